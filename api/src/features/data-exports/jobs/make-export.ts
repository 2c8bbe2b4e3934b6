import { defineJob } from '../../../jobs/job.ts';
import { makeExport } from '../make-export.ts';

export const makeExportJob = defineJob<'data-exports.make'>({
  handler: (ctx, { exportId }) => makeExport(ctx, exportId),
});
