import type { Ctx } from '../../kernel/ctx.ts';
import { heldAddresses } from '../legal-holds/public.ts';

/** The contact behind an address goes with the account. */
export const deleteContactOf = async ({ trx }: Ctx, email: string): Promise<void> => void (await trx('marketing_patients').where({ email }).delete());

/** Contacts that were last seen before this time, except those who confirmed that they want news. @returns how many were deleted, at most `limit` */
export const deleteContactsBefore = (ctx: Ctx, { before, limit }: { before: Date; limit: number }): Promise<number> => {
  const { trx } = ctx;
  const wantNews = trx('newsletter_subscriptions').where({ status: 'confirmed' }).select('email');
  const due = trx('marketing_patients').where('lastSeenAt', '<', before).whereNotIn('email', wantNews).whereNotIn('email', heldAddresses(ctx));
  return trx('marketing_patients').whereIn('id', due.limit(limit).select('id')).delete();
};
