import type { ProductItem } from '@blattwerk/contract/products/shapes';
import { maxFavorites } from '@blattwerk/contract/products/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { shortList } from './products.service.ts';

interface FavoriteState {
  productId: string;
  isFavorite: boolean;
}

const remember = async (ctx: Ctx<Member>, productIds: readonly string[]): Promise<void> => {
  if (productIds.length === 0) return;
  const rows = productIds.map((productId) => ({ userId: ctx.actor.id, productId, createdAt: ctx.clock.now() }));
  await ctx.trx('favorites').insert(rows).onConflict(['user_id', 'product_id']).ignore();
};

/** Remembers the product for the caller, or forgets it; the state that is asked for, else the other one than now. @throws server.notFound for a product that is not published */
export const toggleFavorite = async (
  ctx: Ctx<Member>,
  { productId, isFavorite }: { productId: string; isFavorite?: boolean | undefined },
): Promise<FavoriteState> => {
  found(await ctx.trx('products').where({ id: productId }).whereNotNull('publishedAt').first('id'));
  const removed = isFavorite === true ? 0 : await ctx.trx('favorites').where({ userId: ctx.actor.id, productId }).delete();
  const becomes = isFavorite ?? removed === 0;
  if (becomes) await remember(ctx, [productId]);
  return { productId, isFavorite: becomes };
};

/** The ids of all that the caller remembered, latest first. */
export const listFavoriteIds = async (ctx: Ctx<Member>): Promise<{ productIds: string[] }> => {
  const rows: { productId: string }[] = await ctx
    .trx('favorites')
    .where({ userId: ctx.actor.id })
    .orderBy([{ column: 'createdAt', order: 'desc' }, { column: 'productId' }])
    .select('productId');
  return { productIds: rows.map(({ productId }) => productId) };
};

/** Takes over what a browser kept, as often as it is asked: what is there stays, what is not sold any more is left out. */
export const addFavorites = async (ctx: Ctx<Member>, productIds: readonly string[]): Promise<{ productIds: string[] }> => {
  const known = await ctx.trx('products').whereIn('id', productIds).whereNotNull('publishedAt').pluck<string[]>('id');
  await remember(ctx, known);
  return listFavoriteIds(ctx);
};

export const listFavorites = (ctx: Ctx<Member>): Promise<{ items: ProductItem[]; total: number }> =>
  shortList(ctx, { favoritesOnly: true, sort: 'name', pageSize: maxFavorites });

/** Some products as the catalogue shows them; who asks names them. */
export const listSelected = (ctx: Ctx, ids: readonly string[]): Promise<{ items: ProductItem[]; total: number }> =>
  shortList(ctx, { ids, sort: 'name', pageSize: maxFavorites });
