import { userStatuses } from '@blattwerk/contract/accounts/shapes';
import type { PatientRecord } from '@blattwerk/contract/backoffice/shapes';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { Phone } from '../../components/phone.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { DateTime, Day, Text, YesNo } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';

const Name = ({ row }: { row: PatientRecord }) => {
  const { t } = useTranslation();
  return row.erasure === 'done' ? t('patients.erased') : `${row.lastName}, ${row.firstName}`;
};

const columns: readonly GridColumn<PatientRecord>[] = [
  { field: 'lastName', label: 'patients.name', render: (row) => <Name row={row} />, sortable: true, filter: { kind: 'text' } },
  { field: 'email', render: (row) => <Text value={row.erasure === 'done' ? null : row.email} />, sortable: true, filter: { kind: 'text' } },
  { field: 'dob', render: (row) => <Day value={row.erasure === 'done' ? null : row.dob} /> },
  { field: 'city', render: (row) => <Text value={row.city} />, filter: { kind: 'text' } },
  { field: 'zipCode', render: (row) => <Text value={row.zipCode} />, filter: { kind: 'text' }, isOptional: true },
  { field: 'phone', render: (row) => <Phone value={row.phone} />, isOptional: true },
  {
    field: 'status',
    render: (row) => <StatusTag type="userStatus" value={row.status} />,
    sortable: true,
    filter: { kind: 'enum', type: 'userStatus', values: userStatuses },
  },
  { field: 'isMailConfirmed', render: (row) => <YesNo value={row.isMailConfirmed} />, isOptional: true },
  { field: 'treatmentCount', render: (row) => row.treatmentCount, align: 'right' },
  { field: 'createdAt', label: 'common.createdAt', render: (row) => <DateTime value={row.createdAt} />, sortable: true, filter: { kind: 'date' } },
];

export const PatientList = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('patients.title')}>
      <DataGrid resource="patients" columns={columns} defaults={{ sorters: [{ field: 'createdAt', order: 'desc' }] }} linkTo={(row) => `/patients/${row.id}`} />
    </Page>
  );
};
