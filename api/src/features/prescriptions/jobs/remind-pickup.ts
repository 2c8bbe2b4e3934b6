import { defineJob } from '../../../jobs/job.ts';
import { remindOfPickup, warnOfHoldEnd } from '../reminders.service.ts';

/** In the morning: pharmacies are open then, and the day is still long enough to go there. */
export const remindPickupJob = defineJob<'prescriptions.remind-pickup'>({
  handler: async (ctx) => ({ rows: (await warnOfHoldEnd(ctx)) + (await remindOfPickup(ctx)) }),
});
