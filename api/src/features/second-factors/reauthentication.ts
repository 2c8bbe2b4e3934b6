import { assertOwnPassword, User } from '../accounts/public.ts';
import { duration } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';

/** Who signs in elsewhere has no password here; having just done so proves as much. */
const freshFor = 10 * duration.minutes;

const assertFreshSession = async (ctx: Ctx<Member>): Promise<void> => {
  const session = await ctx.trx('sessions').where({ id: ctx.actor.sessionId }).first<{ createdAt: Date } | undefined>('createdAt');
  if (!session || ctx.clock.now().getTime() - session.createdAt.getTime() > freshFor) throw failure('auth.signInAgain');
};

/**
 * A found token is not enough to change what protects an account: the password is said again.
 * Called outside the request's transaction, because a refused try counts.
 * @throws auth.invalidPassword, auth.signInAgain, auth.tooManyAttempts
 */
export const assertIsOwner = async (ctx: Ctx<Member>, password: string | undefined): Promise<User> => {
  const user = found(await User.query(ctx.trx).findById(ctx.actor.id), 'user.notExist');
  if (user.passwordHash && password === undefined) throw failure('auth.invalidPassword');
  if (user.passwordHash) return assertOwnPassword(ctx, password ?? '');
  await assertFreshSession(ctx);
  return user;
};
