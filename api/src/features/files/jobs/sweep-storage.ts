import { defineJob } from '../../../jobs/job.ts';
import { sweepStorage } from '../sweep.service.ts';

export const sweepStorageJob = defineJob<'files.sweep'>({
  handler: async (ctx) => ({ rows: await sweepStorage(ctx) }),
});
