import { defineJob } from '../../../jobs/job.ts';
import { forgetSubscriptions } from '../retention.service.ts';

export const forgetSubscriptionsJob = defineJob({
  id: 'newsletter.forget',
  schedule: '40 4 * * *',
  timeoutSeconds: 300,
  retryLimit: 3,
  handler: async (ctx) => ({ rows: await forgetSubscriptions(ctx) }),
});
