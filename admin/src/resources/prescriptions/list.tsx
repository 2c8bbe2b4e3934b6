import { usePermissions } from '@refinedev/core';
import { originalStatuses } from '@blattwerk/contract/prescriptions/originals';
import { prescriptionStatuses } from '@blattwerk/contract/prescriptions/states';
import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { Code, DateTime, Day, Text } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import { Amount } from '../../components/amount.tsx';
import { Inbox } from './inbox/inbox.tsx';

type Column = GridColumn<PrescriptionRecord>;
const number: Column = { field: 'number', render: (row) => <Code value={row.number} />, sortable: true, filter: { kind: 'text' } };
const status: Column = {
  field: 'status',
  render: (row) => <StatusTag type="prescriptionStatus" value={row.status} />,
  sortable: true,
  filter: { kind: 'enum', type: 'prescriptionStatus', values: prescriptionStatuses },
};
const original: Column = {
  field: 'original',
  render: (row) => <StatusTag type="originalStatus" value={row.original?.status} />,
  filter: { kind: 'enum', type: 'originalStatus', values: originalStatuses },
  isOptional: true,
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
  doctor: [number, status, ...medicine, pharmacy, original, ...times],
  admin: [number, status, pharmacy, doctor, original, ...times],
};

/** For a pharmacy its inbox; for a doctor what they issued; for an administrator where everything is, without health data. */
export const PrescriptionList = () => {
  const { t } = useTranslation();
  const { data: role } = usePermissions<string>({});
  if (role === undefined) return null;
  if (role === 'pharmacy') return <Inbox />;
  return (
    <Page title={t('prescriptions.title')}>
      <DataGrid
        resource="prescriptions"
        columns={columnsFor[role] ?? []}
        filters={[
          { field: 'statusSince', filter: { kind: 'date' } },
          { field: 'treatmentId', filter: { kind: 'record', resource: 'treatments' } },
          { field: 'patientId', filter: { kind: 'record', resource: 'patients' } },
          { field: 'doctorId', filter: { kind: 'person', resource: 'doctors' } },
          { field: 'pharmacyId', filter: { kind: 'record', resource: 'pharmacies' } },
        ]}
        defaults={{
          sorters: [{ field: 'issuedAt', order: 'desc' }],
          filters: [],
        }}
        linkTo={(row) => `/prescriptions/${row.id}`}
        refreshEveryMs={20_000}
      />
    </Page>
  );
};
