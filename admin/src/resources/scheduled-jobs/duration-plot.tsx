import type { JobRun } from '@blattwerk/contract/jobs/shapes';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../components/format.ts';
import { Plot } from '../../plots/plot.tsx';
import type { MarkTone } from '../../plots/plot-data.ts';

const tones: Partial<Record<JobRun['outcome'], MarkTone>> = { succeeded: 'ok', failed: 'bad', retrying: 'warn', skipped: 'edge' };

/** How long the last runs took, and how they ended. */
export const DurationPlot = ({ runs }: { runs: readonly JobRun[] }) => {
  const { t } = useTranslation();
  const { dateTime, time, number } = useFormats();
  return (
    <Plot
      kind="bars"
      label={t('scheduled-jobs.durationPlot')}
      rowHead={t('scheduled-jobs.startedAt')}
      series={[{ name: t('scheduled-jobs.duration'), tone: 'ok' }]}
      words={(seconds) => t('scheduled-jobs.seconds', { seconds: number(seconds, seconds < 10 ? 1 : 0) })}
      empty={t('scheduled-jobs.noDuration')}
      rows={runs.map(({ id, startedAt, createdAt, durationMs, outcome }) => ({
        key: id,
        head: `${dateTime(startedAt ?? createdAt)}, ${t(`enum.jobOutcome.${outcome}`)}`,
        short: time(startedAt ?? createdAt),
        values: [durationMs === null ? null : durationMs / 1000],
        tone: tones[outcome] ?? 'edge',
      }))}
    />
  );
};
