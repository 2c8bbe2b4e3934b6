import type { loginInput } from '@blattwerk/contract/accounts/shapes';
import type { PasskeyAssertion } from '@blattwerk/contract/second-factors/shapes';
import type { z } from 'zod';
import { actingAs, passSecondFactor, verifyAssertion } from '../second-factors/public.ts';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { tryPassword, checkPassword, openSession, takeReuse, type OpenedSession, awaitsApproval, User } from '../users/public.ts';

export interface Entered {
  session: OpenedSession;
  user: User;
  /** Where the answer says so: a session of theirs was ended because its secret was in two hands. */
  reuseEndedAt?: Date | undefined;
}

export const assertMayEnter = (user: User): void => {
  if (user.status === 'banned') throw failure('user.banned');
  if (user.status === 'inactive' && !awaitsApproval(user)) throw failure(user.role === 'doctor' ? 'doctor.notActive' : 'user.notActive');
  if (user.status === 'deleted') throw failure('auth.invalidCredentials');
  if (!user.mailConfirmedAt) throw failure('auth.mailNotConfirmed');
};

/**
 * `ctx` must not be bound to a transaction: a wrong password is counted although it is refused.
 * @throws auth.invalidCredentials, auth.tooManyAttempts
 */
export const provePassword = async (ctx: Ctx, { email, password }: { email: string; password: string }): Promise<User> => {
  const user = await User.query(ctx.trx).findOne({ email });
  const isRight = await tryPassword(ctx, email, () => checkPassword(user?.passwordHash, password));
  if (!isRight || !user) throw failure('auth.invalidCredentials');
  return user;
};

/** What a user has proven: how they came in, and whether a second factor came with it. */
export interface LoginProof {
  by: 'password' | 'passkey' | 'google' | 'apple';
  isProven: boolean;
}

/** The session of a user who has proven everything: each way in ends here. */
export const openEntered = (ctx: Ctx, user: User, { by, isProven }: LoginProof): Promise<Entered> =>
  inTransaction(ctx, async (bound) => {
    await audit(actingAs(bound, user), { action: 'session.open', objectType: 'user', objectId: user.id, after: { by } });
    return { session: await openSession(bound, user.id, { isProven }), user };
  });

/** The way in of those whose page can say what happened to a session of theirs. */
const openTelling = (ctx: Ctx, user: User, proof: LoginProof): Promise<Entered> =>
  inTransaction(ctx, async (bound) => ({ ...(await openEntered(bound, user, proof)), reuseEndedAt: await takeReuse(bound, user.id) }));

/**
 * Status and second factor are told only to who knows the password. `ctx` must not be bound to a transaction, as for `provePassword`.
 * @throws auth.invalidCredentials, auth.tooManyAttempts, user.banned, user.notActive, doctor.notActive, auth.mailNotConfirmed, and as `passSecondFactor`
 */
export const login = async (ctx: Ctx, { email, password, ...proof }: z.output<typeof loginInput>): Promise<Entered> => {
  const user = await provePassword(ctx, { email, password });
  assertMayEnter(user);
  const isProven = await passSecondFactor(ctx, user, proof);
  return openTelling(ctx, user, { by: 'password', isProven });
};

/** The device and its PIN, finger or face are two factors: no password is needed. @throws auth.passkeyFailed, and as `assertMayEnter` */
export const loginWithPasskey = async (ctx: Ctx, response: PasskeyAssertion): Promise<Entered> => {
  const passkey = await verifyAssertion(ctx, response);
  const user = await User.query(ctx.trx).findById(passkey.userId);
  if (!user) throw failure('auth.passkeyFailed');
  assertMayEnter(user);
  return openTelling(ctx, user, { by: 'passkey', isProven: true });
};
