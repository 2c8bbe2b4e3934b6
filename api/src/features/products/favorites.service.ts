import type { ProductItem } from '@blattwerk/contract/products/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { shortList } from './products.service.ts';

/** Remembers the product for the caller, or forgets it. @throws server.notFound for a product that is not published */
export const toggleFavorite = async (ctx: Ctx<Member>, productId: string): Promise<{ productId: string; isFavorite: boolean }> => {
  found(await ctx.trx('products').where({ id: productId }).whereNotNull('publishedAt').first('id'));
  const row = { userId: ctx.actor.id, productId };
  const removed = await ctx.trx('favorites').where(row).delete();
  if (removed === 0)
    await ctx
      .trx('favorites')
      .insert({ ...row, createdAt: ctx.clock.now() })
      .onConflict(['user_id', 'product_id'])
      .ignore();
  return { productId, isFavorite: removed === 0 };
};

export const listFavorites = (ctx: Ctx<Member>): Promise<{ items: ProductItem[]; total: number }> =>
  shortList(ctx, { favoritesOnly: true, sort: 'name', pageSize: 100 });
