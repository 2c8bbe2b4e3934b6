import type { PurposeOutcome } from '../consents/public.ts';

/** Doctors read a diary through the consent itself: nothing else has to end with it. */
export const diaryConsent: PurposeOutcome = {
  effects: () => Promise.resolve([{ kind: 'diary-hidden' }]),
  withdrawn: () => Promise.resolve(),
};
