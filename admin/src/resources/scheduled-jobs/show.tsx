import type { JobRun, ScheduledJobPage } from '@blattwerk/contract/jobs/shapes';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page.tsx';
import { PlainTable } from '../../components/plain-table.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { EmptyState } from '../../components/states.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { DateTime, Facts, Text } from '../../components/values.tsx';
import { Duration } from './duration.tsx';
import { DurationPlot } from './duration-plot.tsx';
import { JobActions, JobStates, PauseText } from './job-parts.tsx';
import { RunsStrip } from './runs-strip.tsx';
import './scheduled-jobs.css';

const Runs = ({ runs }: { runs: readonly JobRun[] }) => {
  const { t } = useTranslation();
  const label = (field: string) => t(`scheduled-jobs.${field}`);
  if (runs.length === 0) return <EmptyState title={t('scheduled-jobs.noRuns')} />;
  return (
    <PlainTable label={t('scheduled-jobs.runs')}>
      <thead>
        <tr>
          {['startedAt', 'outcome', 'duration', 'rows', 'retries', 'error'].map((field) => (
            <th key={field} scope="col">
              {label(field)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <tr key={run.id}>
            <th scope="row">
              <DateTime value={run.startedAt ?? run.createdAt} />
            </th>
            <td>
              <StatusTag type="jobOutcome" value={run.outcome} />
            </td>
            <td>
              <Duration ms={run.durationMs} />
            </td>
            <td>
              <Text value={run.rows} />
            </td>
            <td>{run.retries}</td>
            <td>
              <Text value={run.error?.text} />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
};

const State = ({ job }: { job: ScheduledJobPage }) => {
  const { t } = useTranslation();
  const label = (field: string) => t(`scheduled-jobs.${field}`);
  return (
    <Section title={t('scheduled-jobs.state')}>
      <p className="job-does">{job.description}</p>
      <Facts
        items={[
          { label: label('schedule'), value: job.scheduleText },
          { label: label('nextRun'), value: job.pause === null ? <DateTime value={job.nextRunAt} /> : label('notWhilePaused') },
          { label: label('lastRun'), value: <DateTime value={job.lastRun?.startedAt} /> },
          { label: label('lastError'), value: <Text value={job.lastError?.error.text} /> },
        ]}
      />
    </Section>
  );
};

/** One job that the clock starts, with its last runs and pauses. */
export const ScheduledJobShow = () => {
  const { t } = useTranslation();
  return (
    <RecordPage
      resource="scheduled-jobs"
      title={(job) => job.title}
      aside={(job) => <JobStates job={job} />}
      actions={(job) => <JobActions job={job} />}
      refreshEveryMs={3_000}
    >
      {(job) => (
        <>
          <State job={job} />
          <Section title={t('scheduled-jobs.durationPlot')} aside={<RunsStrip runs={job.recentRuns} />}>
            <DurationPlot runs={job.recentRuns} />
          </Section>
          <Section title={t('scheduled-jobs.runs')}>
            <Runs runs={job.runs} />
          </Section>
          {job.pauses.length === 0 ? null : (
            <Section title={t('scheduled-jobs.pauses')}>
              <ul className="job-pauses">
                {job.pauses.map((pause) => (
                  <li key={pause.pausedAt}>
                    <PauseText pause={pause} />
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </>
      )}
    </RecordPage>
  );
};
