import { runStatuses } from '@blattwerk/contract/stock-feeds/shapes';
import type { FeedRun } from '@blattwerk/contract/stock-feeds/shapes';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { DateTime, Text } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';

const columns: readonly GridColumn<FeedRun>[] = [
  { field: 'pharmacyName', render: (row) => row.pharmacyName, sortable: true, filter: { kind: 'text' } },
  {
    field: 'status',
    render: (row) => <StatusTag type="runStatus" value={row.status} />,
    sortable: true,
    filter: { kind: 'enum', type: 'runStatus', values: runStatuses },
  },
  { field: 'startedAt', render: (row) => <DateTime value={row.startedAt} />, sortable: true, filter: { kind: 'date' } },
  { field: 'rows', render: (row) => row.rows, align: 'right' },
  { field: 'matched', render: (row) => row.matched, align: 'right' },
  { field: 'unmatched', render: (row) => row.unmatched, align: 'right' },
  { field: 'rowErrors', render: (row) => row.rowErrors, align: 'right' },
  { field: 'changed', render: (row) => row.changed, align: 'right' },
  { field: 'format', render: (row) => <Text value={row.format} />, isOptional: true },
  { field: 'encoding', render: (row) => <Text value={row.encoding} />, isOptional: true },
  { field: 'finishedAt', render: (row) => <DateTime value={row.finishedAt} />, isOptional: true },
];

export const RunList = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('feed-runs.title')}>
      <DataGrid<FeedRun>
        resource="feed-runs"
        columns={columns}
        filters={[
          { field: 'pharmacyId', filter: { kind: 'id' } },
          { field: 'feedId', filter: { kind: 'id' } },
        ]}
        defaults={{ sorters: [{ field: 'startedAt', order: 'desc' }] }}
        linkTo={(row) => `/feed-runs/${row.id}`}
        refreshEveryMs={30_000}
      />
    </Page>
  );
};
