import type { User } from '../users/public.ts';
import { queueMail } from '../mails/public.ts';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { actingAs } from './acting-as.ts';
import { FactorAttempts } from './factor.model.ts';
import { countAttempt, type LockRule } from './factors.queries.ts';

/** Each further lock lasts twice as long as the one before. */
const lockRule: LockRule = { tries: 5, first: 15 * 60, longest: 12 * 60 * 60 };

type Attempts = Pick<FactorAttempts, 'failures' | 'lockedUntil'>;

/**
 * Counts a try before it is looked at, in one statement: of many at once no more than five are looked at.
 * Called outside the request's transaction, and only for who has proved the password: strangers cannot lock an account.
 * @throws auth.tooManyAttempts with the seconds to wait
 */
export const countTry = async (ctx: Ctx, userId: string): Promise<Attempts> => {
  const counted = await countAttempt(ctx, userId, lockRule);
  if (counted) return counted;
  const locked = await FactorAttempts.query(ctx.trx).findById(userId);
  const seconds = locked?.lockedUntil ? Math.ceil((locked.lockedUntil.getTime() - ctx.clock.now().getTime()) / 1000) : 1;
  throw failure('auth.tooManyAttempts', { retryAfterSeconds: Math.max(1, seconds) });
};

/** The right code ends the count. */
export const forgetTries = async (ctx: Ctx, userId: string): Promise<void> => {
  await FactorAttempts.query(ctx.trx).deleteById(userId);
};

/** Notifies the owner of the wrong code that locks: a stranger knows the password. */
export const notifyLock = async (ctx: Ctx, user: User, { lockedUntil }: Attempts): Promise<void> => {
  if (!lockedUntil) return;
  await inTransaction(ctx, async (bound) => {
    await audit(actingAs(bound, user), {
      action: 'second-factor.lock',
      objectType: 'user',
      objectId: user.id,
      patientId: user.role === 'patient' ? user.id : null,
      after: { lockedUntil: lockedUntil.toISOString() },
    });
    await queueMail(bound, {
      template: 'second-factor-locked',
      recipientId: user.id,
      locale: user.locale,
      params: { at: ctx.clock.now().toISOString() },
      dedupeKey: `second-factor-locked:${newId()}`,
    });
  });
};
