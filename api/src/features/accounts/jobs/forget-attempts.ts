import { defineJob } from '../../../jobs/job.ts';
import { forgetAttempts } from '../../../kernel/attempts.ts';

/** Deletes counts of wrong tries that have expired. */
export const forgetAttemptsJob = defineJob<'accounts.forget-attempts'>({
  handler: async (ctx) => ({ rows: await forgetAttempts(ctx) }),
});
