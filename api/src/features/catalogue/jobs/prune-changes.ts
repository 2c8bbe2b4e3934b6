import { duration, later } from '../../../kernel/clock.ts';
import { defineJob } from '../../../jobs/job.ts';
import { deleteChanges } from '../upkeep/changes.queries.ts';

/** Who has not looked for this long begins anew. */
const keptFor = duration.days;

/** Every hour: forgets old changes of the catalogue, which every process has long seen. */
export const pruneChangesJob = defineJob({
  id: 'catalogue.prune-changes',
  schedule: '35 0,1,3-23 * * *',
  timeoutSeconds: 120,
  retryLimit: 1,
  handler: async (ctx) => ({ rows: await deleteChanges(ctx.trx, later(ctx.clock.now(), -keptFor)) }),
});
