import { defineStates } from '../state-table.ts';

export const contactTopics = ['account', 'request', 'payment', 'pharmacy', 'privacy', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const contactRequestStatuses = ['open', 'answered', 'closed'] as const;
export type ContactRequestStatus = (typeof contactRequestStatuses)[number];
export type ContactRequestAction = 'answer' | 'close' | 'reopen';

/** A message of the contact form: it waits, was answered in writing, or was closed without a written answer (by telephone, for instance). */
export const contactRequestStates = defineStates<ContactRequestStatus, ContactRequestAction>({
  states: contactRequestStatuses,
  initial: 'open',
  actions: {
    answer: { from: ['open'], to: 'answered' },
    close: { from: ['open'], to: 'closed' },
    reopen: { from: ['closed'], to: 'open' },
  },
  refusal: () => 'invalid.status',
});
