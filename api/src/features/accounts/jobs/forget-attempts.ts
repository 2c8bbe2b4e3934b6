import { defineJob } from '../../../jobs/job.ts';

/** Counts that have expired say nothing any more. What a user counts with at this moment is left to the next time. */
export const forgetAttemptsJob = defineJob<'accounts.forget-attempts'>({
  handler: async (ctx) => {
    const expired = ctx.trx('login_attempts').where('expiresAt', '<=', ctx.clock.now()).forUpdate().skipLocked().select('key');
    return { rows: await ctx.trx('login_attempts').whereIn('key', expired).delete() };
  },
});
