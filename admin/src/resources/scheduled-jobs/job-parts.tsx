import { CaretRightOutlined, PauseOutlined, PlayCircleOutlined } from '@ant-design/icons';
import type { JobPause, ScheduledJob } from '@blattwerk/contract/jobs/shapes';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../components/format.ts';
import { StatusTag } from '../../components/status-tag.tsx';
import { useAction } from '../../components/use-action.ts';

/** Everything that can be said of a job's state at once; one that has nothing to say is well. */
const statesOf = (job: ScheduledJob): string[] => {
  const states = [
    ...(job.isRunning ? ['running'] : []),
    ...(job.isWaiting && !job.isRunning ? ['waiting'] : []),
    ...(job.pause === null ? [] : ['paused']),
    ...(job.hasFailed ? ['failed'] : []),
    ...(job.isOverdue ? ['overdue'] : []),
  ];
  if (states.length > 0) return states;
  return [job.lastRun === null ? 'new' : 'well'];
};

export const JobStates = ({ job }: { job: ScheduledJob }) => (
  <>
    {statesOf(job).map((state) => (
      <StatusTag key={state} type="jobHealth" value={state} />
    ))}
  </>
);

/** Who held a job back from when to when. */
export const PauseText = ({ pause }: { pause: JobPause }) => {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const nameOf = (name: string | null) => name ?? t('scheduled-jobs.unknownPerson');
  const paused = t('scheduled-jobs.pausedBy', { at: dateTime(pause.pausedAt), name: nameOf(pause.pausedByName) });
  if (pause.resumedAt === null) return <>{paused}</>;
  return (
    <>
      {paused} {t('scheduled-jobs.resumedBy', { at: dateTime(pause.resumedAt), name: nameOf(pause.resumedByName) })}
    </>
  );
};

/** Start now, pause, go on. The button's name says of which job, for those who do not see what it stands beside. */
export const JobActions = ({ job, isSmall = false }: { job: ScheduledJob; isSmall?: boolean }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('scheduled-jobs');
  const button = (action: 'run' | 'pause' | 'resume', icon: React.ReactNode) =>
    job.abilities.includes(action) ? (
      <Button
        icon={icon}
        size={isSmall ? 'small' : 'middle'}
        aria-label={t(`scheduled-jobs.${action}Of`, { title: job.title })}
        loading={running === action}
        disabled={running !== undefined}
        onClick={() => void run(job.id, action, {}, { done: `scheduled-jobs.${action}Done` })}
      >
        {t(`scheduled-jobs.${action}`)}
      </Button>
    ) : null;
  return (
    <span className="job-buttons">
      {button('run', <CaretRightOutlined aria-hidden="true" />)}
      {button('pause', <PauseOutlined aria-hidden="true" />)}
      {button('resume', <PlayCircleOutlined aria-hidden="true" />)}
    </span>
  );
};
