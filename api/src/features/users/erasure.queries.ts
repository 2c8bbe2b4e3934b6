import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { erasedAddress } from '../../kernel/erased-address.ts';
import type { User } from './user.model.ts';

interface OldSessions {
  before: Date;
  limit: number;
  /** The people of whom nothing is deleted. */
  held: Knex.QueryBuilder;
}

/** Sessions that ended before then. The newest of each person stays: it says when the account was last used. */
export const deleteOldSessions = ({ trx }: Ctx, { before, limit, held }: OldSessions): Promise<number> => {
  const due = trx('sessions')
    .where('expiresAt', '<=', before)
    .whereNotIn('userId', held)
    .whereExists(trx('sessions as newer').whereRaw('newer.user_id = sessions.user_id AND newer.created_at > sessions.created_at').select(trx.raw('1')))
    .limit(limit)
    .select('id');
  return trx('sessions').whereIn('id', due).delete();
};

export const deleteSessionsOf = async ({ trx }: Ctx, userId: string): Promise<void> => void (await trx('sessions').where({ userId }).delete());

/** Accounts that a person invited stay, without saying who invited them. */
export const removeInviter = async ({ trx }: Ctx, userId: string): Promise<void> =>
  void (await trx('users').where({ invitedBy: userId }).update({ invitedBy: null }));

/** The year alone stays, so that age bands of the record are still right. */
const yearOf = (bornOn: string | null): string | null => (bornOn === null ? null : `${bornOn.slice(0, 4)}-01-01`);

/** Nothing in the row names the person any more; the address is free. */
export const anonymizeUser = async (ctx: Ctx, { id, bornOn }: Pick<User, 'id' | 'bornOn'>): Promise<void> => {
  const nameless = {
    email: erasedAddress(id),
    mailConfirmedAt: null,
    title: null,
    firstName: '',
    lastName: '–',
    bornOn: yearOf(bornOn),
    position: null,
    street: null,
    houseNum: null,
    zipCode: null,
    city: null,
    country: null,
    phone: null,
    fax: null,
    about: null,
    signatureName: null,
    source: null,
  };
  await ctx
    .trx('users')
    .where({ id })
    .update({ ...nameless, updatedAt: ctx.clock.now() });
};

export const deleteUser = async ({ trx }: Ctx, id: string): Promise<void> => void (await trx('users').where({ id }).delete());
