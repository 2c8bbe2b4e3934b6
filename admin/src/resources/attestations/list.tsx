import type { AttestationRecord } from '@blattwerk/contract/attestations/shapes';
import { attestationKinds, attestationStatuses } from '@blattwerk/contract/attestations/states';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { Code, DateTime, Day, EnumText, Text } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';

const columns: readonly GridColumn<AttestationRecord>[] = [
  { field: 'number', render: (row) => <Code value={row.number} />, sortable: true, filter: { kind: 'text' } },
  {
    field: 'kind',
    render: (row) => <EnumText type="attestationKind" value={row.kind} />,
    filter: { kind: 'enum', type: 'attestationKind', values: attestationKinds },
  },
  { field: 'patientName', render: (row) => <Text value={row.patientName} /> },
  {
    field: 'status',
    render: (row) => <StatusTag type="attestationStatus" value={row.status} />,
    sortable: true,
    filter: { kind: 'enum', type: 'attestationStatus', values: attestationStatuses },
  },
  { field: 'productName', render: (row) => <Text value={row.prescription.productName} /> },
  { field: 'requestedAt', render: (row) => <DateTime value={row.requestedAt} />, sortable: true, filter: { kind: 'date' } },
  { field: 'validUntil', render: (row) => <Day value={row.validUntil} />, sortable: true },
];

/** What patients asked this doctor for, and what the doctor issued. */
export const AttestationList = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('attestations.title')}>
      <DataGrid
        resource="attestations"
        columns={columns}
        filters={[
          { field: 'prescriptionId', filter: { kind: 'record', resource: 'prescriptions' } },
          { field: 'patientId', filter: { kind: 'record', resource: 'patients' } },
        ]}
        defaults={{ sorters: [{ field: 'requestedAt', order: 'desc' }], filters: [{ field: 'status', operator: 'in', value: ['requested', 'issued'] }] }}
        emptyText={t('attestations.emptyText')}
        linkTo={(row) => `/attestations/${row.id}`}
        refreshEveryMs={20_000}
      />
    </Page>
  );
};
