import { defineJob } from '../../../jobs/job.ts';
import { runErasure } from '../run.service.ts';

export const runErasureJob = defineJob<'erasures.run'>({
  handler: (ctx, { erasureId }) => runErasure(ctx, erasureId),
});
