import { defineJob } from '../../../jobs/job.ts';
import { expireExports } from '../data-exports.service.ts';

export const expireExportsJob = defineJob({
  id: 'data-exports.expire',
  schedule: '25 0,1,3-23 * * *',
  timeoutSeconds: 600,
  retryLimit: 3,
  handler: async (ctx) => ({ rows: await expireExports(ctx) }),
});
