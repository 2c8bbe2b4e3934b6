import { openIdentityStatuses } from '@blattwerk/contract/identity-checks/states';
import { defineJob } from '../../../jobs/job.ts';
import { duration, later } from '../../../kernel/clock.ts';
import { forEachContinue } from '../../../kernel/for-each-continue.ts';
import { IdentityCheck } from '../identity-check.model.ts';
import { refreshCheck } from '../retention.service.ts';

/** Events usually arrive within seconds; what has not moved for this long is asked for. */
const patience = 2 * duration.minutes;

/** Checks whose event got lost: the provider is asked, and the answer has the event's effect. */
export const reconcileIdentityChecksJob = defineJob<'identity-checks.reconcile'>({
  handler: async (ctx) => {
    const before = later(ctx.clock.now(), -patience);
    // What is at work comes first; of the others, in any order, as many as can be asked for now.
    const open = await IdentityCheck.query(ctx.trx)
      .whereIn('status', [...openIdentityStatuses])
      .whereNotNull('stripeSessionId')
      .where('updatedAt', '<', before)
      .orderByRaw(`status = 'processing' DESC, random()`)
      .limit(100);
    return { rows: await forEachContinue(ctx, open, ({ id }) => refreshCheck(ctx, id)) };
  },
});
