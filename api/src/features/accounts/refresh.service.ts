import { limits } from '@blattwerk/contract/limits';
import { queueMail } from '../mails/public.ts';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { sha256 } from '../../kernel/ids.ts';
import { giveBack, takeTry } from '../../kernel/attempts.ts';
import { recogniseDevice } from './device.ts';
import { refreshAllowance, opened, revokeSessions, type OpenedSession, standingOf, nextRefreshSecret, User } from '../users/public.ts';

/** A lost answer may be asked for again within this time. */
const grace = 10 * duration.seconds;

interface SessionRow {
  id: string;
  userId: string;
  refreshHash: string;
  rotatedAt: Date | null;
  userAgent: string | null;
  isEnrolling: boolean;
  secondFactorAt: Date | null;
}

const columns = ['id', 'userId', 'refreshHash', 'rotatedAt', 'userAgent', 'isEnrolling', 'secondFactorAt'];

/** Sessions that have not ended, of people who may enter. */
const liveSession = (ctx: Ctx) =>
  ctx
    .trx('sessions')
    .whereNull('revokedAt')
    .where('expiresAt', '>', ctx.clock.now())
    .whereIn(
      'userId',
      ctx
        .trx('users')
        .where({ status: 'active' })
        .orWhere((waiting) => waiting.where({ status: 'inactive', approvedAt: null }).whereIn('role', ['doctor', 'admin']))
        .select('id'),
    );

/** So many rotations back a stolen secret is still recognised: at one a quarter of an hour more than two days of constant use. */
const rememberedRotations = 200;

/** The live session whose secret descends from the presented one: each follows from the one before, so nothing old is stored. */
const findDescendant = async (ctx: Ctx, presented: string): Promise<SessionRow | undefined> => {
  const hashes: string[] = [];
  for (let secret = presented, step = 0; step < rememberedRotations; step += 1) {
    secret = nextRefreshSecret(ctx.secrets, secret);
    hashes.push(sha256(secret));
  }
  return liveSession(ctx).whereIn('refreshHash', hashes).first<SessionRow | undefined>(columns);
};

/** Browsers change their version, not their family: a secret that turns up in another one was carried there. */
const isOtherDevice = (ctx: Ctx, { userAgent }: SessionRow): boolean => {
  const [then, now] = [recogniseDevice(userAgent), recogniseDevice(ctx.userAgent)];
  return then.browser !== now.browser || then.system !== now.system;
};

/** The rule may have changed since the session began. One that would have to prove a factor now ends: the login asks for it. */
const withStanding = async (ctx: Ctx, session: SessionRow): Promise<SessionRow> => {
  const standing = await standingOf(ctx, session.userId, session.secondFactorAt !== null);
  if (standing === 'unproven') {
    await revokeSessions(ctx, { userId: session.userId, id: session.id }, 'elsewhere');
    throw failure('auth.refresh.token.Error');
  }
  const isEnrolling = standing === 'enrolling';
  if (isEnrolling !== session.isEnrolling) await ctx.trx('sessions').where({ id: session.id }).update({ isEnrolling });
  return { ...session, isEnrolling };
};

const rotate = async (ctx: Ctx, presented: string): Promise<SessionRow | undefined> => {
  const now = ctx.clock.now();
  const [rotated] = await liveSession(ctx)
    .where({ refreshHash: sha256(presented) })
    .update({
      refreshHash: sha256(nextRefreshSecret(ctx.secrets, presented)),
      previousHash: sha256(presented),
      rotatedAt: now,
      lastUsedAt: now,
      expiresAt: later(now, limits.refreshTokenSeconds * duration.seconds),
    })
    .returning<SessionRow[]>(columns);
  return rotated;
};

/** A secret that was replaced long ago is in two hands: nobody keeps the session, and its owner is told. */
const endReused = (ctx: Ctx, { id, userId }: SessionRow): Promise<void> =>
  inTransaction(ctx, async (bound) => {
    const ended = await revokeSessions(bound, { userId, id }, 'reuse');
    if (ended === 0) return;
    await audit(bound, { action: 'session.reuse', objectType: 'session', objectId: id });
    const { locale } = await User.query(bound.trx).findById(userId).throwIfNotFound();
    const params = { at: ctx.clock.now().toISOString() };
    await queueMail(bound, { template: 'session-ended', recipientId: userId, locale, params, dedupeKey: `session-ended:${id}` });
  });

/** A secret that is not a session's current one: a lost answer that is asked for again, or a stolen one. */
const replay = async (ctx: Ctx, presented: string): Promise<OpenedSession> => {
  const allowance = refreshAllowance(ctx);
  await takeTry(ctx, [allowance]);
  const session = await findDescendant(ctx, presented);
  if (!session) throw failure('auth.refresh.token.Error');
  const isWithinGrace = session.rotatedAt !== null && ctx.clock.now().getTime() - session.rotatedAt.getTime() <= grace;
  if (!isWithinGrace) await endReused(ctx, session);
  const next = nextRefreshSecret(ctx.secrets, presented);
  if (!isWithinGrace || session.refreshHash !== sha256(next) || isOtherDevice(ctx, session)) throw failure('auth.refresh.token.Error');
  await giveBack(ctx, [allowance.key]);
  return opened(ctx, session, next);
};

/**
 * One rotation by one conditional update. Parallel requests with the same secret, and a repeat after a lost answer, get the same new secret;
 * a secret that was replaced longer ago ends the session. `ctx` must not be bound to a transaction: what it ends stays ended.
 * @throws auth.refresh.token.Error, auth.tooManyAttempts
 */
export const refreshSession = async (ctx: Ctx, presented: string): Promise<OpenedSession> => {
  const current = await liveSession(ctx)
    .where({ refreshHash: sha256(presented) })
    .first<SessionRow | undefined>(columns);
  if (current && isOtherDevice(ctx, current)) throw failure('auth.refresh.token.Error');
  const rotated = current && (await rotate(ctx, presented));
  return rotated ? opened(ctx, await withStanding(ctx, rotated), nextRefreshSecret(ctx.secrets, presented)) : replay(ctx, presented);
};
