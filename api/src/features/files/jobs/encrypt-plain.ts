import { defineJob } from '../../../jobs/job.ts';
import { encryptPlainFiles } from '../plain-files.service.ts';

export const encryptPlainJob = defineJob<'files.encrypt'>({
  handler: async (ctx) => ({ rows: await encryptPlainFiles(ctx) }),
});
