import type { ProductItem } from '@blattwerk/contract/products/shapes';
import { maxFavorites } from '@blattwerk/contract/products/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { Favorite } from './favorite.model.ts';
import { insertFavorites, publishedOf } from './market.queries.ts';
import { Product } from './product.model.ts';
import { shortList } from './products.service.ts';

interface FavoriteState {
  productId: string;
  isFavorite: boolean;
}

const remember = async (ctx: Ctx<Member>, productIds: readonly string[]): Promise<void> => {
  if (productIds.length === 0) return;
  const rows = productIds.map((productId) => ({ userId: ctx.actor.id, productId, createdAt: ctx.clock.now() }));
  await insertFavorites(ctx, rows);
};

/** Remembers the product for the caller, or forgets it; the state that is asked for, else the other one than now. @throws server.notFound for a product that is not published */
export const toggleFavorite = async (
  ctx: Ctx<Member>,
  { productId, isFavorite }: { productId: string; isFavorite?: boolean | undefined },
): Promise<FavoriteState> => {
  found(await Product.query(ctx.trx).findById(productId).whereNotNull('publishedAt'));
  const removed = isFavorite === true ? 0 : await Favorite.query(ctx.trx).deleteById([ctx.actor.id, productId]);
  const becomes = isFavorite ?? removed === 0;
  if (becomes) await remember(ctx, [productId]);
  return { productId, isFavorite: becomes };
};

/** The ids of all that the caller remembered, latest first. */
export const listFavoriteIds = async (ctx: Ctx<Member>): Promise<{ productIds: string[] }> => {
  const rows = await Favorite.query(ctx.trx)
    .where({ userId: ctx.actor.id })
    .orderBy([{ column: 'createdAt', order: 'desc' }, { column: 'productId' }]);
  return { productIds: rows.map(({ productId }) => productId) };
};

/** Takes over what a browser kept, as often as it is asked: what is there stays, what is not sold any more is left out. */
export const addFavorites = async (ctx: Ctx<Member>, productIds: readonly string[]): Promise<{ productIds: string[] }> => {
  await remember(ctx, await publishedOf(ctx, productIds));
  return listFavoriteIds(ctx);
};

export const listFavorites = (ctx: Ctx<Member>): Promise<{ items: ProductItem[]; total: number }> =>
  shortList(ctx, { favoritesOnly: true, sort: 'name', pageSize: maxFavorites });

/** Some products as the catalogue shows them; who asks names them. */
export const listSelected = (ctx: Ctx, ids: readonly string[]): Promise<{ items: ProductItem[]; total: number }> =>
  shortList(ctx, { ids, sort: 'name', pageSize: maxFavorites });
