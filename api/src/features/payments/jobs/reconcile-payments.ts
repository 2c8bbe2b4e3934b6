import { defineJob } from '../../../jobs/job.ts';
import { duration, later } from '../../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../../kernel/ctx.ts';
import { forEachContinue } from '../../../kernel/for-each-continue.ts';
import { Payment } from '../payment.model.ts';
import { applyExpiredSession, applyPaidSession } from '../stripe-events.service.ts';
import { Refund } from '../refund.model.ts';

/** Events usually arrive within seconds; what has not moved for this long is asked for. */
const patience = 2 * duration.minutes;

const reconcile = async (ctx: Ctx, sessionId: string): Promise<void> => {
  const session = await ctx.ports.stripe.checkout.sessions.retrieve(sessionId);
  if (session.payment_status === 'paid') await inTransaction(ctx, (bound) => applyPaidSession(bound, session));
  else if (session.status === 'expired') await inTransaction(ctx, (bound) => applyExpiredSession(bound, session));
};

/** Payments whose event got lost: Stripe is asked, and the answer has the event's effect. Refunds that wait too long are sent again. */
export const reconcilePaymentsJob = defineJob<'payments.reconcile'>({
  handler: async (ctx) => {
    const before = later(ctx.clock.now(), -patience);
    // Both in any order: where there are more than can be asked for now, the next time asks for others.
    const open = await Payment.query(ctx.trx)
      .where({ status: 'open' })
      .whereNotNull('stripeSessionId')
      .where('updatedAt', '<', before)
      .orderByRaw('random()')
      .limit(200);
    const pending = await Payment.query(ctx.trx)
      .whereNot({ status: 'disputed' })
      .whereExists(Refund.query(ctx.trx).whereRaw('refunds.payment_id = payments.id').where('requestedAt', '<', before).where({ status: 'pending' }))
      .orderByRaw('random()')
      .limit(200);
    for (const payment of pending) await ctx.jobs.send('payments.refund', { paymentId: payment.id }, { key: payment.id });
    return { rows: pending.length + (await forEachContinue(ctx, open, ({ stripeSessionId }) => reconcile(ctx, stripeSessionId ?? ''))) };
  },
});
