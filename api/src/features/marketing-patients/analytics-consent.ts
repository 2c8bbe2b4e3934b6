import type { PurposeOutcome } from '../consents/public.ts';
import { readOwnUser } from '../users/public.ts';
import { MarketingPatient } from './marketing-patient.model.ts';

/** Which campaign led here is kept by consent alone, and goes with it. */
export const analyticsConsent: PurposeOutcome = {
  effects: () => Promise.resolve([{ kind: 'analytics-ended' }]),
  withdrawn: async (ctx) => {
    const { email } = await readOwnUser(ctx);
    await MarketingPatient.query(ctx.trx).where({ email }).patch({ campaignSource: null, campaignMedium: null, campaignName: null });
  },
};
