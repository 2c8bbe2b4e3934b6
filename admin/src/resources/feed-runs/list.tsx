import { usePermissions } from '@refinedev/core';
import { runSources, runStatuses } from '@blattwerk/contract/stock-feeds/shapes';
import type { FeedRun } from '@blattwerk/contract/stock-feeds/shapes';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { DateTime, EnumText, Text } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import { Count } from './count.tsx';

const isMoving = (run: FeedRun) => run.status === 'running';

/** In words: what it does now, why it was quarantined or failed. */
const Remark = ({ run }: { run: FeedRun }) =>
  run.phase === null ? (
    <span className="clip" title={run.reasonText}>
      <Text value={run.reasonText} />
    </span>
  ) : (
    <EnumText type="runPhase" value={run.phase} />
  );

const columnsFor = (role: string): readonly GridColumn<FeedRun>[] => [
  { field: 'startedAt', render: (row) => <DateTime value={row.startedAt} />, sortable: true, filter: { kind: 'date' } },
  { field: 'pharmacyName', render: (row) => row.pharmacyName, sortable: true, filter: { kind: 'text' }, isOptional: role !== 'admin' },
  {
    field: 'status',
    render: (row) => <StatusTag type="runStatus" value={row.status} />,
    sortable: true,
    filter: { kind: 'enum', type: 'runStatus', values: runStatuses },
  },
  {
    field: 'source',
    render: (row) => <EnumText type="runSource" value={row.source} />,
    filter: { kind: 'enum', type: 'runSource', values: runSources },
  },
  { field: 'remark', render: (row) => <Remark run={row} /> },
  { field: 'rows', render: (row) => <Count value={row.rows} />, sortable: true, align: 'right' },
  { field: 'changed', render: (row) => <Count value={row.changed} />, sortable: true, align: 'right' },
  { field: 'unmatched', render: (row) => <Count value={row.unmatched} />, sortable: true, align: 'right', filter: { kind: 'number' } },
  { field: 'rowErrors', render: (row) => <Count value={row.rowErrors} />, sortable: true, align: 'right', filter: { kind: 'number' } },
  { field: 'matched', render: (row) => <Count value={row.matched} />, align: 'right', isOptional: true },
  { field: 'format', render: (row) => <EnumText type="feedFormat" value={row.format} />, isOptional: true },
  { field: 'encoding', render: (row) => <Text value={row.encoding} />, isOptional: true },
  { field: 'finishedAt', render: (row) => <DateTime value={row.finishedAt} />, isOptional: true },
];

/** Every import of a feed, the newest first; live while one is running. */
export const RunList = () => {
  const { t } = useTranslation();
  const { data: role } = usePermissions<string>({});
  if (role === undefined) return null;
  return (
    <Page title={t('feed-runs.title')}>
      <DataGrid
        resource="feed-runs"
        columns={columnsFor(role)}
        filters={[
          { field: 'pharmacyId', filter: { kind: 'record', resource: 'pharmacies' } },
          { field: 'feedId', filter: { kind: 'record', resource: 'stock-feeds' } },
        ]}
        defaults={{ sorters: [{ field: 'startedAt', order: 'desc' }] }}
        linkTo={(row) => `/feed-runs/${row.id}`}
        emptyText={t('feed-runs.emptyText')}
        refreshEveryMs={20_000}
        isMoving={isMoving}
      />
    </Page>
  );
};
