import { defineStates } from '../state-table.ts';

export const proposalStatuses = ['open', 'added', 'merged', 'refused'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];
export type ProposalAction = 'add' | 'merge' | 'refuse';

/** A doctor's proposal of a product: it becomes one, is found to be one that there is, or is refused. */
export const proposalStates = defineStates<ProposalStatus, ProposalAction>({
  states: proposalStatuses,
  initial: 'open',
  actions: {
    add: { from: ['open'], to: 'added' },
    merge: { from: ['open'], to: 'merged' },
    refuse: { from: ['open'], to: 'refused' },
  },
  refusal: () => 'invalid.status',
});
