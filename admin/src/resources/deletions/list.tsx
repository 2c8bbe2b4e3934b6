import { deletionCauses, deletionKinds, type DeletionRecord } from '@blattwerk/contract/deletions/shapes';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../components/file-button.tsx';
import { Page } from '../../components/page.tsx';
import { Code, DateTime, EnumText } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import { api } from '../../providers/http.ts';

const columns: readonly GridColumn<DeletionRecord>[] = [
  { field: 'finishedAt', render: (row) => <DateTime value={row.finishedAt} />, sortable: true, filter: { kind: 'date' } },
  {
    field: 'kind',
    render: (row) => <EnumText type="deletionKind" value={row.kind} />,
    sortable: true,
    filter: { kind: 'enum', type: 'deletionKind', values: deletionKinds },
  },
  { field: 'rows', render: (row) => row.rows, sortable: true, align: 'right' },
  { field: 'before', render: (row) => <DateTime value={row.before} />, sortable: true },
  { field: 'number', render: (row) => <Code value={row.number} />, sortable: true, filter: { kind: 'text' } },
  {
    field: 'cause',
    render: (row) => <EnumText type="deletionCause" value={row.cause} />,
    filter: { kind: 'enum', type: 'deletionCause', values: deletionCauses },
  },
  { field: 'keepUntil', render: (row) => <DateTime value={row.keepUntil} />, sortable: true },
  { field: 'startedAt', render: (row) => <DateTime value={row.startedAt} />, sortable: true, isOptional: true },
];

/** What was deleted of persons, each with its sealed proof, and of classes whose retention period was over. */
export const DeletionList = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('deletions.title')}>
      <DataGrid
        resource="deletions"
        columns={columns}
        filters={[{ field: 'subjectId', filter: { kind: 'id' } }]}
        defaults={{ sorters: [{ field: 'finishedAt', order: 'desc' }] }}
        rowActions={(row) =>
          row.number === null ? null : (
            <FileButton isSmall load={() => api.file('/backoffice/deletions/:id/proof', { params: { id: row.id } })} fileName={`${row.number}.pdf`}>
              {t('deletions.proof')}
            </FileButton>
          )
        }
      />
    </Page>
  );
};
