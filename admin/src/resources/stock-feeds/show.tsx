import { EditOutlined, SyncOutlined } from '@ant-design/icons';
import { useNotification } from '@refinedev/core';
import type { FeedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Section } from '../../components/page.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { useAction } from '../../components/use-action.ts';
import { DateTime, EnumText, Facts, Text, YesNo } from '../../components/values.tsx';
import { listLink } from '../../grid/filters.ts';
import { FeedUpload } from './feed-upload.tsx';
import { FeedKeys } from './keys.tsx';
import { FeedScore } from './score.tsx';

const Actions = ({ feed }: { feed: FeedRecord }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { open } = useNotification();
  const { run, running } = useAction('stock-feeds');
  const start = async () => {
    const result = await run<{ runId?: string; id?: string }>(feed.id, 'run');
    if (result === undefined) return;
    const runId = result.runId ?? result.id;
    if (runId === undefined) open?.({ type: 'success', message: t('stock-feeds.started') });
    else void navigate(`/feed-runs/${runId}`);
  };
  return (
    <>
      {feed.abilities.includes('run') ? (
        <Button icon={<SyncOutlined aria-hidden="true" />} loading={running === 'run'} onClick={() => void start()}>
          {t('stock-feeds.run')}
        </Button>
      ) : null}
      {feed.abilities.includes('upload') ? <FeedUpload feedId={feed.id} /> : null}
      {feed.abilities.includes('upload') ? <Button onClick={() => void navigate(`/stock-feeds/${feed.id}/doctor`)}>{t('feed-doctor.open')}</Button> : null}
      {feed.abilities.includes('update') ? (
        <Button icon={<EditOutlined aria-hidden="true" />} onClick={() => void navigate(`/stock-feeds/${feed.id}/edit`)}>
          {t('common.edit')}
        </Button>
      ) : null}
    </>
  );
};

export const FeedShow = () => {
  const { t } = useTranslation();
  return (
    <RecordPage<FeedRecord> resource="stock-feeds" title={(feed) => feed.pharmacyName} actions={(feed) => <Actions feed={feed} />} refreshEveryMs={15_000}>
      {(feed) => (
        <div className="columns">
          <Section title={t('stock-feeds.source')}>
            <Facts
              items={[
                { label: t('stock-feeds.kind'), value: <EnumText type="feedKind" value={feed.kind} /> },
                { label: t('stock-feeds.mode'), value: <EnumText type="feedMode" value={feed.mode} /> },
                { label: t('stock-feeds.format'), value: <EnumText type="feedFormat" value={feed.format ?? 'auto'} /> },
                { label: t('stock-feeds.url'), value: <Text value={feed.url} /> },
                { label: t('stock-feeds.schedule'), value: <Text value={feed.schedule} /> },
                { label: t('stock-feeds.isActive'), value: <YesNo value={feed.isActive} /> },
              ]}
            />
          </Section>
          <Section title={t('stock-feeds.runs')}>
            <Facts
              items={[
                { label: t('stock-feeds.lastRun'), value: <StatusTag type="runStatus" value={feed.lastRun?.status} /> },
                { label: t('stock-feeds.lastRunAt'), value: <DateTime value={feed.lastRun?.startedAt} /> },
                { label: t('stock-feeds.nextRunAt'), value: <DateTime value={feed.nextRunAt} /> },
              ]}
            />
            <p className="section-links">
              <Link to={listLink('feed-runs', [{ field: 'feedId', operator: 'eq', value: feed.id }])}>{t('stock-feeds.allRuns')}</Link>
              {feed.lastRun === null ? null : <Link to={`/feed-runs/${feed.lastRun.id}`}>{t('stock-feeds.openLastRun')}</Link>}
            </p>
          </Section>
          <FeedScore feed={feed} />
          <FeedKeys feed={feed} />
        </div>
      )}
    </RecordPage>
  );
};
