import { defineJob } from '../../../jobs/job.ts';
import { refreshCheck } from '../retention.service.ts';

export const refreshIdentityCheckJob = defineJob({
  id: 'identity-checks.refresh',
  timeoutSeconds: 60,
  retryLimit: 12,
  handler: (ctx, { checkId }) => refreshCheck(ctx, checkId),
});
