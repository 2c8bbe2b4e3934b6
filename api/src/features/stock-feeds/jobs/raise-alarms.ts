import { defineJob } from '../../../jobs/job.ts';
import { raiseAlarms } from '../runs/alarms.service.ts';

/** Once a minute: who has to know about a feed is told, once. */
export const raiseAlarmsJob = defineJob<'stock-feeds.alarms'>({
  handler: async (ctx) => ({ rows: await raiseAlarms(ctx) }),
});
