import type { FeedRun } from '@blattwerk/contract/stock-feeds/shapes';
import { runPhases } from '@blattwerk/contract/stock-feeds/shapes';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../components/format.ts';

/** An import at work: its step, and how many rows it has read so far. */
export const Progress = ({ run }: { run: FeedRun }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const current = run.phase === null ? -1 : runPhases.indexOf(run.phase);
  return (
    <div className="panel progress" role="status">
      <ol>
        {runPhases.map((phase, index) => (
          <li key={phase} className={index < current ? 'is-done' : index === current ? 'is-now' : ''} aria-current={index === current ? 'step' : undefined}>
            {t(`enum.runPhase.${phase}`)}
          </li>
        ))}
      </ol>
      <p className="figures">{t('feed-runs.rowsSoFar', { count: run.rows, rows: number(run.rows, 0) })}</p>
    </div>
  );
};
