import type { RefundReason } from '@blattwerk/contract/payments/refunds';
import { paymentStates, type PaymentAction } from '@blattwerk/contract/payments/states';
import type { Deposit } from '@blattwerk/contract/payments/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { transition } from '../../kernel/state-machine.ts';
import { readSetting } from '../settings/public.ts';
import { Payment } from './payment.model.ts';
import { settlePayment } from './ledger.service.ts';
import { refundableCents } from './payments.queries.ts';
import { Refund } from './refund.model.ts';

declare module '../../kernel/ctx.ts' {
  interface Hooks {
    /** A refund of this payment is about to be promised, under the lock on the payment. */
    feeIsRefunded(ctx: Ctx, refund: { paymentId: string; patientId: string; amountCents: number }): Promise<void>;
  }
}

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
const bestFirst = `status IN ('paid', 'offset', 'partly-refunded', 'disputed') DESC, status IN ('refund-pending', 'refunded') DESC, created_at DESC, id DESC`;

const currentPayment = (ctx: Ctx, treatmentId: string) => Payment.query(ctx.trx).where({ treatmentId }).orderByRaw(bestFirst).first();

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
  const payment = await currentPayment(ctx, treatmentId).forUpdate();
  if (payment?.status === 'open') return movePayment(ctx, payment, 'expire');
  if (payment?.status !== 'paid' && payment?.status !== 'partly-refunded') return payment;
  await requestRefund(ctx, payment, reason);
  return settlePayment(ctx, payment, 'requestRefund');
};

/** The refund's row and job over what is kept of a payment, or a part; that it is never more is held by the database. */
export const requestRefund = async (ctx: Ctx, { id, patientId }: Pick<Payment, 'id' | 'patientId'>, reason: RefundReason, part?: number): Promise<void> => {
  const amountCents = part ?? (await refundableCents(ctx, id));
  await ctx.hooks.feeIsRefunded(ctx, { paymentId: id, patientId, amountCents });
  await Refund.query(ctx.trx).insert({ id: newId(), paymentId: id, amountCents, reason, status: 'pending', requestedAt: ctx.clock.now() });
  await ctx.jobs.send('payments.refund', { paymentId: id });
};

/** The doctor has decided: the deposit, or what is left of it, counts towards the fee. Null when nothing was paid or all of it went back. */
export const offsetDeposit = async (ctx: Ctx, treatmentId: string): Promise<Payment | null> => {
  const payment = await Payment.query(ctx.trx)
    .where({ treatmentId, offsetAt: null })
    .whereIn('status', ['paid', 'partly-refunded', 'disputed'])
    .forUpdate()
    .first();
  if (!payment) return null;
  const offsetAt = ctx.clock.now();
  if (payment.status === 'paid') return movePayment(ctx, payment, 'offset', { offsetAt });
  return settlePayment(ctx, payment, 'offset', { offsetAt });
};

/** What the doctor's invoice leaves of an offset deposit goes back; the payment stays offset. Called once, with the invoice's own row. */
export const refundRest = async (ctx: Ctx, payment: Pick<Payment, 'id' | 'patientId'>, restCents: number): Promise<void> => {
  if (restCents > 0) await requestRefund(ctx, payment, 'rest', restCents);
};

/** Deposits of requests, as patients see them. */
export const depositsOf = async (ctx: Ctx, treatmentIds: string[]): Promise<Map<string, Deposit>> => {
  const payments = await Payment.query(ctx.trx).whereIn('treatmentId', treatmentIds).orderByRaw(bestFirst).withGraphFetched('refunds');
  const deposits = new Map<string, Deposit>();
  for (const payment of payments) if (!deposits.has(payment.treatmentId)) deposits.set(payment.treatmentId, presentDeposit(payment, payment.refunds ?? []));
  return deposits;
};

/** Refunds that wait for a second administrator, or were not approved, are no promise yet. */
const isPromised = ({ status }: Pick<Refund, 'status'>): boolean => status === 'pending' || status === 'done' || status === 'failed';

export const presentDeposit = (payment: Payment, all: readonly Refund[]): Deposit => {
  const refunds = all.filter(isPromised).toSorted((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime());
  const last = refunds.at(-1);
  return {
    status: payment.status,
    amountCents: payment.amountCents,
    currency: payment.currency,
    paidAt: payment.paidAt?.toISOString() ?? null,
    refundedAt: last?.refundedAt?.toISOString() ?? null,
    refundCents: last ? refunds.reduce((sum, { amountCents }) => sum + amountCents, 0) : null,
    refundReason: last?.reason ?? null,
  };
};
