import { defineJob } from '../../../jobs/job.ts';
import { inTransaction } from '../../../kernel/ctx.ts';
import { sendRequestedMail } from '../requested-mail.service.ts';

export const sendRequestedMailJob = defineJob({
  id: 'accounts.send-requested-mail',
  timeoutSeconds: 60,
  retryLimit: 12,
  handler: (ctx, request) => inTransaction(ctx, (bound) => sendRequestedMail(bound, request)),
});
