import { limits } from '@blattwerk/contract/limits';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId, newSecret, sha256 } from '../../kernel/ids.ts';
import { Session, type RevokeReason } from './session.model.ts';
import { sessionScopeOf } from './session-scope.ts';
import { signAccessToken } from './tokens.ts';

export interface OpenedSession {
  sessionId: string;
  userId: string;
  token: string;
  refreshToken: string;
  /** The session may do nothing but set up the second factor that its role needs. */
  mustEnrol: boolean;
}

/** The row and the secret that goes with it, as the caller gets them. */
export const opened = (ctx: Ctx, row: { id: string; userId: string; isEnrolling: boolean }, refreshToken: string): OpenedSession => ({
  sessionId: row.id,
  userId: row.userId,
  token: signAccessToken(ctx.secrets, ctx.clock, { userId: row.userId, sessionId: row.id }),
  refreshToken,
  mustEnrol: row.isEnrolling,
});

/**
 * Decides what a session may do, for every way in: a role that needs a second factor gets none that goes round it.
 * @throws auth.totpRequired
 */
export const openSession = async (ctx: Ctx, userId: string, { isProven = false }: { isProven?: boolean } = {}): Promise<OpenedSession> => {
  const scope = await sessionScopeOf(ctx, userId, isProven);
  if (scope === 'unproven') throw failure('auth.totpRequired');
  const refreshToken = newSecret();
  const row = {
    id: newId(),
    userId,
    refreshHash: sha256(refreshToken),
    userAgent: ctx.userAgent,
    ipHash: ctx.ipHash,
    place: ctx.place(),
    createdAt: ctx.clock.now(),
    lastUsedAt: ctx.clock.now(),
    secondFactorAt: isProven ? ctx.clock.now() : null,
    isEnrolling: scope === 'enrolling',
  };
  await Session.query(ctx.trx).insert({ ...row, expiresAt: later(ctx.clock.now(), limits.refreshTokenSeconds * duration.seconds) });
  return opened(ctx, row, refreshToken);
};

/** When a secret that was in two hands last ended a session of this person, for the first login that asks; of two at once one is notified. */
export const takeReuse = async (ctx: Ctx, userId: string): Promise<Date | undefined> => {
  const sessions = await Session.query(ctx.trx)
    .where({ userId, revokeReason: 'reuse' })
    .whereNull('reuseToldAt')
    .patch({ reuseToldAt: ctx.clock.now() })
    .returning('revokedAt');
  return sessions
    .flatMap(({ revokedAt }) => revokedAt ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime())
    .at(-1);
};

/** Ends sessions at once: the next request with one of their tokens is refused. */
export const revokeSessions = async (ctx: Ctx, where: { userId: string; id?: string; except?: string }, reason: RevokeReason): Promise<number> => {
  const { except, ...match } = where;
  return Session.query(ctx.trx)
    .where(match)
    .whereNull('revokedAt')
    .modify((query) => void (except && query.whereNot({ id: except })))
    .patch({ revokedAt: ctx.clock.now(), revokeReason: reason });
};
