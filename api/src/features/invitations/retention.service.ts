import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';

/** So long after its end an invitation is of use to nobody; who invited whom stays with the account. */
const kept = 90 * duration.days;

export const forgetInvitations = (ctx: Ctx): Promise<number> => ctx.trx('invitations').where('expiresAt', '<', later(ctx.clock.now(), -kept)).delete();
