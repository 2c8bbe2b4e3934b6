import { usePermissions } from '@refinedev/core';
import { prescriptionStatuses } from '@blattwerk/contract/prescriptions/states';
import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { Code, DateTime, Day, Text } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import { Amount } from '../../components/amount.tsx';

type Column = GridColumn<PrescriptionRecord>;
const number: Column = { field: 'number', render: (row) => <Code value={row.number} />, sortable: true, filter: { kind: 'text' } };
const status: Column = {
  field: 'status',
  render: (row) => <StatusTag type="prescriptionStatus" value={row.status} />,
  sortable: true,
  filter: { kind: 'enum', type: 'prescriptionStatus', values: prescriptionStatuses },
};
const times: readonly Column[] = [
  { field: 'sentAt', render: (row) => <DateTime value={row.sentAt} />, sortable: true, filter: { kind: 'date' } },
  { field: 'validUntil', render: (row) => <Day value={row.validUntil} />, sortable: true },
  { field: 'issuedAt', render: (row) => <DateTime value={row.issuedAt} />, sortable: true, filter: { kind: 'date' }, isOptional: true },
];
const medicine: readonly Column[] = [
  { field: 'patientName', render: (row) => <Text value={row.patient?.name} /> },
  {
    field: 'productName',
    render: (row) => (
      <span className="clip">
        <Text value={row.productName} />
      </span>
    ),
  },
  { field: 'quantity', render: (row) => <Amount quantity={row.quantity} unit={row.unit} />, align: 'right' },
];
const doctor: Column = { field: 'doctorName', render: (row) => row.doctor.name };
const pharmacy: Column = {
  field: 'pharmacyName',
  render: (row) => <Text value={row.pharmacy === null ? null : `${row.pharmacy.name}, ${row.pharmacy.city}`} />,
};

const columnsFor: Record<string, readonly Column[]> = {
  pharmacy: [number, status, ...medicine, ...times, doctor],
  doctor: [number, status, ...medicine, pharmacy, ...times],
  admin: [number, status, pharmacy, doctor, ...times],
};

/** For a pharmacy the inbox, the oldest first; for a doctor what they issued; for an administrator where everything is. */
export const PrescriptionList = () => {
  const { t } = useTranslation();
  const { data: role } = usePermissions<string>({});
  if (role === undefined) return null;
  const isInbox = role === 'pharmacy';
  return (
    <Page title={t(isInbox ? 'prescriptions.inbox' : 'prescriptions.title')}>
      <DataGrid<PrescriptionRecord>
        resource="prescriptions"
        columns={columnsFor[role] ?? []}
        filters={[{ field: 'treatmentId', filter: { kind: 'id' } }]}
        defaults={{
          sorters: isInbox ? [{ field: 'sentAt', order: 'asc' }] : [{ field: 'issuedAt', order: 'desc' }],
          filters: isInbox
            ? [{ field: 'status', operator: 'in', value: ['passing-on', 'sent', 'received', 'in-preparation', 'ready', 'partly-dispensed'] }]
            : [],
        }}
        linkTo={(row) => `/prescriptions/${row.id}`}
        refreshEveryMs={20_000}
      />
    </Page>
  );
};
