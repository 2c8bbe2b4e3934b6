import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';

/** Ended invitations are deleted after this time; the account keeps who invited it. */
const retention = 90 * duration.days;

export const forgetInvitations = (ctx: Ctx): Promise<number> => ctx.trx('invitations').where('expiresAt', '<', later(ctx.clock.now(), -retention)).delete();
