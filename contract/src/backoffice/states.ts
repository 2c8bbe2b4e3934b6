import { defineStates } from '../state-table.ts';

export const workStatuses = ['queued', 'running', 'done', 'failed', 'stopped'] as const;
export type WorkStatus = (typeof workStatuses)[number];
export type WorkAction = 'start' | 'finish' | 'fail' | 'stop';

/** Work on many records that a job does: an export, a bulk action, an import. */
export const workStates = defineStates<WorkStatus, WorkAction>({
  states: workStatuses,
  initial: 'queued',
  actions: {
    start: { from: ['queued'], to: 'running' },
    finish: { from: ['running'], to: 'done' },
    fail: { from: ['queued', 'running'], to: 'failed' },
    stop: { from: ['queued', 'running'], to: 'stopped' },
  },
  refusal: () => 'work.ended',
});
