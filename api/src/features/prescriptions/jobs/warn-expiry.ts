import { defineJob } from '../../../jobs/job.ts';
import { warnOfExpiry } from '../reminders.service.ts';

export const warnExpiryJob = defineJob<'prescriptions.warn-expiry'>({
  handler: async (ctx) => ({ rows: await warnOfExpiry(ctx) }),
});
