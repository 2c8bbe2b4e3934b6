import { defineJob } from '../../../jobs/job.ts';
import { expireExports } from '../data-exports.service.ts';

export const expireExportsJob = defineJob<'data-exports.expire'>({
  handler: async (ctx) => ({ rows: await expireExports(ctx) }),
});
