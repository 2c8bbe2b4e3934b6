import type { PurposeOutcome } from '../consents/public.ts';
import { askForNewsletter, ownAddress, readOwnState, withdrawOwn } from './newsletter.service.ts';

/** The account's consent asks for the newsletter, which the mailbox still has to confirm; withdrawing ends it. */
export const newsletterConsent: PurposeOutcome = {
  effects: async (ctx) => {
    const { status } = await readOwnState(ctx);
    return status === 'none' || status === 'withdrawn' ? [] : [{ kind: 'newsletter-ended' }];
  },
  withdrawn: withdrawOwn,
  given: async (ctx) => askForNewsletter(ctx, await ownAddress(ctx)),
};
