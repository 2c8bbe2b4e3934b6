import type { DeliveryTaskRecord } from '@blattwerk/contract/delivery-tasks/shapes';
import { deliveryOutcomes, deliveryTaskKinds, deliveryTaskStatuses } from '@blattwerk/contract/delivery-tasks/states';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { Phone } from '../../components/phone.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { DateTime, EnumText, Text } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';

const columns: readonly GridColumn<DeliveryTaskRecord>[] = [
  { field: 'dueAt', render: (row) => <DateTime value={row.dueAt} />, sortable: true, filter: { kind: 'date' } },
  {
    field: 'kind',
    render: (row) => <EnumText type="deliveryTaskKind" value={row.kind} />,
    sortable: true,
    filter: { kind: 'enum', type: 'deliveryTaskKind', values: deliveryTaskKinds },
  },
  {
    field: 'pharmacyName',
    render: (row) => `${row.pharmacy.name}, ${row.pharmacy.city}`,
    sortable: true,
    filter: { kind: 'text' },
  },
  { field: 'phone', render: (row) => <Phone value={row.pharmacy.phone} /> },
  { field: 'tryNumber', render: (row) => row.tryNumber, align: 'right' },
  {
    field: 'status',
    render: (row) => <StatusTag type="deliveryTaskStatus" value={row.status} />,
    sortable: true,
    filter: { kind: 'enum', type: 'deliveryTaskStatus', values: deliveryTaskStatuses },
  },
  { field: 'assignee', render: (row) => <Text value={row.assignee?.name ?? null} /> },
  {
    field: 'outcome',
    render: (row) => <EnumText type="deliveryOutcome" value={row.outcome} />,
    filter: { kind: 'enum', type: 'deliveryOutcome', values: deliveryOutcomes },
  },
  { field: 'doneAt', render: (row) => <DateTime value={row.doneAt} />, sortable: true, filter: { kind: 'date' }, isOptional: true },
];

/** Whom to call so that prescriptions arrive: what has been due longest stands first. */
export const DeliveryTaskList = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('delivery-tasks.title')}>
      <DataGrid
        resource="delivery-tasks"
        columns={columns}
        filters={[{ field: 'assigneeId', label: 'delivery-tasks.assignee', filter: { kind: 'person', resource: 'people' } }]}
        defaults={{ sorters: [{ field: 'dueAt', order: 'asc' }], filters: [{ field: 'status', operator: 'in', value: ['open'] }] }}
        linkTo={(row) => `/delivery-tasks/${row.id}`}
        refreshEveryMs={20_000}
      />
    </Page>
  );
};
