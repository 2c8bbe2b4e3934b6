import { defineJob } from '../../../jobs/job.ts';
import { duration, later } from '../../../kernel/clock.ts';
import { BulkRun } from '../bulk-action.model.ts';

/** For as long as results and undo are offered; the audit log keeps the changes longer. */
const memory = 30 * duration.days;

export const forgetBulkJob = defineJob<'bulk-actions.forget'>({
  handler: async (ctx) => ({
    rows: await BulkRun.query(ctx.trx).where('updatedAt', '<', later(ctx.clock.now(), -memory)).delete(),
  }),
});
