import { defineJob } from '../../../jobs/job.ts';
import { duration, later } from '../../../kernel/clock.ts';
import { BulkRun } from '../bulk-action.model.ts';

/** As long as somebody may want to see what was done, or to take it back; the audit log keeps it longer. */
const memory = 30 * duration.days;

export const forgetBulkJob = defineJob<'bulk-actions.forget'>({
  handler: async (ctx) => ({
    rows: await BulkRun.query(ctx.trx).where('updatedAt', '<', later(ctx.clock.now(), -memory)).delete(),
  }),
});
