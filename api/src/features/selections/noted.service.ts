import type { Noted, NotedProducts } from '@blattwerk/contract/selections/noted';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { presentNoted, type NotedRow } from './noted.presenter.ts';

/** What the caller noted and is still in the catalogue, in its order. */
export const readNoted = async (ctx: Ctx<Member>): Promise<NotedProducts> => {
  const rows: NotedRow[] = await ctx
    .trx('notedProducts')
    .join('products', 'products.id', 'notedProducts.productId')
    .where({ userId: ctx.actor.id })
    .whereNotNull('products.publishedAt')
    .orderBy('place')
    .select('productId', 'name', 'slug', 'unit', 'amount');
  return { items: rows.map(presentNoted) };
};

/** Two devices of one person follow each other. */
const lock = (ctx: Ctx<Member>) => ctx.trx('users').where({ id: ctx.actor.id }).forNoKeyUpdate().select('id');

/** The selection becomes this one. A product named twice counts once, one that left the catalogue is left out. */
export const keepNoted = async (ctx: Ctx<Member>, items: Noted): Promise<NotedProducts> => {
  await lock(ctx);
  const ids = items.map(({ productId }) => productId);
  const known = new Set(await ctx.trx('products').whereIn('id', ids).whereNotNull('publishedAt').pluck<string[]>('id'));
  const kept = items.filter(({ productId }, at) => known.has(productId) && ids.indexOf(productId) === at);
  await ctx.trx('notedProducts').where({ userId: ctx.actor.id }).delete();
  if (kept.length > 0)
    await ctx
      .trx('notedProducts')
      .insert(kept.map(({ productId, amount = null }, at) => ({ userId: ctx.actor.id, place: at + 1, productId, amount, notedAt: ctx.clock.now() })));
  return readNoted(ctx);
};
