import { defineStates } from '../state-table.ts';

export const exportStatuses = ['requested', 'running', 'ready', 'expired', 'failed'] as const;
export type ExportStatus = (typeof exportStatuses)[number];
export type ExportAction = 'start' | 'finish' | 'fail' | 'expire';

/** A copy of everything that is stored about a person, from the request to the day on which the file goes. */
export const exportStates = defineStates<ExportStatus, ExportAction>({
  states: exportStatuses,
  initial: 'requested',
  actions: {
    start: { from: ['requested'], to: 'running' },
    finish: { from: ['running'], to: 'ready' },
    fail: { from: ['requested', 'running'], to: 'failed' },
    expire: { from: ['ready'], to: 'expired' },
  },
  refusal: () => 'export.notReady',
});
