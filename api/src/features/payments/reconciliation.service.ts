import type Stripe from 'stripe';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { followPayment } from './follow-payment.service.ts';
import { alertAdministrators } from './money-alerts.service.ts';
import { findDifferences, insertBalanceTransaction, insertReconciliation, newestBalanceTransaction, type Difference } from './reconciliation.queries.ts';
import { applyPaidSession } from './stripe-events.service.ts';
import { paymentIntentOf } from './stripe-objects.ts';

/** Transactions appear in the list in the order of their making, but not at the same moment. */
const overlap = 3 * duration.days;

const intentOf = ({ source }: Stripe.BalanceTransaction): string | null =>
  source !== null && typeof source === 'object' && 'payment_intent' in source ? paymentIntentOf(source) : null;

const fetchTransactions = async (ctx: Ctx): Promise<void> => {
  const newest = await newestBalanceTransaction(ctx);
  const created = newest ? { created: { gte: Math.floor(later(newest, -overlap).getTime() / 1000) } } : {};
  for await (const transaction of ctx.ports.stripe.balanceTransactions.list({ ...created, limit: 100, expand: ['data.source'] })) {
    const { id, type, amount, fee, source } = transaction;
    const row = { id, type, amountCents: amount, feeCents: fee, source: typeof source === 'string' ? source : (source?.id ?? null) };
    await inTransaction(ctx, (bound) =>
      insertBalanceTransaction(bound, { ...row, stripePaymentIntentId: intentOf(transaction), createdAt: new Date(transaction.created * 1000) }),
    );
  }
};

/** Stripe is asked about the payment; what our books had missed is entered as if its event had come. */
const catchUp = async (ctx: Ctx, { reference }: Difference): Promise<void> => {
  for await (const session of ctx.ports.stripe.checkout.sessions.list({ payment_intent: reference }))
    await inTransaction(ctx, (bound) => applyPaidSession(bound, session));
  await followPayment(ctx, reference);
};

/**
 * Compares the books with Stripe's balance, payment by payment. Differences that come of lost events are entered first; what is left then is
 * the outcome of the run, and the administrators are told. @returns how many are left
 */
export const reconcileLedger = async (ctx: Ctx): Promise<number> => {
  await fetchTransactions(ctx);
  for (const difference of await findDifferences(ctx)) await catchUp(ctx, difference);
  return inTransaction(ctx, async (bound) => {
    const left = await findDifferences(bound);
    const told = left.length > 0 ? await alertAdministrators(bound, 'differences', null, newId()) : [];
    await insertReconciliation(bound, left, told);
    return left.length;
  });
};
