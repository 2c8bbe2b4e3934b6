import type { User } from '../users/public.ts';
import type { Ctx } from '../../kernel/ctx.ts';

/** During a login there is no signed-in user yet: the audit log names the person all the same. */
export const actingAs = (ctx: Ctx, user: User): Ctx => ({
  ...ctx,
  actor: 'id' in ctx.actor ? ctx.actor : { role: user.role, id: user.id, status: user.status, sessionId: '', pharmacyId: user.pharmacyId, isWorking: true },
});
