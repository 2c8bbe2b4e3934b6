import { paymentStates, type PaymentAction } from '@blattwerk/contract/payments/states';
import type { Deposit } from '@blattwerk/contract/payments/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { transition } from '../../kernel/state-machine.ts';
import { readSetting } from '../settings/public.ts';
import { Payment } from './payment.model.ts';
import { Refund } from './refund.model.ts';

export type RefundReason = 'cancelled' | 'declined' | 'expired' | 'duplicate' | 'admin' | 'rest';

/** One step of a payment, with its line in the audit log. */
export const movePayment = async (ctx: Ctx, payment: Payment, action: PaymentAction, set: Record<string, unknown> = {}): Promise<Payment> => {
  const moved = await transition(ctx.trx, 'payments', payment, { table: paymentStates, action, set });
  await audit(ctx, {
    action: `payment.${action}`,
    objectType: 'payment',
    objectId: payment.id,
    patientId: payment.patientId,
    before: { status: payment.status },
    after: { status: moved.status },
  });
  return moved;
};

/** The payment that counts for a request comes first: the kept or pending one, else the newest. */
const bestFirst = `status IN ('paid', 'offset') DESC, status IN ('refund-pending', 'refunded') DESC, created_at DESC, id DESC`;

const currentPayment = async (ctx: Ctx, treatmentId: string): Promise<Payment | undefined> =>
  Payment.query(ctx.trx).where({ treatmentId }).orderByRaw(bestFirst).first();

/** The open deposit of a request, made when there is none. The amount is the setting's of this moment. */
export const openDeposit = async (ctx: Ctx, { treatmentId, patientId }: { treatmentId: string; patientId: string }): Promise<Payment> => {
  const open = await Payment.query(ctx.trx).findOne({ treatmentId, status: 'open' });
  if (open) return open;
  const amountCents = await readSetting(ctx, 'fees.depositCents');
  const payment = await Payment.query(ctx.trx).insertAndFetch({ id: newId(), treatmentId, patientId, amountCents, currency: 'EUR', status: 'open' });
  await audit(ctx, { action: 'payment.open', objectType: 'payment', objectId: payment.id, patientId, after: { amountCents } });
  return payment;
};

/** Writes down that the money goes back, and sends the job that does it. A payment that was never made just ends. */
export const refundDeposit = async (ctx: Ctx, treatmentId: string, reason: RefundReason): Promise<Payment | undefined> => {
  const payment = await currentPayment(ctx, treatmentId);
  if (payment?.status === 'open') return movePayment(ctx, payment, 'expire');
  if (payment?.status !== 'paid') return payment;
  const pending = await movePayment(ctx, payment, 'requestRefund');
  await requestRefund(ctx, pending, reason);
  return pending;
};

/** The refund's row and job; one refund a payment, the database holds it. */
export const requestRefund = async (ctx: Ctx, payment: Pick<Payment, 'id' | 'amountCents'>, reason: RefundReason): Promise<void> => {
  await Refund.query(ctx.trx).insert({ id: newId(), paymentId: payment.id, amountCents: payment.amountCents, reason, requestedAt: ctx.clock.now() });
  await ctx.jobs.send('payments.refund', { paymentId: payment.id });
};

/** The doctor has decided: the deposit counts towards the fee. Null when nothing was paid. */
export const offsetDeposit = async (ctx: Ctx, treatmentId: string): Promise<Payment | null> => {
  const payment = await Payment.query(ctx.trx).findOne({ treatmentId, status: 'paid' });
  return payment ? movePayment(ctx, payment, 'offset') : null;
};

/** What the doctor's invoice leaves of an offset deposit goes back; the payment stays offset. Called once, with the invoice's own row. */
export const refundRest = async (ctx: Ctx, paymentId: string, restCents: number): Promise<void> => {
  if (restCents > 0) await requestRefund(ctx, { id: paymentId, amountCents: restCents }, 'rest');
};

/** Deposits of requests, as patients see them. */
export const depositsOf = async (ctx: Ctx, treatmentIds: string[]): Promise<Map<string, Deposit>> => {
  const payments = await Payment.query(ctx.trx).whereIn('treatmentId', treatmentIds).orderByRaw(bestFirst).withGraphFetched('refund');
  const deposits = new Map<string, Deposit>();
  for (const payment of payments) if (!deposits.has(payment.treatmentId)) deposits.set(payment.treatmentId, presentDeposit(payment, payment.refund ?? null));
  return deposits;
};

export const presentDeposit = (payment: Payment, refund: Pick<Refund, 'refundedAt' | 'amountCents'> | null): Deposit => ({
  status: payment.status,
  amountCents: payment.amountCents,
  currency: payment.currency,
  paidAt: payment.paidAt?.toISOString() ?? null,
  refundedAt: refund?.refundedAt?.toISOString() ?? null,
  refundCents: refund?.amountCents ?? null,
});
