import type Stripe from 'stripe';
import { z } from 'zod';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { noteIdentityEvent } from '../identity-checks/public.ts';
import { movePayment, requestRefund } from './deposits.service.ts';
import { Payment } from './payment.model.ts';
import { applyDispute } from './disputes.service.ts';
import { insertEvent, isAwaitingPayment, lockTreatmentOfPayment, wasReportedEarly } from './payments.queries.ts';
import { applyRefund } from './refunds.service.ts';
import { paymentIntentOf } from './stripe-objects.ts';

declare module '../../kernel/ctx.ts' {
  interface Hooks {
    /** The deposit of a request has arrived. Called twice, the effect happens once. */
    depositPaid(ctx: Ctx, treatmentId: string): Promise<void>;
  }
}

/** Two sessions of one payment can exist when the page was opened in two languages: the payment is found by what the session says of it. */
const paymentOf = async (ctx: Ctx, session: Stripe.Checkout.Session): Promise<Payment | undefined> => {
  const id = z.uuid().safeParse(session.metadata?.['paymentId'] ?? session.client_reference_id);
  if (!id.success) return undefined;
  await lockTreatmentOfPayment(ctx, id.data);
  return Payment.query(ctx.trx).findById(id.data).forUpdate();
};

const isExpected = (payment: Payment, session: Stripe.Checkout.Session): boolean =>
  session.amount_total === payment.amountCents && session.currency === payment.currency.toLowerCase();

const hold = async (ctx: Ctx, session: Stripe.Checkout.Session, payment: Payment | undefined): Promise<void> => {
  ctx.log.error({ sessionId: session.id, paymentId: payment?.id }, 'a payment does not match what was asked for; it is held for an administrator');
  await audit(ctx, {
    action: 'payment.held',
    objectType: 'payment',
    objectId: payment?.id ?? session.id,
    after: { amountCents: session.amount_total, currency: session.currency },
  });
};

/** The same deposit was paid on a second page as well: a row of its own that goes straight back, once. */
const refundSecondPayment = async (ctx: Ctx, first: Payment, stripeSessionId: string, stripePaymentIntentId: string): Promise<void> => {
  if (await Payment.query(ctx.trx).findOne({ stripePaymentIntentId })) return;
  const { treatmentId, patientId, amountCents, currency } = first;
  const row = {
    id: newId(),
    treatmentId,
    patientId,
    amountCents,
    currency,
    status: 'refund-pending' as const,
    stripeSessionId,
    stripePaymentIntentId,
    paidAt: ctx.clock.now(),
  };
  const second = await Payment.query(ctx.trx).insertAndFetch(row);
  await audit(ctx, { action: 'payment.payTwice', objectType: 'payment', objectId: second.id, patientId, after: { status: second.status } });
  await requestRefund(ctx, second, 'duplicate');
  await askForEarlier(ctx, stripePaymentIntentId);
};

/**
 * What a paid session leads to, whichever way we learn of it (event or reconciliation) and however often: the request goes to review,
 * or, when it was paid already or has ended, the money goes straight back.
 */
export const applyPaidSession = async (ctx: Ctx, session: Stripe.Checkout.Session): Promise<void> => {
  const payment = await paymentOf(ctx, session);
  const intent = paymentIntentOf(session);
  if (session.payment_status !== 'paid') return;
  if (!payment || !intent || !isExpected(payment, session)) return hold(ctx, session, payment);
  if (payment.stripePaymentIntentId === intent) return;
  if (payment.stripePaymentIntentId) return refundSecondPayment(ctx, payment, session.id, intent);
  const set = { paidAt: ctx.clock.now(), stripePaymentIntentId: intent, stripeSessionId: session.id };
  if (await isAwaitingPayment(ctx, payment.treatmentId)) {
    await movePayment(ctx, payment, 'pay', set);
    await ctx.hooks.depositPaid(ctx, payment.treatmentId);
  } else await requestRefund(ctx, await movePayment(ctx, payment, 'payTwice', set), 'duplicate');
  await askForEarlier(ctx, intent);
};

export const applyExpiredSession = async (ctx: Ctx, session: Stripe.Checkout.Session): Promise<void> => {
  const payment = await paymentOf(ctx, session);
  if (payment?.status === 'open' && payment.stripeSessionId === session.id) await movePayment(ctx, payment, 'expire');
};

const applyFailedSession = async (ctx: Ctx, session: Stripe.Checkout.Session): Promise<void> => {
  const payment = await paymentOf(ctx, session);
  if (payment?.status === 'open') await movePayment(ctx, payment, 'fail');
};

/** Of a refund or dispute that was reported before its payment was, Stripe is asked as soon as the payment is known. */
const askForEarlier = async (ctx: Ctx, stripePaymentIntentId: string): Promise<void> => {
  if (await wasReportedEarly(ctx, stripePaymentIntentId)) await ctx.jobs.send('payments.follow', { stripePaymentIntentId });
};

/** The payment that a refund or dispute is about. */
const subjectOf = ({ data: { object } }: Stripe.Event): string | null =>
  object.object === 'refund' || object.object === 'dispute' ? paymentIntentOf(object) : null;

/** One event, once: the row in `stripe_events` and the effect are one transaction. Order does not matter, each effect checks the state it starts from. */
export const applyStripeEvent = async (ctx: Ctx, event: Stripe.Event): Promise<void> => {
  if (!(await insertEvent(ctx, event, subjectOf(event)))) return;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return applyPaidSession(ctx, event.data.object);
    case 'checkout.session.async_payment_failed':
      return applyFailedSession(ctx, event.data.object);
    case 'checkout.session.expired':
      return applyExpiredSession(ctx, event.data.object);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return applyRefund(ctx, event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return applyDispute(ctx, event.data.object);
    case 'identity.verification_session.created':
    case 'identity.verification_session.processing':
    case 'identity.verification_session.requires_input':
    case 'identity.verification_session.verified':
    case 'identity.verification_session.canceled':
    case 'identity.verification_session.redacted':
      return noteIdentityEvent(ctx, event.data.object);
    default:
      ctx.log.debug({ type: event.type }, 'event of no interest');
  }
};
