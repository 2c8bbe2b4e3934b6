import type { LikeState } from '@blattwerk/contract/reviews/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { marketAccess } from '../products/public.ts';
import { findPublished } from './published.queries.ts';
import { Review } from './review.model.ts';
import { ReviewLike } from './review-like.model.ts';

/**
 * Says that a review helped, or takes it back. The key of the table is person and review, so two at once leave one.
 * @throws server.notFound for what is not published, review.own
 */
export const toggleLike = async (ctx: Ctx<Member>, { reviewId, isLiked }: { reviewId: string; isLiked?: boolean | undefined }): Promise<LikeState> => {
  await marketAccess(ctx);
  await findPublished(ctx, reviewId);
  const like = { reviewId, patientId: ctx.actor.id };
  if (await Review.query(ctx.trx).where({ id: reviewId, patientId: ctx.actor.id }).select('id').first()) throw failure('review.own');
  const removed = isLiked === true ? 0 : await ReviewLike.query(ctx.trx).where(like).delete();
  const wanted = isLiked ?? removed === 0;
  if (wanted)
    await ReviewLike.query(ctx.trx)
      .insert({ ...like, createdAt: ctx.clock.now() })
      .onConflict(['review_id', 'patient_id'])
      .ignore();
  const { likes } = await findPublished(ctx, reviewId);
  return { reviewId, isLiked: wanted, likes };
};
