import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { PaymentDetails, PaymentRecord, RefundRecord } from '@blattwerk/contract/payments/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { columnsOf, defineList, listRecords, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import { hitsOf } from '../../kernel/list-hits.ts';
import { Dispute } from './dispute.model.ts';
import { momentsOf } from './money.queries.ts';
import { presentPayment, presentPaymentDetails, presentRefund } from './payment.presenter.ts';
import type { EntryRow, PaymentRow } from './payment-rows.ts';
import { refundableCents } from './payments.queries.ts';

const newestRefund = `LATERAL (SELECT reason, status, refunded_at FROM refunds WHERE refunds.payment_id = payments.id ORDER BY requested_at DESC, id DESC LIMIT 1)`;
const returned = `LATERAL (SELECT sum(amount_cents)::integer AS cents FROM refunds WHERE refunds.payment_id = payments.id AND status = 'done')`;
/** When money of it last moved in a way that has no column of its own; a fee also where it was taken back. */
const moved = `LATERAL (SELECT max(at) FILTER (WHERE kind IN ('fee', 'consultation-fee', 'service-fee', 'fee-cancelled', 'fee-reduced')) AS fee_at, max(at) FILTER (WHERE kind = 'dispute') AS disputed_at,
  max(at) FILTER (WHERE kind = 'provider-fee') AS provider_fee_at FROM ledger_transactions WHERE ledger_transactions.payment_id = payments.id)`;

const paymentRows = ({ trx }: Ctx) =>
  trx('payments')
    .join('treatments', 'treatments.id', 'payments.treatmentId')
    .join('users', 'users.id', 'payments.patientId')
    .joinRaw(`LEFT JOIN ${newestRefund} AS newest ON true LEFT JOIN ${returned} AS returned ON true LEFT JOIN ${moved} AS moved ON true`)
    .select(
      ...['payments.*', 'treatments.number as treatmentNumber', 'users.firstName', 'users.lastName', 'newest.reason as refundReason'],
      ...['newest.status as refundStatus', 'newest.refundedAt', 'returned.cents as refundedCents', 'moved.feeAt', 'moved.disputedAt', 'moved.providerFeeAt'],
    );

const payments = defineList({
  fields: {
    ...columnsOf('payments', { id: 'id', treatmentId: 'id', patientId: 'id', status: 'text', amountCents: 'number', paidAt: 'instant', createdAt: 'instant' }),
    treatmentNumber: { column: 'treatments.number', kind: 'text' },
    patientName: { column: 'users.lastName', kind: 'text' },
    refundReason: { column: 'newest.reason', kind: 'text' },
    refundStatus: { column: 'newest.status', kind: 'text' },
    refundedAt: { column: 'newest.refundedAt', kind: 'instant', values: momentsOf('refunds') },
    refundedCents: { column: 'returned.cents', kind: 'number' },
    feeAt: { column: 'moved.feeAt', kind: 'instant', values: momentsOf('fees') },
    disputedAt: { column: 'moved.disputedAt', kind: 'instant', values: momentsOf('disputes') },
    providerFeeAt: { column: 'moved.providerFeeAt', kind: 'instant', values: momentsOf('provider-fees') },
  },
  key: ['payments.id'],
  defaultSort: ['-createdAt'],
  search: { people: ['payments.patientId'], treatments: ['payments.treatmentId'], codes: ['payments.id'] },
  visibleTo: paymentRows,
  present: (rows: readonly PaymentRow[]) => rows.map(presentPayment),
});

export const listPayments = (ctx: Ctx, query: ListQuery): Promise<RecordPage<PaymentRecord>> => listRecords(payments, ctx, query);

const refundRows = ({ trx }: Ctx) =>
  trx('refunds')
    .leftJoin('users as requesters', 'requesters.id', 'refunds.requestedBy')
    .leftJoin('users as approvers', 'approvers.id', 'refunds.approvedBy')
    .orderBy('refunds.requestedAt')
    .orderBy('refunds.id')
    .select(
      'refunds.*',
      trx.raw(`requesters.first_name || ' ' || requesters.last_name AS requester_name`),
      trx.raw(`approvers.first_name || ' ' || approvers.last_name AS approver_name`),
    );

const entryRows = ({ trx }: Ctx, paymentId: string): Promise<EntryRow[]> =>
  trx('ledger_entries')
    .join('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transactionId')
    .where({ paymentId })
    .orderBy('ledger_entries.id')
    .select('transactionId', 'kind', 'account', 'amountCents', 'at', 'paymentId', 'reference');

/** @throws server.notFound */
export const readPayment = async (ctx: Ctx, id: string): Promise<PaymentDetails> => {
  const row: PaymentRow = found(await paymentRows(ctx).where({ 'payments.id': id }).first());
  return presentPaymentDetails(ctx, row, {
    refundableCents: await refundableCents(ctx, id),
    invoices: await ctx.trx('invoices').where({ paymentId: id }).orderBy('number').select('number', 'kind', 'totalCents', 'issuedAt', 'cancelledAt'),
    refunds: await refundRows(ctx).where({ paymentId: id }),
    disputes: await Dispute.query(ctx.trx).where({ paymentId: id }).orderBy('openedAt'),
    entries: await entryRows(ctx, id),
  });
};

export const readRefund = async (ctx: Ctx, id: string): Promise<RefundRecord> =>
  presentRefund(ctx, found(await refundRows(ctx).where({ 'refunds.id': id }).first()));

export const paymentHits = hitsOf(
  () => payments,
  ({ id, treatmentNumber, patientName }) => ({ id, title: treatmentNumber, subtitle: patientName }),
);

export const paymentList = openedBy(() => payments);
