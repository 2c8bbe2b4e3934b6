import { defineJob } from '../../../jobs/job.ts';
import { watchSendings } from '../ladder.service.ts';

/** Every five minutes: pharmacies that do not react are reminded, called, and others are offered. */
export const watchSendingsJob = defineJob({
  id: 'prescriptions.watch-sendings',
  schedule: '*/5 * * * *',
  timeoutSeconds: 240,
  retryLimit: 1,
  handler: async (ctx) => ({ rows: await watchSendings(ctx) }),
});
