import { defineJob } from '../../../jobs/job.ts';
import { runListExport } from '../run-export.ts';

export const writeListExportJob = defineJob<'list-exports.write'>({
  handler: async (ctx, { exportId }) => ({ rows: await runListExport(ctx, exportId) }),
});
