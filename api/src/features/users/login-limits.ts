import { duration } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { isKnownDevice } from './users.queries.ts';
import { addressKey, attemptKey, giveBack, settle, takeOrNone, tooManyAttempts, type Allowance } from '../../kernel/attempts.ts';

/** How many wrong passwords in which time: for one account from one address, for one account, from one address. */
const allowancesOf = (ctx: Ctx, email: string): Record<'pair' | 'account' | 'address', Allowance> => ({
  pair: { key: attemptKey(ctx, 'pair', `${email} ${ctx.ipHash ?? 'unknown'}`), tries: 10, within: 15 * duration.minutes },
  account: { key: attemptKey(ctx, 'account', email), tries: 100, within: duration.days },
  address: { key: addressKey(ctx, 'address'), tries: 100, within: 15 * duration.minutes },
});

/** @throws auth.tooManyAttempts; else the keys of what was taken */
const reserve = async (ctx: Ctx, email: string): Promise<string[]> => {
  const { pair, account, address } = allowancesOf(ctx, email);
  const exhausted = await takeOrNone(ctx, [pair, account, address]);
  if (!exhausted) return [account.key, address.key];
  // A user who has signed in from here before is not locked out by strangers: only the own wrong tries count.
  if ((await isKnownDevice(ctx, email)) && (await takeOrNone(ctx, [pair])) === null) return [];
  throw tooManyAttempts(ctx, exhausted);
};

/**
 * One try at the password of an account, known or not. It is taken before `check` looks, so that many at once are no more than one after the
 * other; the right password gives it back and ends the count of the own wrong ones. `ctx` must not be bound to a transaction.
 * @throws auth.tooManyAttempts with the seconds to wait
 */
export const tryPassword = async (ctx: Ctx, email: string, check: () => Promise<boolean>): Promise<boolean> => {
  const taken = await reserve(ctx, email);
  const { pair } = allowancesOf(ctx, email);
  return settle(check, { right: () => giveBack(ctx, taken, [pair.key]), unseen: () => giveBack(ctx, [...taken, pair.key]) });
};

/** A new password, or the mail's proof: the own wrong tries are forgotten. */
export const forgetTries = (ctx: Ctx, email: string): Promise<void> => giveBack(ctx, [], [allowancesOf(ctx, email).pair.key]);

/** Wrong codes of mails from one address, over all accounts; each code has its own five tries besides. */
export const codeAllowance = (ctx: Ctx): Allowance => ({ key: addressKey(ctx, 'code'), tries: 100, within: 15 * duration.minutes });

/** Mails that one address may cause to be sent, to all addresses together: registrations, resending, resets. */
export const mailAllowance = (ctx: Ctx): Allowance => ({ key: addressKey(ctx, 'mail'), tries: 100, within: duration.hours });

/** Refreshes with a secret that is not a session's current one; a house full of people has as many lost answers. */
export const refreshAllowance = (ctx: Ctx): Allowance => ({ key: addressKey(ctx, 'refresh'), tries: 600, within: 15 * duration.minutes });
