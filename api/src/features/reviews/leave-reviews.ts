import type { Ctx } from '../../kernel/ctx.ts';
import { looseName } from './pseudonym.ts';

/**
 * What becomes of somebody's reviews and comments when the account is erased: what is published stays for others under a name that leads back
 * to nobody, all the rest goes.
 */
export const leaveReviews = async (ctx: Ctx, patientId: string): Promise<void> => {
  await ctx.trx('review_likes').where({ patientId }).delete();
  for (const table of ['review_comments', 'reviews'] as const) {
    await ctx.trx(table).where({ patientId }).whereNot({ status: 'published' }).delete();
    const left: { id: string }[] = await ctx.trx(table).where({ patientId }).select('id');
    for (const { id } of left) await ctx.trx(table).where({ id }).update({ patientId: null, pseudonym: looseName(), reason: null, reasonText: null });
  }
};
