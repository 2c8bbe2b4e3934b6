import { queueMail } from '../mails/public.ts';
import { audit } from '../../kernel/audit.ts';
import { duration } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { sha256 } from '../../kernel/ids.ts';
import { giveBack, takeTry } from '../../kernel/attempts.ts';
import { recogniseDevice } from './device.ts';
import {
  findLiveSession,
  nextRefreshSecret,
  opened,
  type OpenedSession,
  refreshAllowance,
  revokeSessions,
  rotateSession,
  type SessionRow,
  setEnrolling,
  sessionScopeOf,
  User,
} from '../users/public.ts';

/** A lost answer may be asked for again within this time. */
const grace = 10 * duration.seconds;

/** The number of past rotations by which a stolen secret is still recognised: at one a quarter of an hour more than two days of constant use. */
const rememberedRotations = 200;

/** The live session whose secret descends from the presented one: each follows from the one before, so nothing old is stored. */
const findDescendant = async (ctx: Ctx, presented: string): Promise<SessionRow | undefined> => {
  const hashes: string[] = [];
  for (let secret = presented, step = 0; step < rememberedRotations; step += 1) {
    secret = nextRefreshSecret(ctx.secrets, secret);
    hashes.push(sha256(secret));
  }
  return findLiveSession(ctx, hashes);
};

/** Browsers change their version, not their family: a secret that turns up in another one was carried there. */
const isOtherDevice = (ctx: Ctx, { userAgent }: SessionRow): boolean => {
  const [then, now] = [recogniseDevice(userAgent), recogniseDevice(ctx.userAgent)];
  return then.browser !== now.browser || then.system !== now.system;
};

/** The rule may have changed since the session began. One that would have to prove a factor now ends: the login asks for it. */
const withScope = async (ctx: Ctx, session: SessionRow): Promise<SessionRow> => {
  const scope = await sessionScopeOf(ctx, session.userId, session.secondFactorAt !== null);
  if (scope === 'unproven') {
    await revokeSessions(ctx, { userId: session.userId, id: session.id }, 'elsewhere');
    throw failure('auth.refresh.token.Error');
  }
  const isEnrolling = scope === 'enrolling';
  if (isEnrolling !== session.isEnrolling) await setEnrolling(ctx, session.id, isEnrolling);
  return { ...session, isEnrolling };
};

/** A secret that was replaced long ago is known to two parties: the session ends for both, and its owner is notified. */
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
  const current = await findLiveSession(ctx, [sha256(presented)]);
  if (current && isOtherDevice(ctx, current)) throw failure('auth.refresh.token.Error');
  const rotated = current && (await rotateSession(ctx, presented));
  return rotated ? opened(ctx, await withScope(ctx, rotated), nextRefreshSecret(ctx.secrets, presented)) : replay(ctx, presented);
};
