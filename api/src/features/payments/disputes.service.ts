import { disputeStates, type DisputeStatus } from '@blattwerk/contract/payments/refunds';
import type Stripe from 'stripe';
import type { Ctx } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { nextState } from '../../kernel/state-machine.ts';
import { requestRefund } from './deposits.service.ts';
import { Dispute } from './dispute.model.ts';
import { settlePayment } from './ledger.service.ts';
import { alertAdministrators } from './money-alerts.service.ts';
import { Payment } from './payment.model.ts';
import { hasRequestEnded, refundableCents } from './payments.queries.ts';
import { Refund } from './refund.model.ts';
import { paymentIntentOf } from './stripe-objects.ts';

/** A mere inquiry of the bank (`warning_…`) moves no money. */
const statusOf: Partial<Record<Stripe.Dispute.Status, DisputeStatus>> = { needs_response: 'open', under_review: 'open', won: 'won', lost: 'lost' };

/** The money is ours again: refunds that had to wait go out, and the deposit of a request that has ended meanwhile goes back. */
const resume = async (ctx: Ctx, payment: Payment): Promise<void> => {
  const isKeptForNothing = payment.offsetAt === null && (await hasRequestEnded(ctx, payment.treatmentId)) && (await refundableCents(ctx, payment.id)) > 0;
  if (!isKeptForNothing) return void (await ctx.jobs.send('payments.refund', { paymentId: payment.id }));
  await requestRefund(ctx, payment, 'cancelled');
  await settlePayment(ctx, payment, 'requestRefund');
};

const close = async (ctx: Ctx, payment: Payment, stripeDisputeId: string, status: 'won' | 'lost'): Promise<void> => {
  await alertAdministrators(ctx, `dispute-${status}`, payment.id, stripeDisputeId);
  if (status === 'lost') {
    const set = { status: 'failed', failure: 'charged-back', failedAt: ctx.clock.now() } as const;
    await Refund.query(ctx.trx).where({ paymentId: payment.id, status: 'pending' }).patch(set);
    return void (await settlePayment(ctx, payment, 'loseDispute'));
  }
  const settled = await settlePayment(ctx, payment, 'winDispute');
  if (settled.status !== 'disputed') await resume(ctx, settled);
};

/** What Stripe says of a dispute, in any order and however often. */
export const applyDispute = async (ctx: Ctx, dispute: Stripe.Dispute): Promise<void> => {
  const stripePaymentIntentId = paymentIntentOf(dispute);
  const status = statusOf[dispute.status];
  const payment = stripePaymentIntentId ? await Payment.query(ctx.trx).findOne({ stripePaymentIntentId }).forUpdate() : undefined;
  if (!payment || !status) return;
  const now = ctx.clock.now();
  const known = await Dispute.query(ctx.trx).findOne({ stripeDisputeId: dispute.id });
  if (!known) {
    const row = { id: newId(), paymentId: payment.id, stripeDisputeId: dispute.id, amountCents: dispute.amount, reason: dispute.reason };
    await Dispute.query(ctx.trx).insert({ ...row, status, openedAt: now, closedAt: status === 'open' ? null : now });
    await alertAdministrators(ctx, 'dispute-opened', payment.id, dispute.id);
    if (status === 'open') return void (await settlePayment(ctx, payment, 'dispute'));
  } else {
    if (known.status !== 'open' || status === 'open') return;
    await Dispute.query(ctx.trx)
      .findById(known.id)
      .patch({ status: nextState(disputeStates, status, known.status), closedAt: now });
  }
  await close(ctx, payment, dispute.id, status);
};
