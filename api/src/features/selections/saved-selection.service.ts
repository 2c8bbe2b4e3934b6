import type { SelectedItems, SavedSelection } from '@blattwerk/contract/selections/saved-selection';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { NotedProduct } from './noted-product.model.ts';
import { presentSavedProduct } from './saved-selection.presenter.ts';
import { lockPerson, publishedOf, savedProducts } from './saved-selection.queries.ts';

/** The caller's saved selection, in its order, without products that left the catalogue. */
export const readSavedSelection = async (ctx: Ctx<Member>): Promise<SavedSelection> => ({ items: (await savedProducts(ctx)).map(presentSavedProduct) });

/** Replaces the saved selection. A product named twice counts once, one that left the catalogue is left out. */
export const saveSelection = async (ctx: Ctx<Member>, items: SelectedItems): Promise<SavedSelection> => {
  await lockPerson(ctx);
  const ids = items.map(({ productId }) => productId);
  const known = await publishedOf(ctx, ids);
  const listed = items.filter(({ productId }, at) => known.has(productId) && ids.indexOf(productId) === at);
  await NotedProduct.query(ctx.trx).where({ userId: ctx.actor.id }).delete();
  if (listed.length > 0)
    await NotedProduct.query(ctx.trx).insert(
      listed.map(({ productId, amount = null }, at) => ({ userId: ctx.actor.id, place: at + 1, productId, amount, notedAt: ctx.clock.now() })),
    );
  return readSavedSelection(ctx);
};
