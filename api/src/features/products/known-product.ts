import type { Ctx } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { Product } from './product.model.ts';

/** The product of an address; that of one which was merged leads to the one that stays. */
export const productAt = ({ trx }: Ctx, slug: string) =>
  Product.query(trx)
    .whereIn('products.id', Product.query(trx).where({ slug }).select(trx.raw('coalesce(merged_into_id, id)')))
    .first();

/** What is or was in the market by the address of its page. @throws server.notFound for what never was */
export const productOnceShown = async (ctx: Ctx, slug: string): Promise<Product> =>
  found(
    await productAt(ctx, slug)
      .where((known) => known.whereNotNull('publishedAt').orWhereNotNull('withdrawnAt'))
      .execute(),
  );

/** @throws server.notFound for what never was in the market, product.withdrawn with its name and kind for what was and is no more */
export const shownProduct = async (ctx: Ctx, slug: string): Promise<Product> => {
  const product = await productOnceShown(ctx, slug);
  if (product.publishedAt === null) throw failure('product.withdrawn', { name: product.name, category: product.category });
  return product;
};
