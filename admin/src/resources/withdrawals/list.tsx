import type { WithdrawalRecord } from '@blattwerk/contract/withdrawals/shapes';
import { withdrawalOutcomes, withdrawalStatuses } from '@blattwerk/contract/withdrawals/states';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { Code, DateTime, EnumText } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';

const columns: GridColumn<WithdrawalRecord>[] = [
  { field: 'name', render: (row) => row.name, sortable: true, filter: { kind: 'text' } },
  { field: 'email', render: (row) => row.email, filter: { kind: 'text' } },
  { field: 'receivedAt', render: (row) => <DateTime value={row.receivedAt} />, sortable: true, filter: { kind: 'date' } },
  {
    field: 'status',
    render: (row) => <StatusTag type="withdrawalStatus" value={row.status} />,
    sortable: true,
    filter: { kind: 'enum', type: 'withdrawalStatus', values: withdrawalStatuses },
  },
  {
    field: 'outcome',
    render: (row) => <EnumText type="withdrawalOutcome" value={row.outcome} />,
    filter: { kind: 'enum', type: 'withdrawalOutcome', values: withdrawalOutcomes },
  },
  { field: 'treatmentNumber', render: (row) => <Code value={row.treatmentNumber} />, filter: { kind: 'text' } },
  { field: 'doneAt', render: (row) => <DateTime value={row.doneAt} />, sortable: true, isOptional: true },
];

/** Withdrawals from the contract; what is not done waits for staff. */
export const WithdrawalList = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('withdrawals.title')}>
      <DataGrid
        resource="withdrawals"
        columns={columns}
        linkTo={(row) => `/withdrawals/${row.id}`}
        defaults={{ sorters: [{ field: 'receivedAt', order: 'desc' }], filters: [{ field: 'status', operator: 'in', value: ['received', 'confirmed'] }] }}
      />
    </Page>
  );
};
