import type { ProductItem } from '@blattwerk/contract/products/shapes';
import type { Selection, SelectionQuery, SelectionSort } from '@blattwerk/contract/selections/shapes';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { placeOf, type Place } from '../places/public.ts';
import { goneBefore, marketAccess, readSimilar, shortList } from '../products/public.ts';
import { isMailOrderAllowed, readSetting } from '../settings/public.ts';
import { coverageOf, type Wish } from './coverage.ts';
import { queryHeld } from './selections.queries.ts';

const alternativesShown = 3;

const refuse = (path: string, message: string): never => {
  throw failure('server.badRequest', { fields: [{ path, message }] });
};

/** @throws server.badRequest for a product twice or without its amount */
const wishesOf = ({ productIds, amounts }: Pick<SelectionQuery, 'productIds' | 'amounts'>): Wish[] => {
  if (new Set(productIds).size < productIds.length) refuse('productIds', 'productIds');
  return productIds.map((productId, at) => ({ productId, amount: amounts[at] ?? refuse('amounts', 'required') }));
};

/** @throws server.badRequest when distance is asked for without a postal code, invalid.zip.code for one that does not exist */
const placeFor = async (ctx: Ctx, { zipCode, sort }: Pick<SelectionQuery, 'zipCode' | 'sort'>): Promise<Place | null> => {
  if (zipCode !== undefined) return (await placeOf(ctx, zipCode)) ?? Promise.reject(failure('invalid.zip.code'));
  return sort === 'distance' ? refuse('zipCode', 'required') : null;
};

const itemsOf = async (ctx: Ctx, ids: readonly string[]): Promise<Map<string, ProductItem>> => {
  if (ids.length === 0) return new Map();
  const { items } = await shortList(ctx, { ids, pageSize: ids.length });
  return new Map(items.map((item) => [item.id, item]));
};

/** Nearest by profile among what is in stock, without what is in the selection already. */
const alternativesTo = async (ctx: Ctx, slug: string, except: readonly string[]): Promise<ProductItem[]> => {
  const { items } = await readSimilar(ctx, { slug });
  return items
    .map(({ product }) => product)
    .filter(({ id }) => !except.includes(id))
    .slice(0, alternativesShown);
};

/**
 * Where the wished products are to be had together.
 * @throws server.badRequest, invalid.zip.code, server.unauthorized or server.forbidden while the market is closed
 */
export const readSelection = async (ctx: Ctx, query: SelectionQuery): Promise<Selection> => {
  const access = await marketAccess(ctx);
  const wished = wishesOf(query);
  const place = await placeFor(ctx, query);
  const asked: SelectionSort = query.sort ?? (place ? 'distance' : 'price');
  const sort = access.prices || !place ? asked : 'distance';
  const items = await itemsOf(ctx, query.productIds);
  const wishes = wished.filter(({ productId }) => items.has(productId));
  const before = await goneBefore(ctx);
  const now = ctx.clock.now();
  const uncertainBefore = later(now, -(await readSetting(ctx, 'stock.uncertainHours')) * duration.hours);
  const productIds = wishes.map(({ productId }) => productId);
  const categories = productIds.flatMap((id) => items.get(id)?.category ?? []);
  const isSendable = await isMailOrderAllowed(ctx, categories);
  const held = await queryHeld(ctx.trx, { productIds, place, goneBefore: before, uncertainBefore, showsPrices: access.prices, isSendable });
  const { pharmacies, counts, ...summary } = coverageOf(wishes, held, sort);
  const lines: Selection['lines'] = [];
  for (const [at, { productId, amount }] of wishes.entries()) {
    const [product, count] = [items.get(productId), counts[at]];
    if (!product || !count) continue;
    lines.push({ product, amount, ...count, alternatives: count.pharmacyCount === 0 ? await alternativesTo(ctx, product.slug, query.productIds) : [] });
  }
  return {
    lines,
    gone: query.productIds.filter((id) => !items.has(id)),
    pharmacies: pharmacies.slice(0, query.limit),
    ...summary,
    total: pharmacies.length,
    sort,
    checkedAt: now.toISOString(),
  };
};
