import { defineJob } from '../../../jobs/job.ts';
import { inTransaction } from '../../../kernel/ctx.ts';
import { sendInvitation } from '../send.service.ts';

export const sendInvitationJob = defineJob<'invitations.send'>({
  handler: (ctx, sent) => inTransaction(ctx, (bound) => sendInvitation(bound, sent)),
});
