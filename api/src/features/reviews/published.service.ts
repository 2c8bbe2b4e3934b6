import type { ReviewPage, ReviewQuery } from '@blattwerk/contract/reviews/shapes';
import { actorId, type Ctx } from '../../kernel/ctx.ts';
import { marketAccess } from '../products/public.ts';
import { readSetting } from '../settings/public.ts';
import { findProduct, queryComments, queryPublished, querySummary } from './published.queries.ts';
import { presentPublished } from './reviews.presenter.ts';

/**
 * What patients say about a product. Where prices and effects need a login, what people write needs one too; single reviews name effects only
 * where the product's list of them is shown.
 * @throws server.notFound, server.unauthorized or server.forbidden while the market is closed
 */
export const listReviews = async (ctx: Ctx, query: ReviewQuery): Promise<ReviewPage> => {
  const access = await marketAccess(ctx);
  await findProduct(ctx, query.productId);
  const summary = await querySummary(ctx.trx, query.productId);
  const isReadable = access.reviews;
  if (!isReadable) return { items: [], total: summary.reviews, summary, isReadable };
  const patientId = actorId(ctx.actor);
  const rows = await queryPublished(ctx.trx, { ...query, patientId });
  const comments = await queryComments(
    ctx.trx,
    rows.map(({ id }) => id),
    patientId,
  );
  const isEnough = summary.reviews >= (await readSetting(ctx, 'highlights.minReviews'));
  const shown = { effects: isEnough && access.effects, sideEffects: isEnough && access.sideEffects, benefits: isEnough && access.benefits };
  return { items: rows.map((row) => presentPublished(row, comments, shown)), total: summary.reviews, summary, isReadable };
};
