import type { LedgerEntry, PaymentDetails, PaymentRecord, RefundRecord } from '@blattwerk/contract/payments/shapes';
import type { InvoiceKind } from '@blattwerk/contract/treatments/invoices';
import { actorId, type Ctx } from '../../kernel/ctx.ts';
import type { EntryRow, PaymentRow, RefundRow } from './payment-rows.ts';
import type { Dispute } from './dispute.model.ts';

export const presentPayment = (row: PaymentRow): PaymentRecord => ({
  id: row.id,
  treatmentId: row.treatmentId,
  treatmentNumber: row.treatmentNumber,
  patientId: row.patientId,
  patientName: `${row.firstName} ${row.lastName}`,
  amountCents: row.amountCents,
  currency: row.currency,
  status: row.status,
  stripeSessionId: row.stripeSessionId,
  paidAt: row.paidAt?.toISOString() ?? null,
  refundReason: row.refundReason,
  refundStatus: row.refundStatus,
  refundedAt: row.refundedAt?.toISOString() ?? null,
  refundedCents: row.refundedCents ?? 0,
  feeAt: row.feeAt?.toISOString() ?? null,
  disputedAt: row.disputedAt?.toISOString() ?? null,
  providerFeeAt: row.providerFeeAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
});

export const presentRefund = (ctx: Ctx, row: RefundRow): RefundRecord => ({
  id: row.id,
  payment: row.paymentId,
  amountCents: row.amountCents,
  status: row.status,
  cause: row.reason,
  reason: row.note,
  failure: row.failure,
  requestedBy: row.requesterName,
  approvedBy: row.approverName,
  requestedAt: row.requestedAt.toISOString(),
  refundedAt: row.refundedAt?.toISOString() ?? null,
  isApprovable: row.status === 'to-approve' && row.requestedBy !== actorId(ctx.actor),
});

const presentDispute = (row: Dispute): PaymentDetails['disputes'][number] => ({
  id: row.id,
  amountCents: row.amountCents,
  reason: row.reason,
  status: row.status,
  stripeDisputeId: row.stripeDisputeId,
  openedAt: row.openedAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
});

const presentEntry = (row: EntryRow): LedgerEntry => ({
  transaction: String(row.transactionId),
  kind: row.kind,
  account: row.account,
  amountCents: row.amountCents,
  at: row.at.toISOString(),
  payment: row.paymentId,
  reference: row.reference,
});

interface InvoiceRow {
  number: string;
  kind: InvoiceKind;
  totalCents: number;
  issuedAt: Date;
  cancelledAt: Date | null;
}

const presentInvoice = ({ number, kind, totalCents, issuedAt, cancelledAt }: InvoiceRow): PaymentDetails['invoices'][number] => ({
  ...{ number, kind, totalCents },
  issuedAt: issuedAt.toISOString(),
  isCancelled: cancelledAt !== null,
});

interface Parts {
  refundableCents: number;
  invoices: InvoiceRow[];
  refunds: RefundRow[];
  disputes: Dispute[];
  entries: EntryRow[];
}

const abilitiesOf = (row: PaymentRow, { refundableCents }: Parts, refunds: readonly RefundRecord[]): PaymentDetails['abilities'] => {
  const isFree = row.status !== 'disputed';
  const isWaiting = refunds.some(({ status }) => status === 'to-approve');
  return [
    ...(isFree && refundableCents > 0 ? (['refund'] as const) : []),
    ...(isFree && refunds.some(({ isApprovable }) => isApprovable) ? (['approveRefund'] as const) : []),
    ...(isWaiting ? (['rejectRefund'] as const) : []),
    ...(isFree && refunds.some(({ status }) => status === 'failed') ? (['retryRefund'] as const) : []),
  ];
};

export const presentPaymentDetails = (ctx: Ctx, row: PaymentRow, parts: Parts): PaymentDetails => {
  const refunds = parts.refunds.map((one) => presentRefund(ctx, one));
  const invoices = parts.invoices.map(presentInvoice);
  return {
    ...presentPayment(row),
    stripePaymentIntentId: row.stripePaymentIntentId,
    offsetAt: row.offsetAt?.toISOString() ?? null,
    refundableCents: parts.refundableCents,
    invoice: invoices.find(({ kind, isCancelled }) => kind === 'invoice' && !isCancelled) ?? null,
    invoices,
    refunds,
    disputes: parts.disputes.map(presentDispute),
    entries: parts.entries.map(presentEntry),
    abilities: abilitiesOf(row, parts, refunds),
  };
};
