import * as operations from '@blattwerk/contract/payments/operations';
import type Stripe from 'stripe';
import { webhookFactory } from '../../../http/factories.ts';
import { appOf } from '../../../http/request-context.ts';
import { failure } from '../../../kernel/failure.ts';
import { applyStripeEvent } from '../stripe-events.service.ts';

/** Money of a test is no money, and that of another account is not ours. */
const isOurs = ({ livemode, account }: Stripe.Event, key: string): boolean => !account && (livemode === true) === /^(sk|rk)_live_/.test(key);

/** The raw body, signed by Stripe; nothing else proves who calls. */
export const receiveStripeEventEndpoint = webhookFactory.build(operations.receiveStripeEvent, async ({ ctx, input, request }) => {
  const { config } = appOf(request);
  let event: Stripe.Event;
  try {
    event = ctx.ports.stripe.webhooks.constructEvent(input.raw, request.get('stripe-signature') ?? '', config.STRIPE_WEBHOOK_SECRET);
  } catch (error) {
    throw failure('stripe.webhook.invalid', undefined, { cause: error });
  }
  if (!isOurs(event, config.STRIPE_SECRET_KEY)) throw failure('stripe.webhook.invalid');
  await applyStripeEvent(ctx, event);
  return { received: true as const };
});
