import { defineStates } from '../state-table.ts';

export const newsletterStatuses = ['pending', 'confirmed', 'withdrawn'] as const;
export type NewsletterStatus = (typeof newsletterStatuses)[number];
export type NewsletterAction = 'ask' | 'confirm' | 'withdraw';

/** Double opt-in: asked for, confirmed by the mail's link, withdrawn at any time. */
export const newsletterStates = defineStates<NewsletterStatus, NewsletterAction>({
  states: newsletterStatuses,
  initial: 'pending',
  actions: {
    ask: { from: ['pending', 'withdrawn'], to: 'pending' },
    confirm: { from: ['pending'], to: 'confirmed' },
    withdraw: { from: ['pending', 'confirmed'], to: 'withdrawn' },
  },
  refusal: () => 'token.invalid',
});
