import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newSecret, sha256 } from '../../kernel/ids.ts';

const life = 5 * duration.minutes;
/** As many sign-ins may be begun from one address in that time; no page of ours comes near it. */
const maxFromOneAddress = 200;

/**
 * A challenge for one answer, kept as a hash. `userId` is who adds a passkey; null for signing in, when nobody is known yet.
 * @throws auth.tooManyAttempts
 */
export const newChallenge = async (ctx: Ctx, userId: string | null): Promise<string> => {
  const now = ctx.clock.now();
  await ctx.trx('passkey_challenges').where('expiresAt', '<=', now).delete();
  const [{ open } = { open: 0 }] = await ctx.trx('passkey_challenges').where({ ipHash: ctx.ipHash }).count<{ open: number }[]>({ open: '*' });
  if (open >= maxFromOneAddress) throw failure('auth.tooManyAttempts', { retryAfterSeconds: life / 1000 });
  const challenge = newSecret();
  await ctx.trx('passkey_challenges').insert({ challengeHash: sha256(challenge), userId, ipHash: ctx.ipHash, expiresAt: later(now, life) });
  return challenge;
};

/** Whether it was ours, for this person and this purpose, and unused; it is used now. */
export const useChallenge = async (ctx: Ctx, challenge: string, userId: string | null): Promise<boolean> =>
  (await ctx
    .trx('passkey_challenges')
    .where({ challengeHash: sha256(challenge), userId })
    .where('expiresAt', '>', ctx.clock.now())
    .delete()) === 1;
