import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { applyDispute } from './disputes.service.ts';
import { applyRefund } from './refunds.service.ts';

/** Asks Stripe for all refunds and disputes of a payment; what is known already has no effect. */
export const followPayment = async (ctx: Ctx, stripePaymentIntentId: string): Promise<void> => {
  const { refunds, disputes } = ctx.ports.stripe;
  for await (const refund of refunds.list({ payment_intent: stripePaymentIntentId, limit: 100 }))
    await inTransaction(ctx, (bound) => applyRefund(bound, refund));
  for await (const dispute of disputes.list({ payment_intent: stripePaymentIntentId, limit: 100 }))
    await inTransaction(ctx, (bound) => applyDispute(bound, dispute));
};
