import type { Ctx } from '../../kernel/ctx.ts';
import { heldAddresses } from '../legal-holds/public.ts';

/** Goes with the account that has the address. */
export const deleteSuppressedAddress = async ({ trx }: Ctx, email: string): Promise<void> =>
  void (await trx('suppressed_addresses').where({ address: email.toLowerCase() }).delete());

/** What was last reported before then. @returns how many were deleted, at most `limit` */
export const deleteOldSuppressedAddresses = (ctx: Ctx, { before, limit }: { before: Date; limit: number }): Promise<number> => {
  const due = ctx.trx('suppressed_addresses').where('lastReportedAt', '<', before).whereNotIn('address', heldAddresses(ctx));
  return ctx.trx('suppressed_addresses').whereIn('id', due.limit(limit).select('id')).delete();
};
