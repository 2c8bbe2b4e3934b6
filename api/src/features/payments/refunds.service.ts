import { failure } from '../../kernel/failure.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { queueMail } from '../mails/public.ts';
import { movePayment } from './deposits.service.ts';
import { Payment } from './payment.model.ts';

interface RefundRow {
  id: string;
  amountCents: number;
  refundedAt: Date | null;
}

/** The money is back: payment, refund row and mail in one step, whichever of answer and event comes first. */
export const completeRefund = async (ctx: Ctx, stripePaymentIntentId: string, stripeRefundId: string): Promise<void> => {
  const payment = await Payment.query(ctx.trx).findOne({ stripePaymentIntentId }).forUpdate();
  if (payment?.status !== 'refund-pending') return;
  await movePayment(ctx, payment, 'refund');
  await ctx.trx('refunds').where({ paymentId: payment.id }).update({ stripeRefundId, refundedAt: ctx.clock.now() });
  const { locale } = await ctx.trx('users').where({ id: payment.patientId }).first('locale');
  const params = { amountCents: payment.amountCents, currency: payment.currency, refundedAt: ctx.clock.now().toISOString() };
  await queueMail(ctx, { template: 'refund-issued', recipientId: payment.patientId, locale, params, dedupeKey: `refund:${payment.id}` });
};

/** Asks Stripe for the refund; the idempotency key makes a second run the same refund. @throws stripe.refund.error */
export const executeRefund = async (ctx: Ctx, paymentId: string): Promise<void> => {
  const payment = await Payment.query(ctx.trx).findById(paymentId);
  const refund = await ctx.trx('refunds').where({ paymentId }).first<RefundRow | undefined>();
  if (payment?.status !== 'refund-pending' || !refund || !payment.stripePaymentIntentId) return;
  const answer = await ctx.ports.stripe.refunds
    .create(
      { payment_intent: payment.stripePaymentIntentId, amount: refund.amountCents, metadata: { refundId: refund.id } },
      { idempotencyKey: `refund:${refund.id}` },
    )
    .catch((error: unknown) => {
      throw failure('stripe.refund.error', undefined, { cause: error });
    });
  if (answer.status === 'failed' || answer.status === 'canceled') throw failure('stripe.refund.error', { status: answer.status });
  const intent = payment.stripePaymentIntentId;
  if (answer.status === 'succeeded') await inTransaction(ctx, (bound) => completeRefund(bound, intent, answer.id));
};
