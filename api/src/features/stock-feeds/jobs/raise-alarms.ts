import { defineJob } from '../../../jobs/job.ts';
import { raiseAlarms } from '../runs/alarms.service.ts';

/** Once a minute: who has to know about a feed is told, once. */
export const raiseAlarmsJob = defineJob({
  id: 'stock-feeds.alarms',
  schedule: '* * * * *',
  timeoutSeconds: 60,
  retryLimit: 1,
  handler: async (ctx) => ({ rows: await raiseAlarms(ctx) }),
});
