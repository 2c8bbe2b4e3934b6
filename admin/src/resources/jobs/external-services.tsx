import { RedoOutlined } from '@ant-design/icons';
import { useInvalidate } from '@refinedev/core';
import type { ExternalServiceState } from '@blattwerk/contract/external-services/shapes';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/states.tsx';
import { useAction } from '../../components/use-action.ts';
import { DateTime } from '../../components/values.tsx';
import { usePollEvery, usePolling } from '../../providers/use-polling.ts';
import { useRows } from '../../providers/use-record.ts';

const refreshEveryMs = 15_000;

const ServiceLine = ({ state }: { state: ExternalServiceState }) => {
  const { t } = useTranslation();
  const invalidate = useInvalidate();
  const { run, running } = useAction('external-services');
  const { id, downSince, lastTriedAt, waiting, oldestWaitingAt, abilities } = state;
  const name = t(`enum.externalService.${id}`);
  const retry = async () => {
    await run(id, 'retry', {}, { done: ({ retried }) => t('jobs.waitingRetried', { count: retried }) });
    await invalidate({ resource: 'jobs', invalidates: ['list'] });
  };
  const button = abilities.includes('retry') && (
    <Button
      size="small"
      icon={<RedoOutlined aria-hidden="true" />}
      aria-label={`${t('jobs.retryNow')}: ${name}`}
      loading={running !== undefined}
      onClick={() => void retry()}
    >
      {t('jobs.retryNow')}
    </Button>
  );
  const heading =
    downSince === null ? (
      <>{t('jobs.serviceSlow', { name })}</>
    ) : (
      <>
        {t('jobs.serviceDown', { name })} <DateTime value={downSince} />
      </>
    );
  return (
    <li>
      <Alert
        type={downSince === null ? 'info' : 'warning'}
        showIcon
        message={heading}
        description={
          <>
            {waiting > 0 && (
              <>
                {t('jobs.serviceWaiting', { count: waiting })} <DateTime value={oldestWaitingAt} />.{' '}
              </>
            )}
            {lastTriedAt !== null && (
              <>
                {t('jobs.serviceTried')} <DateTime value={lastTriedAt} />.
              </>
            )}
          </>
        }
        action={button}
      />
    </li>
  );
};

/** Services of others that do not answer, and how much work waits for them; nothing is shown while there is nothing. */
export const ExternalServices = () => {
  const { t } = useTranslation();
  const polling = usePolling();
  const { query, result } = useRows({ resource: 'external-services', pagination: { mode: 'off' }, liveParams: polling.liveParams });
  usePollEvery(polling, refreshEveryMs);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (result.data.length === 0) return null;
  return (
    <section className="section dead-jobs" aria-labelledby="external-services">
      <h2 id="external-services">{t('jobs.servicesTitle')}</h2>
      <p>{t('jobs.servicesText')}</p>
      <ul className="job-list">
        {result.data.map((state) => (
          <ServiceLine key={state.id} state={state} />
        ))}
      </ul>
    </section>
  );
};
