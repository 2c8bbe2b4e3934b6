import { defineJob } from '../../../jobs/job.ts';
import { warnOfExpiry } from '../reminders.service.ts';

export const warnExpiryJob = defineJob({
  id: 'prescriptions.warn-expiry',
  schedule: '40 8 * * *',
  timeoutSeconds: 300,
  retryLimit: 3,
  handler: async (ctx) => ({ rows: await warnOfExpiry(ctx) }),
});
