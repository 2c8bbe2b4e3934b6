import { defineJob } from '../../../jobs/job.ts';
import { tellAlerts } from '../tell.service.ts';

/** Every minute, so that a mail goes out within two of an import. */
export const tellAlertsJob = defineJob({
  id: 'alerts.tell',
  schedule: '* * * * *',
  timeoutSeconds: 300,
  retryLimit: 1,
  handler: async (ctx) => ({ rows: await tellAlerts(ctx) }),
});
