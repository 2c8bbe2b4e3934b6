import { defineJob } from '../../../jobs/job.ts';
import { endInactiveAccounts } from '../inactive.service.ts';

export const endInactiveAccountsJob = defineJob({
  id: 'retention.inactive-accounts',
  schedule: '10 4 * * *',
  timeoutSeconds: 1800,
  retryLimit: 3,
  handler: async (ctx) => ({ rows: await endInactiveAccounts(ctx) }),
});
