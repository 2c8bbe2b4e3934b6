import { defineJob } from '../../../jobs/job.ts';
import { cleanUp } from '../clean.service.ts';

export const cleanUpJob = defineJob({
  id: 'retention.clean',
  schedule: '40 3 * * *',
  timeoutSeconds: 1800,
  retryLimit: 3,
  handler: async (ctx) => ({ rows: await cleanUp(ctx) }),
});
