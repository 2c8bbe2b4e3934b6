import type { FeedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { StatusTag } from '../../components/status-tag.tsx';
import { Tiles } from '../../components/tiles.tsx';
import { DateTime, Nothing } from '../../components/values.tsx';
import { openArticlesLink } from '../unmatched-products/open-articles-link.ts';

/** How the feed is doing, at a glance. */
export const FeedNumbers = ({ feed }: { feed: FeedRecord }) => {
  const { t } = useTranslation();
  const { lastRun } = feed;
  return (
    <Tiles
      items={[
        {
          label: t('stock-feeds.freshness'),
          value: <StatusTag type="feedFreshness" value={feed.freshness} />,
          ...(feed.confirmedAt === null ? {} : { note: <DateTime value={feed.confirmedAt} /> }),
          isText: true,
        },
        {
          label: t('stock-feeds.lastRun'),
          value: <StatusTag type="runStatus" value={lastRun?.status} />,
          ...(lastRun === null ? {} : { note: <DateTime value={lastRun.startedAt} /> }),
          isText: true,
        },
        {
          label: t('stock-feeds.openArticles'),
          value: feed.openArticles === 0 ? 0 : <Link to={openArticlesLink(feed.pharmacyId)}>{feed.openArticles}</Link>,
          ...(feed.openArticles > 0 ? { tone: 'warn' as const } : {}),
        },
        {
          label: t('stock-feeds.rowErrors'),
          value: lastRun === null ? <Nothing /> : lastRun.rowErrors === 0 ? 0 : <Link to={`/feed-runs/${lastRun.id}`}>{lastRun.rowErrors}</Link>,
          ...(lastRun !== null && lastRun.rowErrors > 0 ? { tone: 'warn' as const } : {}),
        },
        ...(feed.kind === 'pull'
          ? [{ label: t('stock-feeds.nextRunAt'), value: <DateTime value={feed.isActive ? feed.nextRunAt : null} />, isText: true }]
          : []),
      ]}
    />
  );
};
