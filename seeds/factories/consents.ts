import { createHash } from 'node:crypto';
import { canonicalConsent } from '@blattwerk/contract/consent-text';
import { purposeTexts, purposeVersion, type ConsentPurpose } from '@blattwerk/contract/consents/texts';
import type { Knex } from 'knex';
import { stableId } from '../stable-ids.ts';

interface Given {
  userId: string;
  purpose: ConsentPurpose;
  at: Date;
  locale?: 'de' | 'en';
}

/** The consent to the current words of a purpose; given already, it stays as it is. */
export const buildConsent = async (trx: Knex, { userId, purpose, at, locale = 'de' }: Given): Promise<void> => {
  const version = purposeVersion(purpose);
  const text = purposeTexts[purpose][version - 1];
  if (!text) throw new TypeError(`the consent to ${purpose} has no text`);
  const sha256 = createHash('sha256')
    .update(canonicalConsent(purpose, version, locale, text))
    .digest('hex');
  const row = { id: stableId('consent', `${userId}:${purpose}`), userId, document: purpose, version, sha256, acceptedAt: at };
  await trx('consents').insert(row).onConflict().ignore();
};
