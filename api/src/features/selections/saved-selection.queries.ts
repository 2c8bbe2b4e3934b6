import type { Ctx, Member } from '../../kernel/ctx.ts';
import type { SavedProductRow } from './saved-selection.presenter.ts';

/** The caller's saved products, in their order, without those that left the catalogue. */
export const savedProducts = ({ trx, actor }: Ctx<Member>): Promise<SavedProductRow[]> =>
  trx('notedProducts')
    .join('products', 'products.id', 'notedProducts.productId')
    .where({ userId: actor.id })
    .whereNotNull('products.publishedAt')
    .orderBy('place')
    .select('productId', 'name', 'slug', 'unit', 'amount');

/** Writes of several devices of one person run one after the other. */
export const lockPerson = async ({ trx, actor }: Ctx<Member>): Promise<void> => void (await trx('users').where({ id: actor.id }).forNoKeyUpdate().select('id'));

/** Moves the product in all patients' selections; by a function of the database, because row-level security hides them from the actor. */
export const moveNotedProducts = async ({ trx }: Ctx, { from, to }: { from: string; to: string }): Promise<void> =>
  void (await trx.raw('SELECT move_noted_products(:from, :to)', { from, to }));

export const publishedOf = async ({ trx }: Ctx, ids: readonly string[]): Promise<Set<string>> =>
  new Set(await trx('products').whereIn('id', ids).whereNotNull('publishedAt').pluck<string[]>('id'));
