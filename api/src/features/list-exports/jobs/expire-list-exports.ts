import { defineJob } from '../../../jobs/job.ts';
import { expireListExports } from '../expire.service.ts';

export const expireListExportsJob = defineJob<'list-exports.expire'>({
  handler: async (ctx) => ({ rows: await expireListExports(ctx) }),
});
