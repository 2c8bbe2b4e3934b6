import { defineJob } from '../../../jobs/job.ts';
import { inTransaction } from '../../../kernel/ctx.ts';
import { sendRequestedMail } from '../requested-mail.service.ts';

export const sendRequestedMailJob = defineJob<'accounts.send-requested-mail'>({
  handler: (ctx, request) => inTransaction(ctx, (bound) => sendRequestedMail(bound, request)),
});
