import { defineJob } from '../../../jobs/job.ts';
import { sendDueAlerts } from '../send-due-alerts.service.ts';

/** Every minute, so that a mail goes out within two of an import. */
export const sendDueAlertsJob = defineJob<'alerts.tell'>({
  handler: async (ctx) => ({ rows: await sendDueAlerts(ctx) }),
});
