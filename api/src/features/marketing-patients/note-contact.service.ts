import type { MarketingPatientInput } from '@blattwerk/contract/marketing-patients/shapes';
import { duration } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { addressKey, takeTry } from '../../kernel/attempts.ts';
import { askForNewsletter } from '../newsletter/public.ts';
import { MarketingPatient } from './marketing-patient.model.ts';

/** The limit of addresses from one network in an hour, so that our mails cannot be used against strangers. */
const maxContacts = 60;

/** Counted outside of transactions. @throws auth.tooManyAttempts */
export const takeContact = (ctx: Ctx): Promise<void> =>
  takeTry(ctx, [{ key: addressKey(ctx, 'marketing-patients'), tries: maxContacts, within: duration.hours }]);

/** Notes the contact; where it came from first stays. Whether the address was known, the caller does not learn. */
export const noteContact = async (ctx: Ctx, { email, source, campaign = {}, newsConsent }: MarketingPatientInput): Promise<void> => {
  const now = ctx.clock.now();
  const row = {
    id: newId(),
    email,
    source,
    campaignSource: campaign.source || null,
    campaignMedium: campaign.medium || null,
    campaignName: campaign.name || null,
    locale: ctx.locale,
    createdAt: now,
    lastSeenAt: now,
  };
  await MarketingPatient.query(ctx.trx).insert(row).onConflict('email').merge(['last_seen_at']);
  if (newsConsent) await askForNewsletter(ctx, email, newsConsent.version);
};
