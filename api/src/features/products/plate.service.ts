import type { Ctx } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { marketAccess } from './market-access.ts';
import { productAt } from './known-product.ts';
import { drawPlate } from './plate.ts';

/**
 * The product's picture, drawn from its traits.
 * @throws server.notFound, server.unauthorized when pictures need a login, server.forbidden when they need a prescription
 */
export const readPlate = async (ctx: Ctx, slug: string): Promise<{ svg: string; isPublic: boolean }> => {
  const isPublic = ctx.actor.role === 'visitor';
  const { images } = await marketAccess(ctx);
  if (!images) throw failure(isPublic ? 'server.unauthorized' : 'server.forbidden');
  const query = productAt(ctx, slug).withGraphFetched('terpenes');
  const product = found(await (isPublic ? query.whereNotNull('publishedAt') : query).execute());
  const { category, genetics, thc, cbd } = product;
  const terpenes = (product.terpenes ?? []).map(({ terpene: key }) => ({ key }));
  return { svg: drawPlate({ slug: product.slug, category, genetics, thc, cbd, terpenes }), isPublic };
};
