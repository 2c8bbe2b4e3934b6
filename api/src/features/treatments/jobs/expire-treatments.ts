import { defineJob } from '../../../jobs/job.ts';
import { expireTreatments } from '../treatments.service.ts';

/** Drafts and unpaid requests end after the days of `treatment.expireDays`. */
export const expireTreatmentsJob = defineJob<'treatments.expire'>({
  handler: async (ctx) => ({ rows: await expireTreatments(ctx) }),
});
