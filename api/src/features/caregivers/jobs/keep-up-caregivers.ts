import { defineJob } from '../../../jobs/job.ts';
import { keepUpCaregivers } from '../upkeep.service.ts';

export const keepUpCaregiversJob = defineJob<'caregivers.keep-up'>({
  handler: async (ctx) => ({ rows: await keepUpCaregivers(ctx) }),
});
