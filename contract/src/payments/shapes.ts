import { z } from 'zod';
import { invoiceKinds } from '../treatments/invoices.ts';
import { cents, id, instant } from '../validation.ts';
import { ledgerAccounts, ledgerKinds } from './ledger.ts';
import { ledgerDifference } from './money.ts';
import { disputeStatuses, refundReasons, refundStatuses } from './refunds.ts';
import { paymentStatuses } from './states.ts';

/** The deposit of a treatment request, as the patient sees it. */
export const deposit = z.object({
  status: z.enum(paymentStatuses),
  amountCents: cents,
  currency: z.string(),
  paidAt: instant.nullable(),
  refundedAt: instant.nullable(),
  /** What went or goes back: the whole deposit, or what the invoice left of it. */
  refundCents: cents.nullable(),
  /** Why it goes back: the rule, staff, or the payment provider. */
  refundReason: z.enum(refundReasons).nullable(),
});
export type Deposit = z.output<typeof deposit>;

export const checkoutInput = z.strictObject({ treatmentId: id });
/** `url`: the payment provider's own page. */
export const checkoutSession = z.object({ url: z.string(), sessionId: z.string() });

export const paymentRecord = z.object({
  id,
  treatmentId: id,
  treatmentNumber: z.string(),
  patientId: id,
  patientName: z.string(),
  amountCents: cents,
  currency: z.string(),
  status: z.enum(paymentStatuses),
  stripeSessionId: z.string().nullable(),
  paidAt: instant.nullable(),
  /** Of the newest refund. */
  refundReason: z.enum(refundReasons).nullable(),
  refundStatus: z.enum(refundStatuses).nullable(),
  refundedAt: instant.nullable(),
  /** What went back so far. */
  refundedCents: cents,
  /** When a fee (or what takes it back), a dispute and a fee of the provider were last posted. The list is filtered by each time, not by the last alone. */
  feeAt: instant.nullable(),
  disputedAt: instant.nullable(),
  providerFeeAt: instant.nullable(),
  createdAt: instant,
  version: z.int(),
});
export type PaymentRecord = z.output<typeof paymentRecord>;

/** Whole cents, negative on the credit side. */
const signedCents = z.int();

/** One line of the books; those of one transaction sum to zero. */
export const ledgerEntry = z.object({
  transaction: z.string(),
  kind: z.enum(ledgerKinds),
  account: z.enum(ledgerAccounts),
  amountCents: signedCents,
  at: instant,
  payment: id.nullable(),
  reference: z.string(),
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

export const refund = z.object({
  id,
  payment: id,
  amountCents: cents,
  status: z.enum(refundStatuses),
  /** The rule, staff, or the payment provider. */
  cause: z.enum(refundReasons),
  /** What staff wrote. */
  reason: z.string().nullable(),
  failure: z.string().nullable(),
  requestedBy: z.string().nullable(),
  approvedBy: z.string().nullable(),
  requestedAt: instant,
  refundedAt: instant.nullable(),
  /** Whether the caller may approve it: nobody approves an own one. */
  isApprovable: z.boolean(),
});
export type RefundRecord = z.output<typeof refund>;

export const dispute = z.object({
  id,
  amountCents: cents,
  reason: z.string(),
  status: z.enum(disputeStatuses),
  stripeDisputeId: z.string(),
  openedAt: instant,
  closedAt: instant.nullable(),
});

const invoiceOfPayment = z.object({ number: z.string(), kind: z.enum(invoiceKinds), totalCents: signedCents, issuedAt: instant, isCancelled: z.boolean() });

export const paymentDetails = paymentRecord.extend({
  stripePaymentIntentId: z.string().nullable(),
  offsetAt: instant.nullable(),
  /** What can still be refunded. */
  refundableCents: cents,
  /** The valid one. */
  invoice: invoiceOfPayment.nullable(),
  /** With what was cancelled and what takes it back, the oldest first. */
  invoices: z.array(invoiceOfPayment),
  refunds: z.array(refund),
  disputes: z.array(dispute),
  entries: z.array(ledgerEntry),
  abilities: z.array(z.enum(['refund', 'approveRefund', 'rejectRefund', 'retryRefund'])),
});
export type PaymentDetails = z.output<typeof paymentDetails>;

export const refundInput = z.strictObject({
  id,
  /** Made by the caller: sent again, it is the same refund and not a second one. */
  refundId: id.optional(),
  /** Left out: all that is left. */
  amountCents: z.int().min(1).max(10_000_000).optional(),
  reason: z.string().trim().min(3).max(500),
});
export const refundStep = z.strictObject({ id });

export const ledgerBalance = z.object({
  /** Of all entries: zero. */
  sumCents: signedCents,
  /** What the last daily run found: our account of the provider and the provider's own, before fees. */
  differences: z.array(ledgerDifference),
  reconciledAt: instant.nullable(),
  /** The administrators who got a mail about the differences. */
  told: z.array(z.string()),
  accounts: z.array(z.object({ account: z.enum(ledgerAccounts), balanceCents: signedCents })),
});
export type LedgerBalance = z.output<typeof ledgerBalance>;
