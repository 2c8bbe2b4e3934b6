import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { assertMayTry, countFailure, forgetFailures } from './login-limits.ts';
import { checkPassword } from './passwords.ts';
import { openSession, type OpenedSession } from './sessions.service.ts';
import { User } from './user.model.ts';

export interface Entered {
  session: OpenedSession;
  user: User;
}

export const assertMayEnter = (user: User): void => {
  if (user.status === 'banned') throw failure('user.banned');
  if (user.status === 'inactive') throw failure(user.role === 'doctor' ? 'doctor.notActive' : 'user.banned');
  if (user.status === 'deleted') throw failure('auth.invalidCredentials');
  if (!user.mailConfirmedAt) throw failure('auth.mailNotConfirmed');
};

/**
 * Status is told only to who knows the password. `ctx` must not be bound to a transaction: a wrong password is counted although it is refused.
 * @throws auth.invalidCredentials, auth.tooManyAttempts, user.banned, doctor.notActive, auth.mailNotConfirmed
 */
export const login = async (ctx: Ctx, { email, password }: { email: string; password: string }): Promise<Entered> => {
  await assertMayTry(ctx, email);
  const user = await User.query(ctx.trx).findOne({ email });
  if (!(await checkPassword(user?.passwordHash, password)) || !user) {
    await countFailure(ctx, email);
    throw failure('auth.invalidCredentials');
  }
  assertMayEnter(user);
  return inTransaction(ctx, async (bound) => {
    await forgetFailures(bound, email);
    await audit(
      { ...bound, actor: { role: user.role, id: user.id, status: user.status, sessionId: '', pharmacyId: user.pharmacyId, isWorking: true } },
      { action: 'session.open', objectType: 'user', objectId: user.id },
    );
    return { session: await openSession(bound, user.id), user };
  });
};
