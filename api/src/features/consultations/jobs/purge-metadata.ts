import { defineJob } from '../../../jobs/job.ts';
import { purgeMetadata } from '../upkeep.service.ts';

export const purgeMetadataJob = defineJob<'consultations.purge-metadata'>({
  handler: async (ctx) => ({ rows: await purgeMetadata(ctx) }),
});
