import { defineJob } from '../../../jobs/job.ts';
import { inviteClaimed } from '../claim.service.ts';
import { claimsToInvite } from '../pharmacy-access.queries.ts';

/** Invites the address that a pharmacy named after it had proved its own. */
export const inviteClaimedJob = defineJob<'pharmacy-access.invite-claimed'>({
  undone: claimsToInvite,
  handler: async (ctx, { claimId }) => inviteClaimed(ctx, claimId),
});
