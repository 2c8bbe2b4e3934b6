import { defineJob } from '../../../jobs/job.ts';
import { forgetAttempts } from '../../../kernel/attempts.ts';
import { inPortions } from '../../../kernel/portions.ts';

/** Deletes counts of wrong tries that have expired. */
export const forgetAttemptsJob = defineJob<'accounts.forget-attempts'>({
  handler: async (ctx) => ({ rows: await inPortions(ctx, forgetAttempts) }),
});
