import { defineJob } from '../../../jobs/job.ts';
import { cleanUp } from '../clean.service.ts';

export const cleanUpJob = defineJob<'retention.clean'>({
  handler: async (ctx) => ({ rows: await cleanUp(ctx) }),
});
