import { defineJob } from '../../../jobs/job.ts';
import { scanUpload } from '../scan.service.ts';
import { withoutScan } from '../uploads.queries.ts';

export const scanUploadJob = defineJob<'uploads.scan'>({
  undone: withoutScan,
  handler: (ctx, { uploadId }) => scanUpload(ctx, uploadId),
});
