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
