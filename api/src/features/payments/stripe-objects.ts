import type Stripe from 'stripe';

/** The payment that an object of Stripe is about; objects may be sent whole or as their id. */
export const paymentIntentOf = ({ payment_intent: intent }: { payment_intent: string | Stripe.PaymentIntent | null }): string | null =>
  typeof intent === 'string' ? intent : (intent?.id ?? null);
