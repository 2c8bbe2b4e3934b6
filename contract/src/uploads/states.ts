import { defineStates } from '../state-table.ts';

export const uploadStatuses = ['scanning', 'clean', 'refused'] as const;
export type UploadStatus = (typeof uploadStatuses)[number];

/** A file cannot be opened before the malware scanner has passed it. */
export const uploadStates = defineStates<UploadStatus, 'pass' | 'refuse'>({
  states: uploadStatuses,
  initial: 'scanning',
  actions: {
    pass: { from: ['scanning'], to: 'clean' },
    refuse: { from: ['scanning'], to: 'refused' },
  },
  refusal: () => 'server.conflict',
});
