import { defineJob } from '../../../jobs/job.ts';
import { inviteClaimed } from '../claim.service.ts';

/** Invites the address that a pharmacy named after it had proved its own. */
export const inviteClaimedJob = defineJob<'pharmacy-access.invite-claimed'>({
  undone: (trx, { from, to }) =>
    trx('pharmacy_claims').whereNotNull('confirmedAt').whereNull('invitedAt').whereBetween('confirmedAt', [from, to]).select('id as claimId'),
  handler: async (ctx, { claimId }) => inviteClaimed(ctx, claimId),
});
