import { workStatuses, type WorkAction, type WorkStatus } from '../backoffice/states.ts';
import { defineStates } from '../state-table.ts';

/** Each stage of an import is work of its own: queued, done by a job, and over. An upload is over once it is stored. */
export const importStates = defineStates<WorkStatus, WorkAction | 'queue'>({
  states: workStatuses,
  initial: 'done',
  actions: {
    queue: { from: ['done', 'failed', 'stopped'], to: 'queued' },
    start: { from: ['queued'], to: 'running' },
    finish: { from: ['running'], to: 'done' },
    fail: { from: ['queued', 'running'], to: 'failed' },
    stop: { from: ['queued', 'running'], to: 'stopped' },
  },
  refusal: (action) => (action === 'queue' ? 'import.busy' : 'work.ended'),
});
