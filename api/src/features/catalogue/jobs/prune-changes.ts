import { duration, later } from '../../../kernel/clock.ts';
import { defineJob } from '../../../jobs/job.ts';
import { deleteChanges } from '../upkeep/changes.queries.ts';

/** Who has not looked for this long begins anew. */
const retention = duration.days;

/** Every hour: forgets old changes of the catalogue, which every process has long seen. */
export const pruneChangesJob = defineJob<'catalogue.prune-changes'>({
  handler: async (ctx) => ({ rows: await deleteChanges(ctx.trx, later(ctx.clock.now(), -retention)) }),
});
