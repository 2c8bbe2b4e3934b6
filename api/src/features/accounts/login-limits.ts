import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { derivedSecret } from '../../kernel/secrets.ts';

/** How many wrong passwords in which time: for one account from one address, for one account, from one address. */
const limits = {
  pair: { failures: 10, within: 15 * duration.minutes },
  account: { failures: 100, within: duration.days },
  address: { failures: 100, within: 15 * duration.minutes },
} as const;
type Limit = keyof typeof limits;

interface Counter {
  key: string;
  failures: number;
  expiresAt: Date;
}

/** Pseudonyms: the table says nothing about who has an account, and counts for unknown addresses alike. */
const keysOf = (ctx: Ctx, email: string): Record<Limit, string> => {
  const account = derivedSecret(ctx.secrets.pseudonym, `login:${email}`).slice(0, 22);
  const address = ctx.ipHash ?? 'unknown';
  return { pair: `pair:${account}:${address}`, account: `account:${account}`, address: `address:${address}` };
};

/** Somebody who has signed in from here before is not locked out by strangers: only the own wrong tries count. */
const isKnownDevice = async (ctx: Ctx, email: string): Promise<boolean> =>
  ctx.ipHash !== null &&
  (await ctx
    .trx('sessions')
    .join('users', 'users.id', 'sessions.userId')
    .where({ 'users.email': email, 'sessions.ipHash': ctx.ipHash })
    .first('sessions.id')) !== undefined;

/** @throws auth.tooManyAttempts with the seconds to wait */
export const assertMayTry = async (ctx: Ctx, email: string): Promise<void> => {
  const keys = keysOf(ctx, email);
  const now = ctx.clock.now();
  const counters: Counter[] = await ctx.trx('login_attempts').whereIn('key', Object.values(keys)).where('expiresAt', '>', now);
  const reached = (Object.keys(limits) as Limit[]).flatMap(
    (limit) => counters.find(({ key, failures }) => key === keys[limit] && failures >= limits[limit].failures) ?? [],
  );
  const [first] = reached;
  if (!first || (first.key !== keys.pair && (await isKnownDevice(ctx, email)))) return;
  throw failure('auth.tooManyAttempts', { retryAfterSeconds: Math.ceil((first.expiresAt.getTime() - now.getTime()) / 1000) });
};

/** Counts a wrong password, outside any transaction that its refusal would roll back. */
export const countFailure = async (ctx: Ctx, email: string): Promise<void> => {
  const keys = keysOf(ctx, email);
  const now = ctx.clock.now();
  await ctx.trx('login_attempts').where('expiresAt', '<=', now).delete();
  for (const limit of Object.keys(limits) as Limit[])
    await ctx
      .trx('login_attempts')
      .insert({ key: keys[limit], failures: 1, expiresAt: later(now, limits[limit].within) })
      .onConflict('key')
      .merge({ failures: ctx.trx.raw('login_attempts.failures + 1') });
};

/** The right password ends the count of the own wrong ones. */
export const forgetFailures = async (ctx: Ctx, email: string): Promise<void> => {
  await ctx
    .trx('login_attempts')
    .where({ key: keysOf(ctx, email).pair })
    .delete();
};
