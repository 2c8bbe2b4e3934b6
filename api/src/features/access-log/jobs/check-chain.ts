import { defineJob } from '../../../jobs/job.ts';
import { checkChains } from '../audit-chain.service.ts';

/** A second run finds the same and notes it once more. */
export const checkChainJob = defineJob<'audit-log.check-chain'>({
  handler: async (ctx) => ({ rows: (await checkChains(ctx)).entries }),
});
