import { defineJob } from '../../../jobs/job.ts';
import { expireTreatments } from '../treatments.service.ts';

/** Drafts and unpaid requests end after the days of `treatment.expireDays`. */
export const expireTreatmentsJob = defineJob({
  id: 'treatments.expire',
  schedule: '15 4 * * *',
  timeoutSeconds: 300,
  retryLimit: 3,
  handler: async (ctx) => ({ rows: await expireTreatments(ctx) }),
});
