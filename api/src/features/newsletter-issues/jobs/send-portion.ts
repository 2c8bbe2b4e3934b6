import { defineJob } from '../../../jobs/job.ts';
import { issuesInSending } from '../newsletter-issues.queries.ts';
import { sendPortion } from '../newsletter-issues.service.ts';

export const sendPortionJob = defineJob<'newsletter-issues.send-portion'>({
  undone: issuesInSending,
  handler: async (ctx, { issueId }) => ({ rows: await sendPortion(ctx, issueId) }),
});
