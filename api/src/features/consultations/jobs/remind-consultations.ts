import { defineJob } from '../../../jobs/job.ts';
import { remindAll } from '../upkeep.service.ts';

export const remindConsultationsJob = defineJob<'consultations.remind'>({
  handler: async (ctx) => ({ rows: await remindAll(ctx) }),
});
