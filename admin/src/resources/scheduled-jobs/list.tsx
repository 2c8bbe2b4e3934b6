import type { ScheduledJob } from '@blattwerk/contract/jobs/shapes';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { DateTime } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import { Duration } from './duration.tsx';
import { JobActions, JobStates } from './job-parts.tsx';
import { JobTabs } from './job-tabs.tsx';
import { RunsStrip } from './runs-strip.tsx';
import './scheduled-jobs.css';

const isMoving = (job: ScheduledJob): boolean => job.isRunning || job.isWaiting;

/** How it is doing, and the last error in words. */
const State = ({ job }: { job: ScheduledJob }) => {
  const { lastError } = job;
  return (
    <span className="job-cell">
      <span className="job-states">
        <JobStates job={job} />
      </span>
      {lastError === null ? null : (
        <span className="quiet small">
          <DateTime value={lastError.at} />: {lastError.error.text}
        </span>
      )}
    </span>
  );
};

const Schedule = ({ job }: { job: ScheduledJob }) => {
  const { t } = useTranslation();
  return (
    <span className="job-cell">
      {job.scheduleText}
      <span className="quiet small">
        {t('scheduled-jobs.nextRun')}: {job.pause === null ? <DateTime value={job.nextRunAt} /> : t('scheduled-jobs.notWhilePaused')}
      </span>
    </span>
  );
};

const LastRun = ({ job: { lastRun } }: { job: ScheduledJob }) => {
  const { t } = useTranslation();
  if (lastRun === null) return <DateTime value={null} />;
  return (
    <span className="job-cell">
      <DateTime value={lastRun.startedAt} />
      <span className="quiet small">
        <Duration ms={lastRun.durationMs} />
        {lastRun.rows === null ? null : <>, {t('scheduled-jobs.rowsOf', { count: lastRun.rows })}</>}
      </span>
    </span>
  );
};

const columns: readonly GridColumn<ScheduledJob>[] = [
  { field: 'job', label: 'jobs.job', render: (job) => <span title={job.description}>{job.title}</span> },
  { field: 'state', render: (job) => <State job={job} /> },
  { field: 'recentRuns', render: (job) => <RunsStrip runs={job.recentRuns} /> },
  { field: 'lastRun', render: (job) => <LastRun job={job} /> },
  { field: 'schedule', render: (job) => <Schedule job={job} /> },
];

/** What happens by itself: what stands out comes first. */
export const ScheduledJobList = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('scheduled-jobs.title')}>
      <JobTabs />
      <DataGrid
        resource="scheduled-jobs"
        isWhole
        columns={columns}
        linkTo={(job) => `/scheduled-jobs/${job.id}`}
        rowActions={(job) => <JobActions job={job} isSmall />}
        refreshEveryMs={15_000}
        isMoving={isMoving}
      />
    </Page>
  );
};
