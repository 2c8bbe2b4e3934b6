import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { tryPassword } from './login-limits.ts';
import { checkPassword } from './passwords.ts';
import { readOwnUser } from './own-user.ts';
import type { User } from './user.model.ts';

/**
 * That it is really the owner who asks, and not a user at their unlocked device. Wrong passwords count as those of the login do, so `ctx` must
 * not be bound to a transaction.
 * @throws auth.passwordNotSet, auth.invalidPassword, auth.tooManyAttempts
 */
export const assertOwnPassword = async (ctx: Ctx<Member>, password: string): Promise<User> => {
  const user = await readOwnUser(ctx);
  if (!user.passwordHash) throw failure('auth.passwordNotSet');
  if (!(await tryPassword(ctx, user.email, () => checkPassword(user.passwordHash, password)))) throw failure('auth.invalidPassword');
  return user;
};
