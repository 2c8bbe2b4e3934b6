import type { PaymentDetails } from '@blattwerk/contract/payments/shapes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Section } from '../../components/page.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { Code, DateTime, Facts, Money, Nothing } from '../../components/values.tsx';
import { Disputes, Entries, Refunds } from './books.tsx';
import { RefundSteps } from './refund-steps.tsx';

/** The valid invoice, and what was cancelled or taken back, each with its number. */
const Invoices = ({ row: { invoices, currency } }: { row: PaymentDetails }) => {
  const { t } = useTranslation();
  if (invoices.length === 0) return <Nothing />;
  return (
    <ul>
      {invoices.map(({ number, kind, totalCents, isCancelled }) => (
        <li key={number}>
          {t(`enum.invoiceKind.${isCancelled ? 'cancelled' : kind}`)} <Code value={number} /> · <Money cents={totalCents} currency={currency} />
        </li>
      ))}
    </ul>
  );
};

/** Deposit, request and invoice belong together. */
const Summary = ({ row }: { row: PaymentDetails }) => {
  const { t } = useTranslation();
  return (
    <Section title={t('payments.deposit')}>
      <Facts
        items={[
          { label: t('payments.amountCents'), value: <Money cents={row.amountCents} currency={row.currency} /> },
          { label: t('payments.paidAt'), value: <DateTime value={row.paidAt} /> },
          { label: t('payments.refundedCents'), value: <Money cents={row.refundedCents} currency={row.currency} /> },
          { label: t('payments.refundableCents'), value: <Money cents={row.refundableCents} currency={row.currency} /> },
          { label: t('payments.patientName'), value: <Link to={`/patients/${row.patientId}`}>{row.patientName}</Link> },
          {
            label: t('payments.treatmentNumber'),
            value: (
              <Link to={`/treatments/${row.treatmentId}`}>
                <Code value={row.treatmentNumber} />
              </Link>
            ),
          },
          { label: t('payments.offsetAt'), value: <DateTime value={row.offsetAt} /> },
          { label: t('payments.invoice'), value: <Invoices row={row} /> },
          { label: t('payments.provider'), value: <Code value={row.stripePaymentIntentId} /> },
        ]}
      />
    </Section>
  );
};

export const PaymentShow = () => {
  const { t } = useTranslation();
  return (
    <RecordPage
      resource="payments"
      title={(row) => t('payments.titleOf', { number: row.treatmentNumber })}
      aside={(row) => <StatusTag type="paymentStatus" value={row.status} />}
      actions={(row) => <RefundSteps row={row} />}
    >
      {(row) => (
        <>
          <Summary row={row} />
          <Refunds row={row} />
          <Disputes row={row} />
          <Entries entries={row.entries} currency={row.currency} />
        </>
      )}
    </RecordPage>
  );
};
