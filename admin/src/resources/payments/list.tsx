import { refundReasons, refundStatuses } from '@blattwerk/contract/payments/refunds';
import { paymentStatuses } from '@blattwerk/contract/payments/states';
import type { PaymentRecord } from '@blattwerk/contract/payments/shapes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Page } from '../../components/page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { Code, DateTime, EnumText, Money, Nothing } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';

const columns: readonly GridColumn<PaymentRecord>[] = [
  { field: 'treatmentNumber', render: (row) => <Code value={row.treatmentNumber} />, sortable: true, filter: { kind: 'text' } },
  { field: 'patientName', render: (row) => <Link to={`/patients/${row.patientId}`}>{row.patientName}</Link>, filter: { kind: 'text' } },
  {
    field: 'status',
    render: (row) => <StatusTag type="paymentStatus" value={row.status} />,
    sortable: true,
    filter: { kind: 'enum', type: 'paymentStatus', values: paymentStatuses },
  },
  {
    field: 'amountCents',
    render: (row) => <Money cents={row.amountCents} currency={row.currency} />,
    align: 'right',
    sortable: true,
    filter: { kind: 'money' },
  },
  { field: 'paidAt', render: (row) => <DateTime value={row.paidAt} />, sortable: true, filter: { kind: 'date' } },
  { field: 'refundedCents', render: (row) => <Money cents={row.refundedCents} currency={row.currency} />, align: 'right', sortable: true },
  {
    field: 'refundStatus',
    render: (row) => (row.refundStatus === null ? <Nothing /> : <StatusTag type="refundStatus" value={row.refundStatus} />),
    filter: { kind: 'enum', type: 'refundStatus', values: refundStatuses },
  },
  {
    field: 'refundReason',
    render: (row) => <EnumText type="refundReason" value={row.refundReason} />,
    filter: { kind: 'enum', type: 'refundReason', values: refundReasons },
  },
  { field: 'refundedAt', render: (row) => <DateTime value={row.refundedAt} />, sortable: true, filter: { kind: 'date' }, isOptional: true },
  { field: 'feeAt', render: (row) => <DateTime value={row.feeAt} />, sortable: true, filter: { kind: 'date' }, isOptional: true },
  { field: 'disputedAt', render: (row) => <DateTime value={row.disputedAt} />, sortable: true, filter: { kind: 'date' }, isOptional: true },
  { field: 'providerFeeAt', render: (row) => <DateTime value={row.providerFeeAt} />, sortable: true, filter: { kind: 'date' }, isOptional: true },
  {
    field: 'createdAt',
    label: 'common.createdAt',
    render: (row) => <DateTime value={row.createdAt} />,
    sortable: true,
    filter: { kind: 'date' },
    isOptional: true,
  },
];

export const PaymentList = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('payments.title')}>
      <DataGrid
        resource="payments"
        columns={columns}
        filters={[
          { field: 'treatmentId', filter: { kind: 'record', resource: 'treatments' } },
          { field: 'patientId', filter: { kind: 'record', resource: 'patients' } },
        ]}
        defaults={{ sorters: [{ field: 'createdAt', order: 'desc' }] }}
        linkTo={(row) => `/payments/${row.id}`}
      />
    </Page>
  );
};
