import { z } from 'zod';
import { listQuery } from '../backoffice/shapes.ts';
import { fees } from '../fees/shapes.ts';
import { operation } from '../operation.ts';
import { listOf } from '../validation.ts';
import { checkoutInput, checkoutSession, paymentRecord } from './shapes.ts';

export const listPayments = operation({
  id: 'payments.list',
  method: 'get',
  path: '/backoffice/payments',
  summary: 'All deposits',
  input: listQuery,
  answer: listOf(paymentRecord),
});

export const readFees = operation({
  id: 'fees.read',
  method: 'get',
  path: '/clients/fees',
  summary: 'Deposit and fees as they are today',
  input: z.object({}),
  answer: fees,
});

export const createCheckoutSession = operation({
  id: 'payments.create-checkout',
  method: 'post',
  path: '/clients/stripe/create-checkout-session',
  summary: 'The payment page for the deposit of the own request',
  input: checkoutInput,
  answer: checkoutSession,
  errors: ['stripe.payment.alreadyPaid', 'stripe.session.error', 'treatment.cantProcessed', 'treatment.notFound'],
});

export const receiveStripeEvent = operation({
  id: 'payments.stripe-event',
  method: 'post',
  path: '/webhooks/stripe',
  summary: 'Stripe’s events',
  sends: 'raw',
  input: z.object({}),
  answer: z.object({ received: z.literal(true) }),
  errors: ['stripe.webhook.invalid'],
});
