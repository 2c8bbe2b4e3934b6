import { defineStates } from '../state-table.ts';

export const mailStatuses = ['queued', 'sent', 'failed', 'unwanted', 'held'] as const;
export type MailStatus = (typeof mailStatuses)[number];
export type MailAction = 'send' | 'fail' | 'skip' | 'hold' | 'release';

/**
 * A mail waits in the outbox until the mail server takes it. One that the server refused for good may be sent again from the jobs page. One that its
 * reader does not want is not sent; one to an address that mail does not reach is held until staff release the address.
 */
export const mailStates = defineStates<MailStatus, MailAction>({
  states: mailStatuses,
  initial: 'queued',
  actions: {
    send: { from: ['queued', 'failed'], to: 'sent' },
    fail: { from: ['queued', 'failed'], to: 'failed' },
    skip: { from: ['queued'], to: 'unwanted' },
    hold: { from: ['queued', 'failed'], to: 'held' },
    release: { from: ['held'], to: 'queued' },
  },
  refusal: () => 'invalid.status',
});
