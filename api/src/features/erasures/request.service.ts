import type { OwnerProof } from '@blattwerk/contract/data-exports/shapes';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { moveUser, revokeSessions, User } from '../users/public.ts';
import { assertOwner } from '../second-factors/public.ts';
import { Erasure } from './erasure.model.ts';
import { keepUntil } from './retained.queries.ts';

interface Begun {
  userId: string;
  requestedBy: Erasure['requestedBy'];
  reason?: string;
}

/**
 * From here on the account cannot sign in; the job does the rest. Begun once: the database refuses a second one.
 * @throws user.notExist, erasure.alreadyRequested
 */
export const beginErasure = async (ctx: Ctx, { userId, requestedBy, reason }: Begun): Promise<void> => {
  const user = found(await User.query(ctx.trx).findOne({ id: userId, role: 'patient' }).forUpdate(), 'user.notExist');
  const now = ctx.clock.now();
  const until = await keepUntil(ctx, userId);
  const id = newId();
  await Erasure.query(ctx.trx).insert({ id, userId, requestedBy, hasRecord: until !== null, keepUntil: until, locale: user.locale, requestedAt: now });
  await moveUser(ctx, user, 'erase', { passwordHash: null });
  await revokeSessions(ctx, { userId }, 'logout');
  await audit(ctx, { action: 'erasure.request', objectType: 'erasure', objectId: id, patientId: userId, ...(reason ? { reason } : {}) });
  await ctx.jobs.send('erasures.run', { erasureId: id });
};

/** The owner's own wish, proved once more. @throws auth.invalidPassword, token.invalid */
export const eraseOwnAccount = async (ctx: Ctx<Member>, proof: OwnerProof): Promise<void> => {
  await assertOwner(ctx, proof);
  await inTransaction(ctx, (bound) => beginErasure(bound, { userId: ctx.actor.id, requestedBy: 'patient' }));
};
