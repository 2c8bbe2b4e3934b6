import type { ProductFilters, ProductItem, ProductList, ProductQuery } from '@blattwerk/contract/products/shapes';
import { duration, later } from '../../kernel/clock.ts';
import { isMember, recallOwn, type Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { placeIn, queryList, queryPage, type CatalogueQuery, type Market } from '../catalogue/public.ts';
import { readSetting } from '../settings/public.ts';
import { marketAccess, type MarketAccess } from './market-access.ts';
import { presentItem } from './product.presenter.ts';
import { Favorite } from './favorite.model.ts';

/** A product counts as new for this long after it was first seen. */
const newFor = 30 * duration.days;

const placeFor = (market: Market, { zipCode, radiusKm }: Partial<ProductFilters>, sort: string | undefined): CatalogueQuery['place'] => {
  if (zipCode === undefined) {
    if (radiusKm !== undefined || sort === 'distance') throw failure('server.badRequest', { fields: [{ path: 'zipCode', message: 'required' }] });
    return null;
  }
  const place = placeIn(market.places, zipCode);
  if (place === null) throw failure('invalid.zip.code');
  return place;
};

/** Who may not see prices may not find them out by filtering or sorting either. */
const withoutPrices = ({ priceMin: _min, priceMax: _max, ...filters }: Partial<ProductFilters>): Partial<ProductFilters> => filters;

/** The moment before which stock counts as gone. */
export const goneBefore = async (ctx: Ctx): Promise<Date> => later(ctx.clock.now(), -(await readSetting(ctx, 'stock.goneHours')) * duration.hours);

type Asked = Partial<Omit<ProductQuery, 'page' | 'pageSize' | 'facets'>> & {
  page?: number;
  pageSize?: number;
  ids?: readonly string[];
  favoritesOnly?: boolean;
};

type Favorites = ReadonlySet<string>;
const nothing: Favorites = new Set();

/** What the caller remembered: the only thing that differs between two who may see the same. */
export const favoritesOf = async (ctx: Ctx): Promise<Favorites> => {
  if (!isMember(ctx)) return nothing;
  return recallOwn(ctx, 'favorites', async ({ trx, actor }) => {
    const rows: { productId: string }[] = await Favorite.query(trx).where({ userId: actor.id }).select('productId');
    return new Set(rows.map(({ productId }) => productId));
  });
};

const catalogueQuery = async (
  ctx: Ctx,
  market: Market,
  access: MarketAccess,
  favorites: Favorites,
  { sort, page = 1, pageSize = 24, ids, favoritesOnly = false, ...asked }: Asked,
): Promise<CatalogueQuery> => {
  const isPriceSort = sort === 'price' || sort === '-price';
  return {
    filters: access.prices ? asked : withoutPrices(asked),
    sort: sort === undefined || (isPriceSort && !access.prices) ? (asked.q ? 'relevance' : 'popularity') : sort,
    page,
    pageSize,
    place: placeFor(market, asked, sort),
    ids: favoritesOnly ? [...favorites] : (ids ?? null),
    favorites,
    showsPrices: access.prices,
    showsEffects: access.effects,
    showsBenefits: access.benefits,
    newSince: later(ctx.clock.now(), -newFor),
  };
};

/** A page of the catalogue for this caller, its products still at their positions; none is marked unless favourites are given. @throws as `listProducts` does */
export const findPage = async (ctx: Ctx, { facets: isCounted, ...input }: ProductQuery, favorites = nothing) => {
  const market = await ctx.catalogue.current();
  const access = await marketAccess(ctx);
  const query = await catalogueQuery(ctx, market, access, favorites, input);
  const { positions, rowAt, alternatives, pharmacy, ...found } = queryPage(market, query, isCounted);
  const itemAt = (position: number): ProductItem => presentItem(rowAt(position), access);
  return {
    market,
    access,
    positions,
    itemAt,
    around: { ...found, ...(pharmacy ? { pharmacy } : {}), ...(alternatives ? { alternatives } : {}) },
  };
};

/**
 * A page of the catalogue with total, and facets and ranges unless they are not wanted.
 * @throws server.badRequest when distance is asked for without a postal code, invalid.zip.code for one that does not exist, server.unauthorized or server.forbidden while the market is closed
 */
export const listProducts = async (ctx: Ctx, asked: ProductQuery): Promise<ProductList> => {
  const { positions, itemAt, around } = await findPage(ctx, asked, await favoritesOf(ctx));
  return { ...around, items: positions.map(itemAt) };
};

/** A short list: favourites, popular ones, what the questionnaire offers. */
export const shortList = async (ctx: Ctx, asked: Asked): Promise<{ items: ProductItem[]; total: number }> => {
  const market = await ctx.catalogue.current();
  const access = await marketAccess(ctx);
  const { items, total } = queryList(market, await catalogueQuery(ctx, market, access, await favoritesOf(ctx), asked));
  return { items: items.map((row) => presentItem(row, access)), total };
};

interface Range {
  min: number;
  max: number;
}

const rangeOf = (values: Float64Array): Range => {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.length === 0 ? { min: 0, max: 0 } : { min: known.reduce((a, b) => Math.min(a, b)), max: known.reduce((a, b) => Math.max(a, b)) };
};

/** The span of THC and CBD over the published products; 0 to 0 while there are none. */
export const contentRanges = async (ctx: Ctx): Promise<{ thc: Range; cbd: Range }> => {
  const { table } = await ctx.catalogue.current();
  return { thc: rangeOf(table.thc), cbd: rangeOf(table.cbd) };
};
