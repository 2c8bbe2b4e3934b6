import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Section } from '../../components/page.tsx';
import { PlainTable } from '../../components/plain-table.tsx';
import { ErrorState } from '../../components/states.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { DateTime } from '../../components/values.tsx';
import { listLink } from '../../grid/filters.ts';
import { usePollEvery, usePolling } from '../../providers/use-polling.ts';
import { useRows } from '../../providers/use-record.ts';
import { Count } from '../feed-runs/count.tsx';

const shown = 6;
const counts = ['rows', 'changed', 'rowErrors'] as const;

const useRecentRuns = (feedId: string, isRunning: boolean) => {
  const polling = usePolling();
  const list = useRows({
    resource: 'feed-runs',
    pagination: { currentPage: 1, pageSize: shown },
    sorters: [{ field: 'startedAt', order: 'desc' }],
    filters: [{ field: 'feedId', operator: 'eq', value: feedId }],
    liveParams: polling.liveParams,
    errorNotification: false,
  });
  usePollEvery(polling, isRunning ? 2000 : 15_000);
  return list;
};

/** The feed's last imports; all of them are a list of their own. */
export const RecentRuns = ({ feedId, isRunning }: { feedId: string; isRunning: boolean }) => {
  const { t } = useTranslation();
  const { query, result } = useRecentRuns(feedId, isRunning);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.isLoading && result.data.length === 0)
    return (
      <Section title={t('stock-feeds.runs')}>
        <p className="quiet">{t('stock-feeds.noRuns')}</p>
      </Section>
    );
  return (
    <Section
      title={t('stock-feeds.runs')}
      aside={<Link to={listLink('feed-runs', [{ field: 'feedId', operator: 'eq', value: feedId }])}>{t('stock-feeds.allRuns')}</Link>}
    >
      <PlainTable label={t('stock-feeds.runs')}>
        <thead>
          <tr>
            <th scope="col">{t('feed-runs.startedAt')}</th>
            <th scope="col">{t('feed-runs.status')}</th>
            {counts.map((field) => (
              <th key={field} scope="col" className="number">
                {t(`feed-runs.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.data.map((run) => (
            <tr key={run.id}>
              <th scope="row">
                <Link to={`/feed-runs/${run.id}`}>
                  <DateTime value={run.startedAt} />
                </Link>
              </th>
              <td>
                <StatusTag type="runStatus" value={run.status} />
              </td>
              {counts.map((field) => (
                <td key={field} className="number">
                  <Count value={run[field]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  );
};
