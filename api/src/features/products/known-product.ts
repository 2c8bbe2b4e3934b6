import type { Ctx } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { Product } from './product.model.ts';

/** What is or was in the market by the address of its page. @throws server.notFound for what never was */
export const productOnceShown = async (ctx: Ctx, slug: string): Promise<Product> =>
  found(
    await Product.query(ctx.trx)
      .findOne({ slug })
      .where((known) => known.whereNotNull('publishedAt').orWhereNotNull('withdrawnAt')),
  );

/** @throws server.notFound for what never was in the market, product.withdrawn with its name and kind for what was and is no more */
export const shownProduct = async (ctx: Ctx, slug: string): Promise<Product> => {
  const product = await productOnceShown(ctx, slug);
  if (product.publishedAt === null) throw failure('product.withdrawn', { name: product.name, category: product.category });
  return product;
};
