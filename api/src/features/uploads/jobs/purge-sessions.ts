import { defineJob } from '../../../jobs/job.ts';
import { purgeSessions } from '../sessions.service.ts';

export const purgeSessionsJob = defineJob<'uploads.purge-sessions'>({
  handler: async (ctx) => ({ rows: await purgeSessions(ctx) }),
});
