import type Stripe from 'stripe';
import { failure } from '../../kernel/failure.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { queueMail } from '../mails/public.ts';
import { movePayment } from './deposits.service.ts';
import { Payment } from './payment.model.ts';
import { Refund } from './refund.model.ts';
import { User } from '../users/public.ts';

/** The whole deposit on its way back, or an offset one of which the invoice left something. */
const isRefundable = ({ status }: Payment): boolean => status === 'refund-pending' || status === 'offset';

/** The money is back: payment, refund row and mail in one step, whichever of answer and event comes first. */
export const completeRefund = async (ctx: Ctx, stripePaymentIntentId: string, stripeRefundId: string): Promise<void> => {
  const payment = await Payment.query(ctx.trx).findOne({ stripePaymentIntentId }).forUpdate();
  if (!payment || !isRefundable(payment)) return;
  if (payment.status === 'refund-pending') await movePayment(ctx, payment, 'refund');
  const [refund] = await Refund.query(ctx.trx)
    .where({ paymentId: payment.id, refundedAt: null })
    .patch({ stripeRefundId, refundedAt: ctx.clock.now() })
    .returning('*');
  if (!refund) return;
  const { locale } = await User.query(ctx.trx).where({ id: payment.patientId }).select('locale').first().throwIfNotFound();
  const params = { treatmentId: payment.treatmentId, amountCents: refund.amountCents, currency: payment.currency, refundedAt: ctx.clock.now().toISOString() };
  await queueMail(ctx, { template: 'refund-issued', recipientId: payment.patientId, locale, params, dedupeKey: `refund:${payment.id}` });
};

interface WantedRefund {
  id: string;
  amountCents: number;
  intent: string;
}

const isRefundedAlready = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'charge_already_refunded';

/** The refund at Stripe: made now, or the one that was made before when answer and event of an earlier try were lost. */
const refundAtStripe = async ({ ports }: Ctx, { id, amountCents, intent }: WantedRefund): Promise<Stripe.Refund> => {
  try {
    return await ports.stripe.refunds.create({ payment_intent: intent, amount: amountCents, metadata: { refundId: id } }, { idempotencyKey: `refund:${id}` });
  } catch (error) {
    const [made] = isRefundedAlready(error) ? (await ports.stripe.refunds.list({ payment_intent: intent, limit: 1 })).data : [];
    if (made) return made;
    throw failure('stripe.refund.error', undefined, { cause: error });
  }
};

/** Asks Stripe for the refund; the idempotency key makes a second run the same refund. @throws stripe.refund.error */
export const executeRefund = async (ctx: Ctx, paymentId: string): Promise<void> => {
  const payment = await Payment.query(ctx.trx).findById(paymentId);
  const refund = await Refund.query(ctx.trx).where({ paymentId }).first();
  const intent = payment?.stripePaymentIntentId;
  if (!payment || !isRefundable(payment) || !refund || refund.refundedAt || !intent) return;
  const answer = await refundAtStripe(ctx, { id: refund.id, amountCents: refund.amountCents, intent });
  if (answer.status === 'failed' || answer.status === 'canceled') throw failure('stripe.refund.error', { status: answer.status });
  if (answer.status === 'succeeded') await inTransaction(ctx, (bound) => completeRefund(bound, intent, answer.id));
};
