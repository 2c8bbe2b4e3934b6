import { defineJob } from '../../../jobs/job.ts';
import { purgeAccesses } from '../purge.service.ts';

export const purgeGuestsJob = defineJob<'room-guests.purge'>({
  handler: async (ctx) => ({ rows: await purgeAccesses(ctx) }),
});
