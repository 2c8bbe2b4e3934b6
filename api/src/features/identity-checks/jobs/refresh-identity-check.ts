import { defineJob } from '../../../jobs/job.ts';
import { refreshCheck } from '../retention.service.ts';

export const refreshIdentityCheckJob = defineJob<'identity-checks.refresh'>({
  handler: (ctx, { checkId }) => refreshCheck(ctx, checkId),
});
