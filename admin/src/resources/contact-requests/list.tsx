import type { ContactRequestRow } from '@blattwerk/contract/contact-requests/shapes';
import { contactRequestStatuses, contactTopics } from '@blattwerk/contract/contact-requests/states';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { Phone } from '../../components/phone.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { Code, DateTime, EnumText, Text } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';

const columns: GridColumn<ContactRequestRow>[] = [
  { field: 'number', render: (row) => <Code value={row.number} />, sortable: true, filter: { kind: 'text' } },
  { field: 'createdAt', render: (row) => <DateTime value={row.createdAt} />, sortable: true, filter: { kind: 'date' } },
  {
    field: 'topic',
    render: (row) => <EnumText type="contactTopic" value={row.topic} />,
    sortable: true,
    filter: { kind: 'enum', type: 'contactTopic', values: contactTopics },
  },
  { field: 'name', render: (row) => row.name, sortable: true, filter: { kind: 'text' } },
  {
    field: 'status',
    render: (row) => <StatusTag type="contactRequestStatus" value={row.status} />,
    sortable: true,
    filter: { kind: 'enum', type: 'contactRequestStatus', values: contactRequestStatuses },
  },
  { field: 'assignee', render: (row) => <Text value={row.assignee?.name ?? null} /> },
  { field: 'email', render: (row) => row.email, filter: { kind: 'text' } },
  { field: 'phone', render: (row) => <Phone value={row.phone} />, isOptional: true },
  { field: 'answeredAt', render: (row) => <DateTime value={row.answeredAt} />, sortable: true, isOptional: true },
];

/** Messages of the contact form; the open ones wait for staff, the oldest first. */
export const ContactRequestList = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('contact-requests.title')}>
      <DataGrid
        resource="contact-requests"
        columns={columns}
        filters={[{ field: 'assigneeId', label: 'contact-requests.assignee', filter: { kind: 'person', resource: 'people' } }]}
        linkTo={(row) => `/contact-requests/${row.id}`}
        defaults={{ sorters: [{ field: 'createdAt', order: 'asc' }], filters: [{ field: 'status', operator: 'in', value: ['open'] }] }}
      />
    </Page>
  );
};
