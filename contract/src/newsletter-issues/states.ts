import { defineStates } from '../state-table.ts';

export const issueStatuses = ['draft', 'sending', 'paused', 'sent'] as const;
export type IssueStatus = (typeof issueStatuses)[number];
export type IssueAction = 'start' | 'pause' | 'resume' | 'finish';

/** Written, then sent in portions, with pauses where a person wants one. */
export const issueStates = defineStates<IssueStatus, IssueAction>({
  states: issueStatuses,
  initial: 'draft',
  actions: {
    start: { from: ['draft'], to: 'sending' },
    pause: { from: ['sending'], to: 'paused' },
    resume: { from: ['paused'], to: 'sending' },
    finish: { from: ['sending'], to: 'sent' },
  },
  refusal: () => 'invalid.status',
});
