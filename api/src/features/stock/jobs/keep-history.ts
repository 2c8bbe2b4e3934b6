import { defineJob } from '../../../jobs/job.ts';
import { keepHistory } from '../keep-history.service.ts';

/** Every night: a month gets its part before it begins, and a month whose time is over is rolled up. */
export const keepHistoryJob = defineJob<'stock.keep-history'>({
  handler: async (ctx) => ({ rows: await keepHistory(ctx) }),
});
