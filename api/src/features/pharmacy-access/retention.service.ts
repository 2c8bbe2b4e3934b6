import type { Ctx } from '../../kernel/ctx.ts';
import { PharmacyClaim } from './pharmacy-claim.model.ts';

/** Claims of pharmacies that ended before then, with the address that was to be invited. @returns how many were deleted, at most `limit` */
export const forgetClaims = (ctx: Ctx, { before, limit }: { before: Date; limit: number }): Promise<number> => {
  const due = PharmacyClaim.query(ctx.trx).where('expiresAt', '<', before).limit(limit).select('id');
  return PharmacyClaim.query(ctx.trx).whereIn('id', due).delete().execute();
};
