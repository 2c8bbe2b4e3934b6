import { defineJob } from '../../../jobs/job.ts';
import { forgetAlerts } from '../retention.service.ts';

export const forgetAlertsJob = defineJob<'alerts.forget'>({
  handler: async (ctx) => ({ rows: await forgetAlerts(ctx) }),
});
