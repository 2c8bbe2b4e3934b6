import { defineJob } from '../../../jobs/job.ts';
import { runBulk } from '../run-bulk.ts';

export const runBulkJob = defineJob<'bulk-actions.run'>({
  handler: async (ctx, { bulkId }) => ({ rows: await runBulk(ctx, bulkId) }),
});
