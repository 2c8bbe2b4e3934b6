import type { SelectedItems, SavedSelection } from '@blattwerk/contract/selections/saved-selection';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { presentSavedProduct, type SavedProductRow } from './saved-selection.presenter.ts';

/** The caller's saved selection, in its order, without products that left the catalogue. */
export const readSavedSelection = async (ctx: Ctx<Member>): Promise<SavedSelection> => {
  const rows: SavedProductRow[] = await ctx
    .trx('notedProducts')
    .join('products', 'products.id', 'notedProducts.productId')
    .where({ userId: ctx.actor.id })
    .whereNotNull('products.publishedAt')
    .orderBy('place')
    .select('productId', 'name', 'slug', 'unit', 'amount');
  return { items: rows.map(presentSavedProduct) };
};

/** Writes of several devices of one person run one after the other. */
const lock = (ctx: Ctx<Member>) => ctx.trx('users').where({ id: ctx.actor.id }).forNoKeyUpdate().select('id');

/** Replaces the saved selection. A product named twice counts once, one that left the catalogue is left out. */
export const saveSelection = async (ctx: Ctx<Member>, items: SelectedItems): Promise<SavedSelection> => {
  await lock(ctx);
  const ids = items.map(({ productId }) => productId);
  const known = new Set(await ctx.trx('products').whereIn('id', ids).whereNotNull('publishedAt').pluck<string[]>('id'));
  const listed = items.filter(({ productId }, at) => known.has(productId) && ids.indexOf(productId) === at);
  await ctx.trx('notedProducts').where({ userId: ctx.actor.id }).delete();
  if (listed.length > 0)
    await ctx
      .trx('notedProducts')
      .insert(listed.map(({ productId, amount = null }, at) => ({ userId: ctx.actor.id, place: at + 1, productId, amount, notedAt: ctx.clock.now() })));
  return readSavedSelection(ctx);
};
