import { defineStates } from '../state-table.ts';

/** Reviews and comments alike: nothing shows before a moderator has seen it, and what was changed is seen again. */
export const contributionStatuses = ['pending', 'published', 'rejected', 'withdrawn'] as const;
export type ContributionStatus = (typeof contributionStatuses)[number];
export type ContributionAction = 'publish' | 'reject' | 'edit' | 'withdraw';

export const contributionStates = defineStates<ContributionStatus, ContributionAction>({
  states: contributionStatuses,
  initial: 'pending',
  actions: {
    publish: { from: ['pending'], to: 'published' },
    reject: { from: ['pending', 'published'], to: 'rejected' },
    edit: { from: ['pending', 'published', 'rejected', 'withdrawn'], to: 'pending' },
    withdraw: { from: ['pending', 'published', 'rejected'], to: 'withdrawn' },
  },
  refusal: () => 'invalid.status',
});

/** Why something is not published; the author reads it. */
export const rejectionReasons = ['healing-claim', 'dosage-advice', 'personal-data', 'insult', 'advertising', 'off-topic', 'other'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];
