import { defineJob } from '../../../jobs/job.ts';
import { offerAllFreed } from '../waiting-list.service.ts';

export const offerFreedJob = defineJob<'consultations.offer-freed'>({
  handler: async (ctx) => ({ rows: await offerAllFreed(ctx) }),
});
