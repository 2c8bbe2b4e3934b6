import { consultationKinds, type ConsultationRecord } from '@blattwerk/contract/consultations/shapes';
import { consultationStatuses } from '@blattwerk/contract/consultations/states';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { Code, DateTime, EnumText } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';

const columns: readonly GridColumn<ConsultationRecord>[] = [
  { field: 'startsAt', render: (row) => <DateTime value={row.startsAt} />, sortable: true, filter: { kind: 'date' } },
  { field: 'patientName', render: (row) => row.patientName, filter: { kind: 'text' } },
  { field: 'doctorName', render: (row) => row.doctorName, filter: { kind: 'text' } },
  {
    field: 'status',
    render: (row) => <StatusTag type="consultationStatus" value={row.status} />,
    sortable: true,
    filter: { kind: 'enum', type: 'consultationStatus', values: consultationStatuses },
  },
  {
    field: 'kind',
    render: (row) => <EnumText type="consultationKind" value={row.kind} />,
    filter: { kind: 'enum', type: 'consultationKind', values: consultationKinds },
  },
  { field: 'treatmentNumber', render: (row) => <Code value={row.treatmentNumber} />, filter: { kind: 'text' } },
  {
    field: 'createdAt',
    label: 'common.createdAt',
    render: (row) => <DateTime value={row.createdAt} />,
    sortable: true,
    filter: { kind: 'date' },
    isOptional: true,
  },
];

export const ConsultationList = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('consultations.title')}>
      <DataGrid
        resource="consultations"
        columns={columns}
        filters={[
          { field: 'patientId', filter: { kind: 'id' } },
          { field: 'doctorId', filter: { kind: 'id' } },
        ]}
        defaults={{ sorters: [{ field: 'startsAt', order: 'desc' }] }}
        linkTo={(row) => `/consultations/${row.id}`}
      />
    </Page>
  );
};
