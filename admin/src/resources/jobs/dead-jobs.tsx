import { RedoOutlined } from '@ant-design/icons';
import { useInvalidate } from '@refinedev/core';
import type { DeadJobs as DeadJobsAnswer } from '@blattwerk/contract/backoffice/shapes';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { ErrorState } from '../../components/states.tsx';
import { useAction } from '../../components/use-action.ts';
import { DateTime } from '../../components/values.tsx';
import { usePollEvery, usePolling } from '../../providers/use-polling.ts';
import { useRows } from '../../providers/use-record.ts';

type Kind = DeadJobsAnswer['items'][number];

const refreshEveryMs = 15_000;

const KindLine = ({ kind }: { kind: Kind }) => {
  const { t } = useTranslation();
  const invalidate = useInvalidate();
  const { run, running } = useAction('dead-jobs');
  const { id, title, count, oldestAt } = kind;
  const retry = async () => {
    await run(id, 'retry', {}, { done: 'jobs.deadRetried' });
    await invalidate({ resource: 'jobs', invalidates: ['list'] });
  };
  return (
    <li className="job-line-head">
      <span>
        <strong>{title}</strong>: {t('jobs.deadCount', { count })} <DateTime value={oldestAt} />
      </span>
      <div className="job-actions">
        <ConfirmButton
          icon={<RedoOutlined aria-hidden="true" />}
          aria-label={`${t('jobs.retryAll')}: ${title}`}
          disabled={running !== undefined}
          heading={t('jobs.retryAllHeading', { title })}
          means={t('jobs.retryAllMeans', { count })}
          onConfirm={() => void retry()}
        >
          {t('jobs.retryAll')}
        </ConfirmButton>
      </div>
    </li>
  );
};

/** What failed for good, by its kind, to be repeated in one go; nothing is shown while there is nothing. */
export const DeadJobs = () => {
  const { t } = useTranslation();
  const polling = usePolling();
  const { query, result } = useRows({ resource: 'dead-jobs', pagination: { mode: 'off' }, liveParams: polling.liveParams });
  usePollEvery(polling, refreshEveryMs);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (result.data.length === 0) return null;
  return (
    <section className="section dead-jobs" aria-labelledby="dead-jobs">
      <h2 id="dead-jobs">{t('jobs.deadTitle')}</h2>
      <p>{t('jobs.deadText')}</p>
      <ul className="job-list">
        {result.data.map((kind) => (
          <KindLine key={kind.id} kind={kind} />
        ))}
      </ul>
    </section>
  );
};
