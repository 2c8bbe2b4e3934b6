import type { Ctx } from '../../kernel/ctx.ts';
import { Invitation } from './invitation.model.ts';

/** Invitations that ended before then; the account keeps who invited it. @returns how many were deleted, at most `limit` */
export const forgetInvitations = (ctx: Ctx, { before, limit }: { before: Date; limit: number }): Promise<number> => {
  const due = Invitation.query(ctx.trx).where('expiresAt', '<', before).limit(limit).select('id');
  return Invitation.query(ctx.trx).whereIn('id', due).delete().execute();
};
