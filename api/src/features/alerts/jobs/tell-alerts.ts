import { defineJob } from '../../../jobs/job.ts';
import { tellAlerts } from '../tell.service.ts';

/** Every minute, so that a mail goes out within two of an import. */
export const tellAlertsJob = defineJob<'alerts.tell'>({
  handler: async (ctx) => ({ rows: await tellAlerts(ctx) }),
});
