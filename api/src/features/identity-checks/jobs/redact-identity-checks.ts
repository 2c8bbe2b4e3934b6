import { defineJob } from '../../../jobs/job.ts';
import { forEachContinue } from '../../../kernel/for-each-continue.ts';
import { abandonedChecks, checksToRedact, endAbandoned, requestRedaction } from '../retention.service.ts';

/** What was begun and left is ended; documents that have served are deleted at the provider, and their facts here. */
export const redactIdentityChecksJob = defineJob<'identity-checks.redact'>({
  handler: async (ctx) => {
    const ended = await forEachContinue(ctx, await abandonedChecks(ctx), (check) => endAbandoned(ctx, check));
    const redacted = await forEachContinue(ctx, await checksToRedact(ctx), (check) => requestRedaction(ctx, check));
    return { rows: ended + redacted };
  },
});
