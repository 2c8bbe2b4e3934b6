import { defineJob } from '../../../../jobs/job.ts';
import { inPortions } from '../../../../kernel/portions.ts';
import { forgetExpired } from '../sign-ins.ts';

/** What a provider told about a user who did not go on is deleted two hours later at the latest. */
export const forgetSignInsJob = defineJob<'social-logins.forget'>({
  handler: async (ctx) => ({ rows: await inPortions(ctx, forgetExpired) }),
});
