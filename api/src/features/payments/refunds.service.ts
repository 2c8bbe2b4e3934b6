import { refundStates } from '@blattwerk/contract/payments/refunds';
import type Stripe from 'stripe';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { nextState } from '../../kernel/state-machine.ts';
import { queueMail } from '../mails/public.ts';
import { User } from '../users/public.ts';
import { settlePayment } from './ledger.service.ts';
import { alertAdministrators } from './money-alerts.service.ts';
import { Payment } from './payment.model.ts';
import { refundableCents } from './payments.queries.ts';
import { Refund } from './refund.model.ts';
import { paymentIntentOf } from './stripe-objects.ts';

const notifyPatient = async (ctx: Ctx, payment: Payment, refund: Refund): Promise<void> => {
  const { locale } = await User.query(ctx.trx).where({ id: payment.patientId }).select('locale').first().throwIfNotFound();
  const params = { treatmentId: payment.treatmentId, amountCents: refund.amountCents, currency: payment.currency, refundedAt: ctx.clock.now().toISOString() };
  const dedupeKey = `refund:${refund.id}:${refund.attempt}`;
  await queueMail(ctx, { template: 'refund-issued', recipientId: payment.patientId, locale, params, dedupeKey });
};

/** A refund that nobody here asked for: it was made at the payment provider. What is more than the books have waits for an administrator. */
const noteForeignRefund = async (ctx: Ctx, payment: Payment, refund: Stripe.Refund): Promise<Refund | undefined> => {
  if (refund.amount > (await refundableCents(ctx, payment.id))) {
    ctx.log.error({ refundId: refund.id, paymentId: payment.id }, 'a refund at the provider is more than what is kept of the payment');
    await audit(ctx, { action: 'payment.held', objectType: 'payment', objectId: payment.id, after: { amountCents: refund.amount } });
    await alertAdministrators(ctx, 'refund-unexplained', payment.id, refund.id);
    return undefined;
  }
  await ctx.hooks.feeIsRefunded(ctx, { paymentId: payment.id, patientId: payment.patientId, amountCents: refund.amount });
  const row = { id: newId(), paymentId: payment.id, amountCents: refund.amount, reason: 'provider' as const, status: 'pending' as const };
  await alertAdministrators(ctx, 'refund-at-provider', payment.id, refund.id);
  return Refund.query(ctx.trx).insertAndFetch({ ...row, stripeRefundId: refund.id, requestedAt: ctx.clock.now() });
};

/** Ours by what we wrote on it, by its id, or the one that waits for exactly this amount. Null for a former try, which has no effect any more. */
const refundRowOf = async (ctx: Ctx, payment: Payment, { id, amount, metadata }: Stripe.Refund): Promise<Refund | undefined | null> => {
  const rows = await Refund.query(ctx.trx).where({ paymentId: payment.id }).orderBy('requestedAt').forUpdate();
  const own = rows.find((row) => row.id === metadata?.['refundId']);
  if (own) return String(own.attempt) === (metadata?.['attempt'] ?? '1') ? own : null;
  const known = rows.find((row) => row.stripeRefundId === id);
  return known ?? rows.find((row) => row.status === 'pending' && row.stripeRefundId === null && row.amountCents === amount);
};

const complete = async (ctx: Ctx, payment: Payment, row: Refund, stripeRefundId: string): Promise<void> => {
  const done = await Refund.query(ctx.trx).patchAndFetchById(row.id, {
    status: nextState(refundStates, 'complete', row.status),
    stripeRefundId,
    refundedAt: ctx.clock.now(),
  });
  await settlePayment(ctx, payment, 'refund');
  await notifyPatient(ctx, payment, done);
};

const fail = async (ctx: Ctx, payment: Payment, row: Refund, { id, failure_reason: reason }: Stripe.Refund): Promise<void> => {
  await Refund.query(ctx.trx)
    .findById(row.id)
    .patch({
      status: nextState(refundStates, 'fail', row.status),
      stripeRefundId: id,
      failure: reason ?? 'unknown',
      refundedAt: null,
      failedAt: ctx.clock.now(),
    });
  await settlePayment(ctx, payment, 'failRefund');
  await alertAdministrators(ctx, 'refund-failed', payment.id, id);
};

/** What Stripe says of a refund, as an answer or as an event, in any order and however often: payment, refund's row, books and mail in one step. */
export const applyRefund = async (ctx: Ctx, refund: Stripe.Refund): Promise<void> => {
  const stripePaymentIntentId = paymentIntentOf(refund);
  const payment = stripePaymentIntentId ? await Payment.query(ctx.trx).findOne({ stripePaymentIntentId }).forUpdate() : undefined;
  if (!payment) return;
  const found = await refundRowOf(ctx, payment, refund);
  const isOver = refund.status === 'failed' || refund.status === 'canceled';
  if (found === null || (!found && isOver)) return;
  const row = found ?? (await noteForeignRefund(ctx, payment, refund));
  if (!row) return;
  if (isOver && (row.status === 'pending' || row.status === 'done')) return fail(ctx, payment, row, refund);
  if (row.status !== 'pending') return;
  if (refund.status === 'succeeded') return complete(ctx, payment, row, refund.id);
  if (row.stripeRefundId === null) await Refund.query(ctx.trx).findById(row.id).patch({ stripeRefundId: refund.id });
  if (!found) await settlePayment(ctx, payment, 'requestRefund');
};

const isRefundedAlready = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'charge_already_refunded';

/** The refund at Stripe: made now, or the one that was made before when answer and event of an earlier try were lost. */
const refundAtStripe = async ({ ports }: Ctx, row: Refund, intent: string): Promise<Stripe.Refund> => {
  try {
    if (row.stripeRefundId) return await ports.stripe.refunds.retrieve(row.stripeRefundId);
    const idempotencyKey = row.attempt === 1 ? `refund:${row.id}` : `refund:${row.id}:${row.attempt}`;
    const metadata = { refundId: row.id, attempt: String(row.attempt) };
    return await ports.stripe.refunds.create({ payment_intent: intent, amount: row.amountCents, metadata }, { idempotencyKey });
  } catch (error) {
    const [made] = isRefundedAlready(error) ? (await ports.stripe.refunds.list({ payment_intent: intent, limit: 1 })).data : [];
    if (made) return made;
    throw failure('stripe.refund.error', undefined, { cause: error });
  }
};

/** Asks Stripe for the refunds of a payment that are due; the idempotency key makes a second run the same refund. @throws stripe.refund.error */
export const executeRefunds = async (ctx: Ctx, paymentId: string): Promise<void> => {
  const payment = await Payment.query(ctx.trx).findById(paymentId);
  const intent = payment?.stripePaymentIntentId;
  // The bank has the money of a disputed payment.
  if (!intent || payment.status === 'disputed') return;
  for (const row of await Refund.query(ctx.trx).where({ paymentId, status: 'pending' }).orderBy('requestedAt')) {
    const answer = await refundAtStripe(ctx, row, intent);
    await inTransaction(ctx, (bound) => applyRefund(bound, answer));
  }
};
