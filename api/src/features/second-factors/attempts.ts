import type { User } from '../users/public.ts';
import { queueMail } from '../mails/public.ts';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { actingAs } from './acting-as.ts';

/** Wrong codes in a row that lock the second factor; each further lock lasts twice as long as the one before. */
const triesPerLock = 5;
const firstLockSeconds = 15 * 60;
const longestLockSeconds = 12 * 60 * 60;

interface Attempts {
  failures: number;
  lockedUntil: Date | null;
}

/**
 * Counts a try before it is looked at, in one statement: of many at once no more than five are looked at.
 * Called outside the request's transaction, and only for who has proved the password: strangers cannot lock an account.
 * @throws auth.tooManyAttempts with the seconds to wait
 */
export const countTry = async (ctx: Ctx, userId: string): Promise<Attempts> => {
  const now = ctx.clock.now();
  const [counted] = await rawRows<Attempts>(
    ctx.trx,
    `INSERT INTO second_factor_attempts AS a (user_id, failures) VALUES (:userId, 1)
     ON CONFLICT (user_id) DO UPDATE SET
       failures = a.failures + 1,
       locked_until = CASE WHEN (a.failures + 1) % :tries = 0
         THEN CAST(:now AS timestamptz) + make_interval(secs => LEAST(:longest, :first * power(2, LEAST((a.failures + 1) / :tries - 1, 20)))) END
     WHERE a.locked_until IS NULL OR a.locked_until <= :now
     RETURNING failures, locked_until`,
    { userId, now, tries: triesPerLock, first: firstLockSeconds, longest: longestLockSeconds },
  );
  if (counted) return counted;
  const locked = await ctx.trx('second_factor_attempts').where({ userId }).first<{ lockedUntil: Date } | undefined>('lockedUntil');
  const seconds = locked ? Math.ceil((locked.lockedUntil.getTime() - now.getTime()) / 1000) : 1;
  throw failure('auth.tooManyAttempts', { retryAfterSeconds: Math.max(1, seconds) });
};

/** The right code ends the count. */
export const forgetTries = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.trx('second_factor_attempts').where({ userId }).delete();
};

/** The wrong code that locks is told to the owner: a stranger knows the password. */
export const noteLock = async (ctx: Ctx, user: User, { lockedUntil }: Attempts): Promise<void> => {
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
