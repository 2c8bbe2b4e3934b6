import { questionStatuses, questionTypes } from '@blattwerk/contract/pharmacy-questions/states';
import type { PharmacyQuestion } from '@blattwerk/contract/pharmacy-questions/shapes';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { Code, DateTime, EnumText, Text } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';

const columns: readonly GridColumn<PharmacyQuestion>[] = [
  { field: 'prescriptionNumber', render: (row) => <Code value={row.prescriptionNumber} />, sortable: true, filter: { kind: 'text' } },
  {
    field: 'type',
    render: (row) => <EnumText type="questionType" value={row.type} />,
    filter: { kind: 'enum', type: 'questionType', values: questionTypes },
  },
  {
    field: 'status',
    render: (row) => <StatusTag type="questionStatus" value={row.status} />,
    sortable: true,
    filter: { kind: 'enum', type: 'questionStatus', values: questionStatuses },
  },
  { field: 'dueAt', render: (row) => <DateTime value={row.dueAt} />, sortable: true, filter: { kind: 'date' } },
  { field: 'patientName', render: (row) => <Text value={row.patientName} /> },
  { field: 'pharmacyName', render: (row) => <Text value={row.pharmacy?.name} />, filter: { kind: 'text' } },
  { field: 'doctorName', render: (row) => row.doctor.name },
  { field: 'askedAt', render: (row) => <DateTime value={row.askedAt} />, sortable: true, filter: { kind: 'date' } },
];

/** What pharmacies wait for, the first due first. */
export const PharmacyQuestionList = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('pharmacy-questions.title')}>
      <DataGrid
        resource="pharmacy-questions"
        columns={columns}
        filters={[
          { field: 'prescriptionId', filter: { kind: 'record', resource: 'prescriptions' } },
          { field: 'doctorId', filter: { kind: 'person', resource: 'doctors' } },
        ]}
        defaults={{ sorters: [{ field: 'dueAt', order: 'asc' }], filters: [{ field: 'status', operator: 'in', value: ['open', 'held'] }] }}
        linkTo={(row) => `/pharmacy-questions/${row.id}`}
        refreshEveryMs={20_000}
      />
    </Page>
  );
};
