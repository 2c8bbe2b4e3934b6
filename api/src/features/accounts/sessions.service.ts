import { limits } from '@blattwerk/contract/settings';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId, newSecret, sha256 } from '../../kernel/ids.ts';
import { standingOf } from './standing.ts';
import { nextRefreshSecret, signAccessToken } from './tokens.ts';

/** A lost answer may be asked for again within this time. */
const grace = 10 * duration.seconds;

export interface OpenedSession {
  sessionId: string;
  userId: string;
  token: string;
  refreshToken: string;
  /** The session may do nothing but set up the second factor that its role needs. */
  mustEnrol: boolean;
}

export type RevokeReason = 'logout' | 'reuse' | 'password' | 'banned' | 'elsewhere';

interface SessionRow {
  id: string;
  userId: string;
  refreshHash: string;
  rotatedAt: Date | null;
  isEnrolling: boolean;
}

const opened = (ctx: Ctx, row: { id: string; userId: string; isEnrolling: boolean }, refreshToken: string): OpenedSession => ({
  sessionId: row.id,
  userId: row.userId,
  token: signAccessToken(ctx.secrets, ctx.clock, { userId: row.userId, sessionId: row.id }),
  refreshToken,
  mustEnrol: row.isEnrolling,
});

/**
 * Whoever opens a session, this decides what it may do: a role that needs a second factor gets none that goes round it.
 * @throws auth.totpRequired
 */
export const openSession = async (ctx: Ctx, userId: string, { isProven = false }: { isProven?: boolean } = {}): Promise<OpenedSession> => {
  const standing = await standingOf(ctx, userId, isProven);
  if (standing === 'unproven') throw failure('auth.totpRequired');
  const refreshToken = newSecret();
  const row = {
    id: newId(),
    userId,
    refreshHash: sha256(refreshToken),
    userAgent: ctx.userAgent,
    ipHash: ctx.ipHash,
    createdAt: ctx.clock.now(),
    lastUsedAt: ctx.clock.now(),
    secondFactorAt: isProven ? ctx.clock.now() : null,
    isEnrolling: standing === 'enrolling',
  };
  await ctx.trx('sessions').insert({ ...row, expiresAt: later(ctx.clock.now(), limits.refreshTokenSeconds * duration.seconds) });
  return opened(ctx, row, refreshToken);
};

/** Ends sessions at once: the next request with one of their tokens is refused. */
export const revokeSessions = async (ctx: Ctx, where: { userId: string; id?: string; except?: string }, reason: RevokeReason): Promise<number> => {
  const { except, ...match } = where;
  return ctx
    .trx('sessions')
    .where(match)
    .whereNull('revokedAt')
    .modify((query) => void (except && query.whereNot({ id: except })))
    .update({ revokedAt: ctx.clock.now(), revokeReason: reason });
};

/** So many rotations back a stolen secret is still recognised: at one a quarter of an hour more than two days of constant use. */
const rememberedRotations = 200;

/** The live session whose secret descends from the presented one: each follows from the one before, so nothing old is stored. */
const findDescendant = async (ctx: Ctx, presented: string): Promise<SessionRow | undefined> => {
  const hashes: string[] = [];
  for (let secret = presented, step = 0; step < rememberedRotations; step += 1) {
    secret = nextRefreshSecret(ctx.secrets, secret);
    hashes.push(sha256(secret));
  }
  return ctx.trx('sessions').whereIn('refreshHash', hashes).whereNull('revokedAt').where('expiresAt', '>', ctx.clock.now()).first<SessionRow | undefined>();
};

interface RotatedRow {
  id: string;
  userId: string;
  isEnrolling: boolean;
  secondFactorAt: Date | null;
}

/** The rule may have changed since the session began. One that would have to prove a factor now ends: the login asks for it. */
const withStanding = async (ctx: Ctx, session: RotatedRow): Promise<RotatedRow> => {
  const standing = await standingOf(ctx, session.userId, session.secondFactorAt !== null);
  if (standing === 'unproven') {
    await revokeSessions(ctx, { userId: session.userId, id: session.id }, 'elsewhere');
    throw failure('auth.refresh.token.Error');
  }
  const isEnrolling = standing === 'enrolling';
  if (isEnrolling !== session.isEnrolling) await ctx.trx('sessions').where({ id: session.id }).update({ isEnrolling });
  return { ...session, isEnrolling };
};

/**
 * One rotation by one conditional update. Parallel requests with the same secret, and a repeat after a lost answer, get the same new secret;
 * a secret that was replaced longer ago ends the session.
 * @throws auth.refresh.token.Error
 */
export const refreshSession = async (ctx: Ctx, presented: string): Promise<OpenedSession> => {
  const now = ctx.clock.now();
  const hash = sha256(presented);
  const next = nextRefreshSecret(ctx.secrets, presented);
  const [rotated] = await ctx
    .trx('sessions')
    .where({ refreshHash: hash })
    .whereNull('revokedAt')
    .where('expiresAt', '>', now)
    .update({
      refreshHash: sha256(next),
      previousHash: hash,
      rotatedAt: now,
      lastUsedAt: now,
      expiresAt: later(now, limits.refreshTokenSeconds * duration.seconds),
    })
    .returning<RotatedRow[]>(['id', 'userId', 'isEnrolling', 'secondFactorAt']);
  if (rotated) return opened(ctx, await withStanding(ctx, rotated), next);

  const session = await findDescendant(ctx, presented);
  if (!session) throw failure('auth.refresh.token.Error');
  const isWithinGrace = session.rotatedAt !== null && now.getTime() - session.rotatedAt.getTime() <= grace;
  if (isWithinGrace && session.refreshHash === sha256(next)) return opened(ctx, session, next);
  if (isWithinGrace) throw failure('auth.refresh.token.Error');
  await revokeSessions(ctx, { userId: session.userId, id: session.id }, 'reuse');
  await audit(ctx, { action: 'session.reuse', objectType: 'session', objectId: session.id });
  throw failure('auth.refresh.token.Error');
};
