import { defineJob } from '../../../jobs/job.ts';
import { forgetSubscriptions } from '../retention.service.ts';

export const forgetSubscriptionsJob = defineJob<'newsletter.forget'>({
  handler: async (ctx) => ({ rows: await forgetSubscriptions(ctx) }),
});
