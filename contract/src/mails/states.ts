import { defineStates } from '../state-table.ts';

export const mailStatuses = ['queued', 'sent', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];
export type MailAction = 'send' | 'fail';

/** A mail waits in the outbox until the mail server takes it. One that it refused for good may be sent again from the jobs page. */
export const mailStates = defineStates<MailStatus, MailAction>({
  states: mailStatuses,
  initial: 'queued',
  actions: {
    send: { from: ['queued', 'failed'], to: 'sent' },
    fail: { from: ['queued', 'failed'], to: 'failed' },
  },
  refusal: () => 'invalid.status',
});
