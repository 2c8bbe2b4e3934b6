import { randomBytes, timingSafeEqual } from 'node:crypto';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { sha256 } from '../../kernel/ids.ts';
import { derivedSecret } from '../../kernel/secrets.ts';
import { AnsweredChallenge } from './factor.model.ts';
import { insertAnswered } from './factors.queries.ts';

const life = 5 * duration.minutes;
/** As many answers may come from one address in that time; no page of ours comes near it. */
const maxFromOneAddress = 200;
/** 18 random bytes and six of the time at which it ends, as 32 characters. */
const [randomLength, timeLength, headLength] = [18, 6, 32] as const;

const sealOf = (ctx: Ctx, head: string, userId: string | null): string => derivedSecret(ctx.secrets.passkeyChallenge, `${userId ?? 'sign-in'}:${head}`);

/**
 * A challenge for one answer. `userId` is who adds a passkey; null for signing in, when the user is not known yet.
 * It carries its end and our seal, so that asking for one stores nothing: each view of the login may do so.
 */
export const newChallenge = (ctx: Ctx, userId: string | null): string => {
  const bytes = Buffer.alloc(randomLength + timeLength, randomBytes(randomLength));
  bytes.writeUIntBE(later(ctx.clock.now(), life).getTime(), randomLength, timeLength);
  const head = bytes.toString('base64url');
  return head + sealOf(ctx, head, userId);
};

/** When a challenge of ours for this person and this purpose ends; null for any other. */
const endOf = (ctx: Ctx, challenge: string, userId: string | null): Date | null => {
  const head = challenge.slice(0, headLength);
  const [given, right] = [Buffer.from(challenge.slice(headLength)), Buffer.from(sealOf(ctx, head, userId))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return new Date(Buffer.from(head, 'base64url').readUIntBE(randomLength, timeLength));
};

/** Each answered challenge is a row until it ends: one address does not fill the table. @throws auth.tooManyAttempts */
export const assertMayAnswer = async (ctx: Ctx): Promise<void> => {
  await AnsweredChallenge.query(ctx.trx).where('expiresAt', '<=', ctx.clock.now()).delete();
  if ((await AnsweredChallenge.query(ctx.trx).where({ ipHash: ctx.ipHash }).resultSize()) >= maxFromOneAddress)
    throw failure('auth.tooManyAttempts', { retryAfterSeconds: life / 1000 });
};

/** Whether it is ours, for this person and this purpose, and unused; it is used now. Of two answers at once one wins. */
export const useChallenge = async (ctx: Ctx, challenge: string, userId: string | null): Promise<boolean> => {
  const expiresAt = endOf(ctx, challenge, userId);
  if (!expiresAt || expiresAt <= ctx.clock.now()) return false;
  return insertAnswered(ctx, { challengeHash: sha256(challenge), userId, ipHash: ctx.ipHash, expiresAt });
};
