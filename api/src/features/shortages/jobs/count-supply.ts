import { defineJob } from '../../../jobs/job.ts';
import { countSupply } from '../count-supply.service.ts';

/** Every ten minutes: today's count of what there is and who waits. A second run counts the same again. */
export const countSupplyJob = defineJob<'shortages.count'>({
  handler: async (ctx) => ({ rows: await countSupply(ctx) }),
});
