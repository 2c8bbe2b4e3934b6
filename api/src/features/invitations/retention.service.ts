import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { Invitation } from './invitation.model.ts';

/** Ended invitations are deleted after this time; the account keeps who invited it. */
const retention = 90 * duration.days;

export const forgetInvitations = (ctx: Ctx): Promise<number> =>
  Invitation.query(ctx.trx).where('expiresAt', '<', later(ctx.clock.now(), -retention)).delete().execute();
