import { defineJob } from '../../../jobs/job.ts';
import { watchSendings } from '../ladder.service.ts';

/** Every five minutes: pharmacies that do not react are reminded, called, and others are offered. */
export const watchSendingsJob = defineJob<'prescriptions.watch-sendings'>({
  handler: async (ctx) => ({ rows: await watchSendings(ctx) }),
});
