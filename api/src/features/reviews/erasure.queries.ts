import type { Ctx } from '../../kernel/ctx.ts';
import { looseName } from './pseudonym.ts';

/**
 * What becomes of a user's reviews and comments when the account is erased: published ones stay under a name that
 * cannot be traced to the author and keep their mark of having been dispensed, all others are deleted.
 */
export const leaveReviews = async ({ trx }: Ctx, patientId: string): Promise<void> => {
  await trx('review_likes').where({ patientId }).delete();
  const marked: string[] = await trx('published_reviews')
    .where({ isVerified: true })
    .whereIn('id', trx('reviews').where({ patientId }).select('id'))
    .pluck('id');
  await trx('reviews').whereIn('id', marked).update({ isVerified: true });
  for (const table of ['review_comments', 'reviews'] as const) {
    await trx(table).where({ patientId }).whereNot({ status: 'published' }).delete();
    const left: { id: string }[] = await trx(table).where({ patientId }).select('id');
    for (const { id } of left) await trx(table).where({ id }).update({ patientId: null, pseudonym: looseName(), reason: null, reasonText: null });
  }
};
