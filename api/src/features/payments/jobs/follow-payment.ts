import { defineJob } from '../../../jobs/job.ts';
import { followPayment } from '../follow-payment.service.ts';

export const followPaymentJob = defineJob<'payments.follow'>({
  handler: (ctx, { stripePaymentIntentId }) => followPayment(ctx, stripePaymentIntentId),
});
