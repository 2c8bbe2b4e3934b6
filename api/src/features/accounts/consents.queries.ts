import type { Consent } from '@blattwerk/contract/consents/shapes';
import type { ConsentPurpose } from '@blattwerk/contract/consents/texts';
import type { Knex } from 'knex';

export interface ConsentRow {
  document: string;
  version: number;
  acceptedAt: Date;
  withdrawnAt: Date | null;
}

/** What a person agreed to, the latest last. */
export const listConsents = (trx: Knex, userId: string): Promise<ConsentRow[]> =>
  trx('consents').where({ userId }).orderBy(['acceptedAt', 'id']).select('document', 'version', 'acceptedAt', 'withdrawnAt');

/** Notes a consent with the proof of its words; given already, it stays as it is. @returns whether it is new */
export const insertConsent = async (
  trx: Knex,
  row: { id: string; userId: string; document: Consent['purpose']; version: number; sha256: string; acceptedAt: Date },
): Promise<boolean> => {
  const inserted = await trx('consents').insert(row).onConflict(trx.raw('(user_id, document, version) WHERE withdrawn_at IS NULL')).ignore().returning('id');
  return inserted.length > 0;
};

/** @returns whether there was one to withdraw */
export const endConsent = async (trx: Knex, userId: string, document: ConsentPurpose, withdrawnAt: Date): Promise<boolean> =>
  (await trx('consents').where({ userId, document }).whereNull('withdrawnAt').update({ withdrawnAt })) > 0;
