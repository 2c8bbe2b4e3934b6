import { retentionKinds, type DeletionRecord } from '@blattwerk/contract/deletions/shapes';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { DateTime, EnumText } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';

const columns: readonly GridColumn<DeletionRecord>[] = [
  { field: 'finishedAt', render: (row) => <DateTime value={row.finishedAt} />, sortable: true, filter: { kind: 'date' } },
  {
    field: 'kind',
    render: (row) => <EnumText type="deletionKind" value={row.kind} />,
    sortable: true,
    filter: { kind: 'enum', type: 'deletionKind', values: retentionKinds },
  },
  { field: 'before', render: (row) => <DateTime value={row.before} />, sortable: true },
  { field: 'rows', render: (row) => row.rows, sortable: true, align: 'right' },
];

/** What was deleted when its time was over, as proof that the periods are kept. */
export const DeletionList = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('deletions.title')}>
      <DataGrid resource="deletions" columns={columns} hasCards defaults={{ sorters: [{ field: 'finishedAt', order: 'desc' }] }} />
    </Page>
  );
};
