import { limits } from '@blattwerk/contract/limits';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { sha256 } from '../../kernel/ids.ts';
import { nextRefreshSecret } from './tokens.ts';

export interface SessionRow {
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
const liveSessions = ({ trx, clock }: Ctx) =>
  trx('sessions')
    .whereNull('revokedAt')
    .where('expiresAt', '>', clock.now())
    .whereIn(
      'userId',
      trx('users')
        .where({ status: 'active' })
        .orWhere((waiting) => waiting.where({ status: 'inactive', approvedAt: null }).whereIn('role', ['doctor', 'admin']))
        .select('id'),
    );

export const findLiveSession = (ctx: Ctx, refreshHashes: readonly string[]): Promise<SessionRow | undefined> =>
  liveSessions(ctx)
    .whereIn('refreshHash', [...refreshHashes])
    .first<SessionRow | undefined>(columns);

/** One rotation by one conditional update: of several at once with the same secret one rotates. */
export const rotateSession = async (ctx: Ctx, presented: string): Promise<SessionRow | undefined> => {
  const now = ctx.clock.now();
  const [rotated] = await liveSessions(ctx)
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

/** Whether a session may do nothing but set up a second factor. */
export const setEnrolling = async ({ trx }: Ctx, id: string, isEnrolling: boolean): Promise<void> =>
  void (await trx('sessions').where({ id }).update({ isEnrolling }));

/** The session has proved a second factor and may do everything. */
export const proveSession = async ({ trx, actor, clock }: Ctx<Member>): Promise<void> =>
  void (await trx('sessions').where({ id: actor.sessionId }).update({ secondFactorAt: clock.now(), isEnrolling: false }));

/** The actor's sessions that wait for a second factor. */
export const enrollingSessions = ({ trx, actor }: Ctx<Member>): Promise<{ id: string }[]> =>
  trx('sessions').where({ userId: actor.id, isEnrolling: true }).whereNull('revokedAt').select('id');
