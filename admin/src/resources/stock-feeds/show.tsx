import type { FeedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Section } from '../../components/page.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { DateTime, EnumText, Facts, Text, YesNo } from '../../components/values.tsx';
import { FeedActions } from './feed-actions.tsx';
import { FeedNumbers } from './feed-numbers.tsx';
import { FeedKeys } from './keys.tsx';
import { RecentRuns } from './recent-runs.tsx';
import { FeedScore } from './score.tsx';

const Source = ({ feed }: { feed: FeedRecord }) => {
  const { t } = useTranslation();
  const pulled = [
    { label: t('stock-feeds.url'), value: <Text value={feed.url} /> },
    { label: t('stock-feeds.schedule'), value: <Text value={feed.schedule} /> },
  ];
  return (
    <Section title={t('stock-feeds.source')}>
      <Facts
        items={[
          { label: t('stock-feeds.kind'), value: <EnumText type="feedKind" value={feed.kind} /> },
          { label: t('stock-feeds.mode'), value: <EnumText type="feedMode" value={feed.mode} /> },
          { label: t('stock-feeds.format'), value: <EnumText type="feedFormat" value={feed.format ?? 'auto'} /> },
          ...(feed.kind === 'pull' ? pulled : []),
          { label: t('stock-feeds.isMapped'), value: <YesNo value={feed.mapping !== null} /> },
          { label: t('common.createdAt'), value: <DateTime value={feed.createdAt} /> },
        ]}
      />
    </Section>
  );
};

/** What needs a user's attention, in words. */
const Attention = ({ feed: { isActive, lastRun } }: { feed: FeedRecord }) => {
  const { t } = useTranslation();
  if (!isActive) return <Alert className="page-note" type="info" showIcon message={t('stock-feeds.isOff')} />;
  if (lastRun === null || lastRun.reasonText === null) return null;
  return (
    <Alert
      className="page-note"
      type={lastRun.status === 'failed' ? 'error' : 'warning'}
      showIcon
      message={lastRun.reasonText}
      description={<Link to={`/feed-runs/${lastRun.id}`}>{t('stock-feeds.openLastRun')}</Link>}
    />
  );
};

/** One source of stock: how it is doing, what it last brought, where it comes from. */
export const FeedShow = () => (
  <RecordPage
    resource="stock-feeds"
    title={(feed) => feed.pharmacyName}
    aside={(feed) => <StatusTag type="feedFreshness" value={feed.freshness} />}
    actions={(feed) => <FeedActions feed={feed} />}
    refreshEveryMs={(feed) => (feed.lastRun?.status === 'running' ? 2000 : 15_000)}
  >
    {(feed) => (
      <div className="stack">
        <div>
          <Attention feed={feed} />
          <FeedNumbers feed={feed} />
        </div>
        <div className="columns">
          <div className="stack">
            <RecentRuns feedId={feed.id} isRunning={feed.lastRun?.status === 'running'} />
            <Source feed={feed} />
            <FeedKeys feed={feed} />
          </div>
          <FeedScore feed={feed} />
        </div>
      </div>
    )}
  </RecordPage>
);
