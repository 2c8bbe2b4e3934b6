import type { Consent, ConsentWay } from '@blattwerk/contract/consents/shapes';
import type { ConsentPurpose } from '@blattwerk/contract/consents/texts';
import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { heldPatients } from '../legal-holds/public.ts';

export interface ConsentRow {
  id: string;
  document: string;
  version: number;
  sha256: string;
  way: ConsentWay | null;
  acceptedAt: Date;
  withdrawnAt: Date | null;
  receiptId: string | null;
  withdrawalReceiptId: string | null;
}

const columns = ['id', 'document', 'version', 'sha256', 'way', 'acceptedAt', 'withdrawnAt', 'receiptId', 'withdrawalReceiptId'];

/** What a person agreed to, the latest last. */
export const listConsents = (trx: Knex, userId: string): Promise<ConsentRow[]> =>
  trx('consents').where({ userId }).orderBy(['acceptedAt', 'id']).select(columns);

interface NewConsent {
  id: string;
  userId: string;
  document: Consent['purpose'];
  version: number;
  sha256: string;
  acceptedAt: Date;
  way: ConsentWay;
}

/** Notes a consent with the proof of its words; given already, it stays as it is. @returns whether it is new */
export const insertConsent = async (trx: Knex, row: NewConsent): Promise<boolean> => {
  const inserted = await trx('consents').insert(row).onConflict(trx.raw('(user_id, document, version) WHERE withdrawn_at IS NULL')).ignore().returning('id');
  return inserted.length > 0;
};

/** @returns the ids of those that were withdrawn */
export const endConsent = async (trx: Knex, userId: string, document: ConsentPurpose, withdrawnAt: Date): Promise<string[]> => {
  const ended: { id: string }[] = await trx('consents').where({ userId, document }).whereNull('withdrawnAt').update({ withdrawnAt }).returning('id');
  return ended.map(({ id }) => id);
};

/** The account of an address, if there is one. */
export const userIdOf = (trx: Knex, email: string): Promise<{ id: string } | undefined> =>
  trx('users').where({ email }).first<{ id: string } | undefined>('id');

/** The proofs of consent of accounts whose erasure ended before this time, at most so many. */
export const deleteConsentsBefore = (ctx: Ctx, { before, limit }: { before: Date; limit: number }): Promise<number> => {
  const ended = ctx.trx('erasures').where('finishedAt', '<', before).whereNotIn('userId', heldPatients(ctx)).select('userId');
  return ctx.trx('consents').whereIn('id', ctx.trx('consents').whereIn('userId', ended).limit(limit).select('id')).delete();
};

export const deleteConsentsOf = async ({ trx }: Ctx, userId: string): Promise<void> => void (await trx('consents').where({ userId }).delete());
