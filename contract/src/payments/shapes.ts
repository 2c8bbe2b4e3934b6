import { z } from 'zod';
import { cents, id, instant } from '../validation.ts';
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
  refundReason: z.string().nullable(),
  refundedAt: instant.nullable(),
  createdAt: instant,
  version: z.int(),
});
export type PaymentRecord = z.output<typeof paymentRecord>;
