import { PlusOutlined } from '@ant-design/icons';
import { usePermissions } from '@refinedev/core';
import { feedFormats, feedKinds, feedModes, runStatuses } from '@blattwerk/contract/stock-feeds/shapes';
import type { FeedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Page } from '../../components/page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { DateTime, EnumText, Text, YesNo } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import { FeedScoreNumber } from './score.tsx';

const columns: readonly GridColumn<FeedRecord>[] = [
  { field: 'pharmacyName', render: (row) => row.pharmacyName, sortable: true, filter: { kind: 'text' } },
  {
    field: 'kind',
    render: (row) => <EnumText type="feedKind" value={row.kind} />,
    sortable: true,
    filter: { kind: 'enum', type: 'feedKind', values: feedKinds },
  },
  { field: 'mode', render: (row) => <EnumText type="feedMode" value={row.mode} />, filter: { kind: 'enum', type: 'feedMode', values: feedModes } },
  {
    field: 'format',
    render: (row) => <EnumText type="feedFormat" value={row.format} />,
    filter: { kind: 'enum', type: 'feedFormat', values: feedFormats },
    isOptional: true,
  },
  { field: 'isActive', render: (row) => <YesNo value={row.isActive} />, filter: { kind: 'flag' } },
  {
    field: 'lastStatus',
    render: (row) => <StatusTag type="runStatus" value={row.lastRun?.status} />,
    sortable: true,
    filter: { kind: 'enum', type: 'runStatus', values: runStatuses },
  },
  { field: 'lastRunAt', render: (row) => <DateTime value={row.lastRun?.startedAt} /> },
  { field: 'schedule', render: (row) => <Text value={row.schedule} />, isOptional: true },
  { field: 'nextRunAt', render: (row) => <DateTime value={row.nextRunAt} />, sortable: true },
  { field: 'score', label: 'feed-score.title', render: (row) => <FeedScoreNumber score={row.score} />, sortable: true, align: 'right' },
];

export const FeedList = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: role } = usePermissions<string>({});
  const create = (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => void navigate('/stock-feeds/new')}>
      {t('stock-feeds.new')}
    </Button>
  );
  return (
    <Page title={t('stock-feeds.title')} actions={role === 'admin' ? create : null}>
      <DataGrid<FeedRecord>
        resource="stock-feeds"
        columns={columns}
        filters={[{ field: 'pharmacyId', filter: { kind: 'id' } }]}
        linkTo={(row) => `/stock-feeds/${row.id}`}
        refreshEveryMs={30_000}
      />
    </Page>
  );
};
