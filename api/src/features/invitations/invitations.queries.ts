import { staffRoles, type StaffRole } from '@blattwerk/contract/invitations/shapes';
import type { ModelObject } from 'objection';
import type { Ctx } from '../../kernel/ctx.ts';
import { sha256 } from '../../kernel/ids.ts';
import type { Invitation } from './invitation.model.ts';

/** Lets row-level security pass the one invitation whose link the caller holds, until the end of the transaction. */
export const openByLink = async ({ trx }: Ctx, token: string): Promise<string> => {
  const tokenHash = sha256(token);
  await trx.raw(`SELECT set_config('app.invitation', ?, true)`, [tokenHash]);
  return tokenHash;
};

/** Inserts an invitation; undefined where one of the inviter to this address is pending. Of two at once one is made. */
export const insertUnlessPending = async ({ trx }: Ctx, row: Partial<ModelObject<Invitation>>): Promise<Invitation | undefined> => {
  const [inserted] = await trx('invitations')
    .insert(row)
    .onConflict(trx.raw(`(inviter_id, email) WHERE status = 'pending'`))
    .ignore()
    .returning<Invitation[]>('*');
  return inserted;
};

/** The id of a pharmacy, by id or slug. */
export const findPharmacyId = async ({ trx }: Ctx, where: { id: string } | { slug: string }): Promise<string | undefined> =>
  (await trx('pharmacies').where(where).first<{ id: string } | undefined>('id'))?.id;

export interface KnownStaff {
  id: string;
  email: string;
  role: StaffRole;
  version: number;
  /** The short name of the pharmacy of its people. */
  pharmacy: string | null;
}

/** People who work here, and after them the invitations that are open. */
export const knownStaff = ({ trx }: Pick<Ctx, 'trx'>, where: { id: string } | { email: string }): Promise<(KnownStaff & Record<string, unknown>)[]> => {
  const users = trx('users')
    .whereIn('role', [...staffRoles])
    .whereNotNull('mailConfirmedAt');
  const open = trx('invitations').where({ status: 'pending' });
  const columns = ['id', 'email', 'role', 'pharmacyId', 'version'] as const;
  return trx
    .from(
      users
        .select(...columns, trx.raw('0 AS place'))
        .unionAll([open.select(...columns, trx.raw('1 AS place'))])
        .as('known'),
    )
    .leftJoin('pharmacies', 'pharmacies.id', 'known.pharmacyId')
    .where('id' in where ? { 'known.id': where.id } : { 'known.email': where.email })
    .orderBy('known.place')
    .select('known.id', 'known.email', 'known.role', 'known.version', 'pharmacies.slug as pharmacy');
};
