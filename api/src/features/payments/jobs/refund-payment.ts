import { defineJob } from '../../../jobs/job.ts';
import { executeRefunds } from '../refunds.service.ts';

export const refundPaymentJob = defineJob<'payments.refund'>({
  handler: (ctx, { paymentId }) => executeRefunds(ctx, paymentId),
});
