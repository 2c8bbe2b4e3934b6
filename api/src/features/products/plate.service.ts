import type { Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { productAt } from './known-product.ts';
import { pictureAccess } from './picture-access.ts';
import type { GivenSeal } from './picture-seal.ts';
import { drawPlate } from './plate.ts';

/**
 * The product's picture, drawn from its traits.
 * @throws server.notFound, server.unauthorized when pictures need a login, server.forbidden when they need a prescription
 */
export const readPlate = async (ctx: Ctx, { slug, ...seal }: { slug: string } & GivenSeal): Promise<{ svg: string; isPublic: boolean }> => {
  const { isPublic, isOffice } = await pictureAccess(ctx, seal);
  const query = productAt(ctx, slug).withGraphFetched('terpenes');
  const product = found(await (isOffice || ctx.actor.role !== 'visitor' ? query : query.whereNotNull('publishedAt')).execute());
  const { category, genetics, thc, cbd } = product;
  const terpenes = (product.terpenes ?? []).map(({ terpene: key }) => ({ key }));
  return { svg: drawPlate({ slug: product.slug, category, genetics, thc, cbd, terpenes }), isPublic };
};
