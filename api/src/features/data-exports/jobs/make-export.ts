import { defineJob } from '../../../jobs/job.ts';
import { makeExport } from '../make-export.ts';

export const makeExportJob = defineJob({
  id: 'data-exports.make',
  timeoutSeconds: 900,
  retryLimit: 5,
  handler: (ctx, { exportId }) => makeExport(ctx, exportId),
});
