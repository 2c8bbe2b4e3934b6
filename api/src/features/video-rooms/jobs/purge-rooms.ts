import { defineJob } from '../../../jobs/job.ts';
import { purgeRooms } from '../purge.service.ts';

export const purgeRoomsJob = defineJob<'video-rooms.purge'>({
  handler: async (ctx) => ({ rows: await purgeRooms(ctx) }),
});
