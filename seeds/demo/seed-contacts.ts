import { canonicalConsent } from '@blattwerk/contract/consent-text';
import { newsletterConsents, newsletterConsentVersion } from '@blattwerk/contract/newsletter/consent';
import type { Knex } from 'knex';
import { sha256 } from '../../api/src/kernel/ids.ts';
import { insertMany } from '../insert-many.ts';
import { stableId } from '../stable-ids.ts';
import { chanceOf } from './random.ts';

const hour = 3_600_000;
const campaigns = [
  { campaignSource: 'newsletter', campaignMedium: 'email', campaignName: 'herbst' },
  { campaignSource: 'suche', campaignMedium: 'cpc', campaignName: 'bestand' },
  {},
  {},
];

/** People who left an address in the market or on a landing page and are no patients yet; most of them asked for news, and most of these confirmed it. */
export const seedContacts = async (trx: Knex, now: Date): Promise<void> => {
  const chance = chanceOf(24);
  const consentSha256 = sha256(canonicalConsent('newsletter', newsletterConsentVersion, 'de', newsletterConsents[newsletterConsentVersion - 1] as never));
  const people = Array.from({ length: 24 }, (_, index) => {
    const createdAt = new Date(now.getTime() - chance.int(24, 90 * 24) * hour);
    return {
      contact: {
        id: stableId('marketing-patient', index),
        email: `interesse-${index + 1}@patienten.example`,
        source: chance.pick(['market', 'vape', 'landing']),
        locale: 'de',
        ...chance.pick(campaigns),
        createdAt,
        lastSeenAt: createdAt,
        version: 1,
      },
      subscriptionId: stableId('contact-news', index),
      askedAt: chance.is(0.8) ? createdAt : null,
      confirmedAt: chance.is(0.8) ? new Date(createdAt.getTime() + hour) : null,
    };
  });
  const asked = people.flatMap(({ askedAt, ...person }) => (askedAt ? [{ ...person, askedAt }] : []));
  const proof = { consentVersion: newsletterConsentVersion, consentSha256 };
  await insertMany(
    trx,
    'marketing_patients',
    people.map(({ contact }) => ({ campaignSource: null, campaignMedium: null, campaignName: null, ...contact })),
  );
  await insertMany(
    trx,
    'newsletter_subscriptions',
    asked.map(({ contact: { email }, subscriptionId, askedAt, confirmedAt }) => ({
      id: subscriptionId,
      email,
      locale: 'de',
      status: confirmedAt ? 'confirmed' : 'pending',
      askedAt,
      confirmedAt,
      createdAt: askedAt,
      updatedAt: confirmedAt ?? askedAt,
    })),
  );
  await insertMany(
    trx,
    'newsletter_proofs',
    asked.flatMap(({ subscriptionId, askedAt, confirmedAt }) => [
      { id: stableId('contact-proof', `${subscriptionId}:ask`), subscriptionId, kind: 'ask', ...proof, at: askedAt },
      ...(confirmedAt ? [{ id: stableId('contact-proof', `${subscriptionId}:confirm`), subscriptionId, kind: 'confirm', ...proof, at: confirmedAt }] : []),
    ]),
  );
};
