import { PlusOutlined } from '@ant-design/icons';
import { usePermissions } from '@refinedev/core';
import { feedFormats, feedFreshness, feedKinds, feedModes, runStatuses } from '@blattwerk/contract/stock-feeds/shapes';
import type { FeedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Page } from '../../components/page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { DateTime, EnumText, Nothing, Text, YesNo } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import { Count } from '../feed-runs/count.tsx';
import { openArticlesLink } from '../unmatched-products/open-articles-link.ts';
import { FeedScoreNumber } from './score.tsx';

const isMoving = (feed: FeedRecord) => feed.lastRun?.status === 'running';

const columns: readonly GridColumn<FeedRecord>[] = [
  { field: 'pharmacyName', render: (row) => row.pharmacyName, sortable: true, filter: { kind: 'text' } },
  { field: 'pharmacyCity', render: (row) => row.pharmacyCity, sortable: true, filter: { kind: 'text' } },
  {
    field: 'kind',
    render: (row) => <EnumText type="feedKind" value={row.kind} />,
    sortable: true,
    filter: { kind: 'enum', type: 'feedKind', values: feedKinds },
  },
  {
    field: 'freshness',
    render: (row) => <StatusTag type="feedFreshness" value={row.freshness} />,
    sortable: true,
    filter: { kind: 'enum', type: 'feedFreshness', values: feedFreshness },
  },
  {
    field: 'lastStatus',
    render: (row) => <StatusTag type="runStatus" value={row.lastRun?.status} />,
    sortable: true,
    filter: { kind: 'enum', type: 'runStatus', values: runStatuses },
  },
  { field: 'lastRunAt', render: (row) => <DateTime value={row.lastRun?.startedAt} />, sortable: true },
  {
    field: 'openArticles',
    render: (row) =>
      row.openArticles === 0 ? (
        <Count value={0} />
      ) : (
        <Link to={openArticlesLink(row.pharmacyId)}>
          <Count value={row.openArticles} />
        </Link>
      ),
    sortable: true,
    align: 'right',
    filter: { kind: 'number' },
  },
  {
    field: 'rowErrors',
    render: (row) => (row.lastRun === null ? <Nothing /> : <Count value={row.lastRun.rowErrors} />),
    sortable: true,
    align: 'right',
    filter: { kind: 'number' },
  },
  { field: 'score', label: 'feed-score.title', render: (row) => <FeedScoreNumber feed={row} />, sortable: true, align: 'right' },
  { field: 'nextRunAt', render: (row) => <DateTime value={row.nextRunAt} />, sortable: true },
  { field: 'isActive', render: (row) => <YesNo value={row.isActive} />, filter: { kind: 'flag' } },
  {
    field: 'mode',
    render: (row) => <EnumText type="feedMode" value={row.mode} />,
    filter: { kind: 'enum', type: 'feedMode', values: feedModes },
    isOptional: true,
  },
  {
    field: 'format',
    render: (row) => <EnumText type="feedFormat" value={row.format} />,
    filter: { kind: 'enum', type: 'feedFormat', values: feedFormats },
    isOptional: true,
  },
  { field: 'schedule', render: (row) => <Text value={row.schedule} />, isOptional: true },
  { field: 'confirmedAt', render: (row) => <DateTime value={row.confirmedAt} />, sortable: true, isOptional: true },
];

/** Where the stock comes from, and how each source is doing. */
export const FeedList = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: role } = usePermissions<string>({});
  if (role === undefined) return null;
  const isAdmin = role === 'admin';
  const create = (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => void navigate('/stock-feeds/new')}>
      {t('stock-feeds.new')}
    </Button>
  );
  return (
    <Page title={t('stock-feeds.title')} actions={isAdmin ? create : null}>
      <DataGrid
        resource="stock-feeds"
        columns={columns}
        filters={[{ field: 'pharmacyId', filter: { kind: 'record', resource: 'pharmacies' } }]}
        linkTo={(row) => `/stock-feeds/${row.id}`}
        emptyText={t(isAdmin ? 'stock-feeds.emptyText' : 'stock-feeds.emptyTextPharmacy')}
        emptyAction={isAdmin ? create : null}
        refreshEveryMs={30_000}
        isMoving={isMoving}
      />
    </Page>
  );
};
