import type { ModelObject } from 'objection';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Registration } from './registration.model.ts';
import { deviceColumns, type DeviceRow } from './sessions.presenter.ts';

/** Whose address it is, always answered by one row of one value: reading an account's row would take longer than reading none. */
export const ownerOf = async ({ trx }: Ctx, email: string): Promise<string | undefined> => {
  const [row] = (await trx.select(trx('users').where({ email }).select('id').as('id'))) as { id: string | null }[];
  return row?.id ?? undefined;
};

/** A pharmacy's id, if the pharmacy is in the list. */
export const listedPharmacy = async ({ trx }: Ctx, id: string): Promise<string | undefined> =>
  (await trx('pharmacies').where({ id, isListed: true }).first<{ id: string } | undefined>('id'))?.id;

/** Sessions of a person that are open, the last used first. */
export const openSessions = ({ trx, clock }: Ctx, userId: string): Promise<DeviceRow[]> =>
  trx('sessions')
    .where({ userId })
    .whereNull('revokedAt')
    .where('expiresAt', '>', clock.now())
    .orderBy('lastUsedAt', 'desc')
    .select(...deviceColumns);

/** The session of a refresh secret, also of one that was replaced a moment ago. */
export const sessionsOfSecret = ({ trx }: Ctx, hash: string): Promise<{ id: string; userId: string }[]> =>
  trx('sessions').where({ refreshHash: hash }).orWhere({ previousHash: hash }).select('id', 'userId');

type NewRegistration = Omit<ModelObject<Registration>, 'noted'> & { noted: string | null };

/** Inserts a registration; undefined where its tab has sent one already. */
export const insertRegistration = async ({ trx }: Ctx, row: NewRegistration): Promise<string | undefined> => {
  const [inserted] = await trx('registrations').insert(row).onConflict('claimHash').ignore().returning<{ id: string }[]>('id');
  return inserted?.id;
};

/** People of one pharmacy are added one after the other. */
export const lockPharmacyPeople = async ({ trx }: Ctx, pharmacyId: string): Promise<void> =>
  void (await trx.raw(`SELECT pg_advisory_xact_lock(hashtextextended(?, 0))`, [`pharmacy-people:${pharmacyId}`]));
