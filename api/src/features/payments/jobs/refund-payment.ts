import { defineJob } from '../../../jobs/job.ts';
import { executeRefund } from '../refunds.service.ts';

export const refundPaymentJob = defineJob<'payments.refund'>({
  handler: (ctx, { paymentId }) => executeRefund(ctx, paymentId),
});
