import { defineJob } from '../../../jobs/job.ts';
import { endInactiveAccounts } from '../inactive.service.ts';

export const endInactiveAccountsJob = defineJob<'retention.inactive-accounts'>({
  handler: async (ctx) => ({ rows: await endInactiveAccounts(ctx) }),
});
