import { defineStates } from '../state-table.ts';
import { runStatuses, type RunStatus } from './shapes.ts';

export type RunAction = 'apply' | 'confirm' | 'hold' | 'fail' | 'release' | 'discard';

/**
 * One import. Its stock is live in `applied` only; in `unchanged` it was live already.
 * A rolled-back run stays `applied`, which it was: the run that took it back is a run of its own.
 */
export const runStates = defineStates<RunStatus, RunAction>({
  states: runStatuses,
  initial: 'running',
  actions: {
    apply: { from: ['running'], to: 'applied' },
    confirm: { from: ['running'], to: 'unchanged' },
    hold: { from: ['running'], to: 'quarantined' },
    fail: { from: ['running'], to: 'failed' },
    release: { from: ['quarantined'], to: 'applied' },
    discard: { from: ['quarantined'], to: 'discarded' },
  },
  refusal: () => 'invalid.status',
});
