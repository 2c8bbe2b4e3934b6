import { later } from './clock.ts';
import type { Ctx } from './ctx.ts';
import { failure } from './failure.ts';
import { derivedSecret } from './secrets.ts';

/** The number of tries allowed in a window, which begins with the first one. */
export interface Allowance {
  key: string;
  tries: number;
  within: number;
}

interface Counter {
  key: string;
  tries: number;
  expiresAt: Date;
}

/** A pseudonym: the table says nothing about who has an account, and counts for unknown addresses alike. */
export const attemptKey = (ctx: Ctx, kind: string, subject: string): string =>
  `${kind}:${derivedSecret(ctx.secrets.pseudonym, `attempts:${kind}:${subject}`).slice(0, 22)}`;

/** The caller's network; callers without one share an allowance. */
export const addressKey = (ctx: Ctx, kind: string): string => attemptKey(ctx, kind, ctx.ipHash ?? 'unknown');

/** Undoes what the full allowance's neighbours have counted already. */
class Exhausted extends Error {
  readonly counter: Counter;
  constructor(counter: Counter) {
    super(counter.key);
    this.counter = counter;
  }
}

/** Locks are taken in the order of the keys, here and in `giveBack`, so that no two callers wait for each other. */
const count = async (ctx: Ctx, allowances: Allowance[]): Promise<Counter[]> => {
  const now = ctx.clock.now();
  const isOver = 'login_attempts.expires_at <= :now';
  return ctx
    .trx('login_attempts')
    .insert(allowances.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ key, within }) => ({ key, tries: 1, expiresAt: later(now, within) })))
    .onConflict('key')
    .merge({
      tries: ctx.trx.raw(`CASE WHEN ${isOver} THEN 1 ELSE login_attempts.tries + 1 END`, { now }),
      expiresAt: ctx.trx.raw(`CASE WHEN ${isOver} THEN excluded.expires_at ELSE login_attempts.expires_at END`, { now }),
    } as never)
    .returning('*');
};

/** Takes one try from each allowance, or from none: then the one is returned that takes longest to be free again. */
export const takeOrNone = async (ctx: Ctx, allowances: Allowance[]): Promise<Counter | null> => {
  if (ctx.trx.isTransaction) throw new Error('Tries are counted outside of transactions: a refused one would be forgotten with them.');
  try {
    await ctx.trx.transaction(async (trx) => {
      const counters = await count({ ...ctx, trx }, allowances);
      const [longest] = counters
        .filter(({ key, tries }) => allowances.some((one) => one.key === key && tries > one.tries))
        .toSorted((one, other) => other.expiresAt.getTime() - one.expiresAt.getTime());
      if (longest) throw new Exhausted(longest);
    });
    return null;
  } catch (error) {
    if (error instanceof Exhausted) return error.counter;
    throw error;
  }
};

/** `auth.tooManyAttempts` with the seconds to wait, as details and as Retry-After. */
export const tooManyAttempts = (ctx: Ctx, { expiresAt }: Counter): Error =>
  failure('auth.tooManyAttempts', { retryAfterSeconds: Math.max(1, Math.ceil((expiresAt.getTime() - ctx.clock.now().getTime()) / 1000)) });

/**
 * Takes one try from each allowance before anything is looked at, so that a thousand at once are no more than one after the other.
 * `ctx` must not be bound to a transaction.
 * @throws auth.tooManyAttempts
 */
export const takeTry = async (ctx: Ctx, allowances: Allowance[]): Promise<void> => {
  const exhausted = await takeOrNone(ctx, allowances);
  if (exhausted) throw tooManyAttempts(ctx, exhausted);
};

/** The try was right, or was not looked at: it does not count. `forgotten` starts anew. */
export const giveBack = async (ctx: Ctx, keys: string[], forgotten: string[] = []): Promise<void> => {
  const locked = ctx
    .trx('login_attempts')
    .whereIn('key', [...keys, ...forgotten])
    .orderBy('key')
    .forUpdate()
    .select('key');
  await ctx
    .trx('login_attempts')
    .with('locked', locked)
    .whereIn('key', ctx.trx('locked').select('key'))
    .update({ tries: ctx.trx.raw('CASE WHEN key = ANY(:forgotten) THEN 0 ELSE greatest(tries - 1, 0) END', { forgotten }) });
};

/** Counts that have expired say nothing any more. What is being counted with at this moment is left to the next time. @returns how many were deleted */
export const forgetAttempts = ({ trx, clock }: Ctx, limit: number): Promise<number> => {
  const expired = trx('login_attempts').where('expiresAt', '<=', clock.now()).limit(limit).forUpdate().skipLocked().select('key');
  return trx('login_attempts').whereIn('key', expired).delete();
};

/** What becomes of a try that was taken: given back when `check` says that it was right, or could not look. */
export const settle = async (check: () => Promise<boolean>, { right, unseen }: Record<'right' | 'unseen', () => Promise<void>>): Promise<boolean> => {
  const isRight = await check().catch(async (error: unknown) => {
    await unseen();
    throw error;
  });
  if (isRight) await right();
  return isRight;
};

/** One try that counts when it was wrong. `ctx` must not be bound to a transaction. @throws auth.tooManyAttempts */
export const oneTry = async (ctx: Ctx, allowances: Allowance[], check: () => Promise<boolean>): Promise<boolean> => {
  await takeTry(ctx, allowances);
  const release = (): Promise<void> =>
    giveBack(
      ctx,
      allowances.map(({ key }) => key),
    );
  return settle(check, { right: release, unseen: release });
};
