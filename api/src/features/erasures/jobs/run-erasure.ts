import { defineJob } from '../../../jobs/job.ts';
import { runErasure } from '../run.service.ts';

export const runErasureJob = defineJob({
  id: 'erasures.run',
  timeoutSeconds: 600,
  retryLimit: 20,
  handler: (ctx, { erasureId }) => runErasure(ctx, erasureId),
});
