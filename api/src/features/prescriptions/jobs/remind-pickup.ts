import { defineJob } from '../../../jobs/job.ts';
import { remindOfPickup, warnOfHoldEnd } from '../reminders.service.ts';

/** In the morning: pharmacies are open then, and the day is still long enough to go there. */
export const remindPickupJob = defineJob({
  id: 'prescriptions.remind-pickup',
  schedule: '10 9 * * *',
  timeoutSeconds: 300,
  retryLimit: 3,
  handler: async (ctx) => ({ rows: (await warnOfHoldEnd(ctx)) + (await remindOfPickup(ctx)) }),
});
