import type Stripe from 'stripe';
import { found, failure } from '../../kernel/failure.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { readSetting } from '../settings/public.ts';
import { openDeposit } from './deposits.service.ts';
import { Payment } from './payment.model.ts';
import { lockOwnTreatment } from './payments.queries.ts';
import { User } from '../users/public.ts';

const lineName = { de: 'Anzahlung', en: 'Deposit' };

const sessionFor = async (ctx: Ctx<Member>, payment: Payment, email: string): Promise<Stripe.Checkout.SessionCreateParams> => {
  const page = `${ctx.baseUrl}${ctx.locale === 'en' ? '/en' : ''}/dashboard/treatment-payment`;
  return {
    mode: 'payment',
    client_reference_id: payment.id,
    metadata: { paymentId: payment.id },
    // What the bank's statement says behind the account's own name: nothing about health (decision 156).
    payment_intent_data: { statement_descriptor_suffix: lineName[ctx.locale] },
    customer_email: email,
    locale: ctx.locale,
    success_url: `${page}?result=success`,
    cancel_url: `${page}?result=cancelled`,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency.toLowerCase(),
          unit_amount: payment.amountCents,
          product_data: { name: `${await readSetting(ctx, 'brand.name')} · ${lineName[ctx.locale]}` },
        },
      },
    ],
  };
};

/**
 * The payment page of the own request. Two tabs get the same session: the idempotency key is the payment's.
 * @throws treatment.notFound, treatment.cantProcessed, stripe.payment.alreadyPaid, stripe.session.error
 */
export const createCheckout = async (ctx: Ctx<Member>, treatmentId: string): Promise<{ url: string; sessionId: string }> => {
  const { payment, email } = await inTransaction(ctx, async (bound) => {
    const status = found(await lockOwnTreatment(bound, treatmentId), 'treatment.notFound');
    if (status === 'in-review') throw failure('stripe.payment.alreadyPaid');
    if (status !== 'awaiting-payment') throw failure('treatment.cantProcessed');
    const user = await User.query(bound.trx).where({ id: ctx.actor.id }).select('email').first().throwIfNotFound();
    return { payment: await openDeposit(bound, { treatmentId, patientId: ctx.actor.id }), email: user.email as string };
  });
  if (payment.checkoutUrl && payment.stripeSessionId) return { url: payment.checkoutUrl, sessionId: payment.stripeSessionId };
  const created = await ctx.ports.stripe.checkout.sessions
    .create(await sessionFor(ctx, payment, email), { idempotencyKey: `checkout:${payment.id}:${ctx.locale}` })
    .catch((error: unknown) => {
      throw failure('stripe.session.error', undefined, { cause: error });
    });
  if (!created.url) throw failure('stripe.session.error');
  const session = { stripeSessionId: created.id, checkoutUrl: created.url };
  const stored = await inTransaction(ctx, async (bound) => {
    await Payment.query(bound.trx).where({ id: payment.id }).whereNull('stripeSessionId').patch(session);
    return found(await Payment.query(bound.trx).findById(payment.id));
  });
  return { url: stored.checkoutUrl ?? created.url, sessionId: stored.stripeSessionId ?? created.id };
};
