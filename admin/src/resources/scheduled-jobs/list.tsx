import type { ScheduledJob } from '@blattwerk/contract/jobs/shapes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Page } from '../../components/page.tsx';
import { EmptyState, ErrorState, PageSkeleton } from '../../components/states.tsx';
import { DateTime, Facts, Text } from '../../components/values.tsx';
import { usePollEvery, usePolling } from '../../providers/use-polling.ts';
import { useRows } from '../../providers/use-record.ts';
import { Duration } from './duration.tsx';
import { JobActions, JobStates, PauseText, standsOut } from './job-parts.tsx';
import { JobTabs } from './job-tabs.tsx';

const whileRunningMs = 2_000;
const otherwiseMs = 15_000;

const isMoving = (job: ScheduledJob): boolean => job.isRunning || job.isWaiting;

const JobLine = ({ job }: { job: ScheduledJob }) => {
  const { t } = useTranslation();
  const label = (field: string) => t(`scheduled-jobs.${field}`);
  const { lastRun, lastError } = job;
  return (
    <li className={`section job-line ${standsOut(job) ? 'job-stands-out' : ''}`}>
      <div className="job-line-head">
        <h2>
          <Link to={`/scheduled-jobs/${job.id}`}>{job.title}</Link>
        </h2>
        <JobStates job={job} />
        <div className="job-actions">
          <JobActions job={job} />
        </div>
      </div>
      <p>{job.description}</p>
      <Facts
        items={[
          { label: label('schedule'), value: job.scheduleText },
          { label: label('lastRun'), value: <DateTime value={lastRun?.startedAt} /> },
          { label: label('duration'), value: <Duration ms={lastRun?.durationMs} /> },
          { label: label('rows'), value: <Text value={lastRun?.rows} /> },
          { label: label('nextRun'), value: job.pause === null ? <DateTime value={job.nextRunAt} /> : label('notWhilePaused') },
        ]}
      />
      {job.pause === null ? null : (
        <p className="job-error">
          <PauseText pause={job.pause} />
        </p>
      )}
      {lastError === null ? null : (
        <p className="job-error">
          {label('lastError')} (<DateTime value={lastError.at} />
          ): {lastError.error.text}
        </p>
      )}
    </li>
  );
};

const Jobs = () => {
  const { t } = useTranslation();
  const polling = usePolling();
  const { query, result } = useRows({ resource: 'scheduled-jobs', errorNotification: false, liveParams: polling.liveParams });
  usePollEvery(polling, result.data.some(isMoving) ? whileRunningMs : otherwiseMs);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isLoading) return <PageSkeleton />;
  if (result.data.length === 0) return <EmptyState title={t('scheduled-jobs.empty')} />;
  const sorted = result.data.toSorted((a, b) => Number(standsOut(b)) - Number(standsOut(a)));
  return (
    <ul className="job-list">
      {sorted.map((job) => (
        <JobLine key={job.id} job={job} />
      ))}
    </ul>
  );
};

/** What happens by itself: what stands out comes first. */
export const ScheduledJobList = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('scheduled-jobs.title')}>
      <JobTabs />
      <Jobs />
    </Page>
  );
};
