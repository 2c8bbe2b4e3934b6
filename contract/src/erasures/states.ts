import { defineStates } from '../state-table.ts';

export const erasureStatuses = ['requested', 'running', 'done'] as const;
export type ErasureStatus = (typeof erasureStatuses)[number];
export type ErasureAction = 'start' | 'finish';

/** An erasure is never undone: from its request on the account cannot sign in. */
export const erasureStates = defineStates<ErasureStatus, ErasureAction>({
  states: erasureStatuses,
  initial: 'requested',
  actions: {
    start: { from: ['requested'], to: 'running' },
    finish: { from: ['running'], to: 'done' },
  },
  refusal: () => 'erasure.alreadyRequested',
});
