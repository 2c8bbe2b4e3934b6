import { defineJob } from '../../../jobs/job.ts';
import { forgetAlerts } from '../retention.service.ts';

export const forgetAlertsJob = defineJob({
  id: 'alerts.forget',
  schedule: '50 4 * * *',
  timeoutSeconds: 300,
  retryLimit: 3,
  handler: async (ctx) => ({ rows: await forgetAlerts(ctx) }),
});
