import { defineJob } from '../../../jobs/job.ts';
import { expireMissed } from '../upkeep.service.ts';

export const expireConsultationsJob = defineJob<'consultations.expire'>({
  handler: async (ctx) => ({ rows: await expireMissed(ctx) }),
});
