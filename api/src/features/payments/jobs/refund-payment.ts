import { defineJob } from '../../../jobs/job.ts';
import { executeRefund } from '../refunds.service.ts';

export const refundPaymentJob = defineJob({
  id: 'payments.refund',
  timeoutSeconds: 60,
  retryLimit: 20,
  handler: (ctx, { paymentId }) => executeRefund(ctx, paymentId),
});
