import { defineStates } from '../state-table.ts';

export const unmatchedStates = ['open', 'matched', 'ignored'] as const;
export type UnmatchedState = (typeof unmatchedStates)[number];
export type UnmatchedAction = 'match' | 'ignore' | 'undo';

/** What a person says about an article that no PZN identifies. Every decision can be changed and taken back. */
export const articleStates = defineStates<UnmatchedState, UnmatchedAction>({
  states: unmatchedStates,
  initial: 'open',
  actions: {
    match: { from: ['open', 'ignored', 'matched'], to: 'matched' },
    ignore: { from: ['open', 'matched', 'ignored'], to: 'ignored' },
    undo: { from: ['matched', 'ignored'], to: 'open' },
  },
  refusal: () => 'invalid.status',
});
