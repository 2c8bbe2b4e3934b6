import { defineJob } from '../../../jobs/job.ts';
import { releaseDecision } from '../pending-decision.service.ts';

/** A decision takes effect when its time to undo is over: the queue says when, the lock on the request whether. */
export const releaseDecisionJob = defineJob<'treatments.release-decision'>({
  handler: (ctx, { decisionId }) => releaseDecision(ctx, decisionId),
});
