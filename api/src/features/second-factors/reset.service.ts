import { revokeSessions, User } from '../users/public.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { deleteFactorsOf } from './erasure.queries.ts';
import { methodsOf } from './factors.queries.ts';
import { noteChange } from './notices.ts';

/**
 * For a user who lost phone and recovery codes: everything that the account was protected with goes, all its sessions end, its owner is told.
 * Never for oneself: a stolen session of an administrator must not get rid of its own second factor.
 * @throws user.notOneself, auth.factorNotSetUp
 */
export const resetSecondFactor = async (ctx: Ctx<Member>, { id, reason }: { id: string; reason: string }): Promise<void> => {
  const user = found(await User.query(ctx.trx).findById(id).whereNot({ status: 'deleted' }));
  if (user.id === ctx.actor.id) throw failure('user.notOneself');
  if ((await methodsOf(ctx, id)).length === 0) throw failure('auth.factorNotSetUp');
  await deleteFactorsOf(ctx, id);
  await revokeSessions(ctx, { userId: id }, 'elsewhere');
  await noteChange(ctx, user, { what: 'removed', kind: 'all', objectId: id, reason });
};
