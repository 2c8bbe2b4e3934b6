import { defineJob } from '../../../jobs/job.ts';
import { ageStock } from '../age-stock.service.ts';

/** Every five minutes: notes what has become uncertain, is gone or is back. Who shows stock goes by the time itself and never by this job. */
export const ageStockJob = defineJob<'stock.age'>({
  handler: async (ctx) => ({ rows: await ageStock(ctx) }),
});
