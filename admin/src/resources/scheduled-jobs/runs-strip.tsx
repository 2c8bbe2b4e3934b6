import type { JobRun, ScheduledJob } from '@blattwerk/contract/jobs/shapes';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../components/format.ts';
import { tones } from '../../components/tones.ts';
import { Nothing } from '../../components/values.tsx';
import { Strip } from '../../plots/strip.tsx';

/** How the last runs ended, the oldest first. */
export const RunsStrip = ({ runs }: { runs: ScheduledJob['recentRuns'] }) => {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  if (runs.length === 0) return <Nothing />;
  const succeeded = runs.filter(({ outcome }) => outcome === 'succeeded').length;
  const wordsOf = ({ startedAt, createdAt, outcome, error }: JobRun): string =>
    [dateTime(startedAt ?? createdAt), t(`enum.jobOutcome.${outcome}`), error?.text].filter(Boolean).join(', ');
  return (
    <Strip
      label={t('scheduled-jobs.stripSums', { count: runs.length, succeeded })}
      items={runs.map((run) => ({ key: run.id, tone: tones['jobOutcome']?.[run.outcome] ?? 'neutral', words: wordsOf(run) }))}
    />
  );
};
