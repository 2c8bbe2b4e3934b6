import type { Alternative, ProductFilters, ProductItem, ProductList, ProductQuery, RangeKey, Ranges } from '@blattwerk/contract/products/shapes';
import { duration, later } from '../../kernel/clock.ts';
import { actorId, type Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { placeOf } from '../pharmacies/public.ts';
import { readSetting } from '../settings/public.ts';
import { histogramOf } from './histogram.ts';
import { marketAccess, type MarketAccess } from './market-access.ts';
import { presentItem } from './product.presenter.ts';
import { queryCatalogue, queryProducts, queryRangeValues, type CatalogueQuery } from './products.queries.ts';

/** A product counts as new for this long after it was first seen; popular is what was prescribed most in this time. */
const newFor = 30 * duration.days;
const popularFor = 28 * duration.days;

const placeFor = async (ctx: Ctx, { zipCode, radiusKm }: Partial<ProductFilters>, sort: string | undefined): Promise<CatalogueQuery['place']> => {
  if (zipCode === undefined) {
    if (radiusKm !== undefined || sort === 'distance') throw failure('server.badRequest', { fields: [{ path: 'zipCode', message: 'required' }] });
    return null;
  }
  return (await placeOf(ctx, zipCode)) ?? Promise.reject(failure('invalid.zip.code'));
};

/** Who may not see prices may not find them out by filtering or sorting either. */
const withoutPrices = ({ priceMin: _min, priceMax: _max, ...filters }: Partial<ProductFilters>): Partial<ProductFilters> => filters;

/** The moment before which stock counts as gone. */
export const goneBefore = async (ctx: Ctx): Promise<Date> => later(ctx.clock.now(), -(await readSetting(ctx, 'stock.goneHours')) * duration.hours);

type Asked = Partial<Omit<ProductQuery, 'page' | 'pageSize'>> & { page?: number; pageSize?: number; ids?: readonly string[]; favoritesOnly?: boolean };

const catalogueQuery = async (
  ctx: Ctx,
  access: MarketAccess,
  { sort, page = 1, pageSize = 24, ids, favoritesOnly = false, ...asked }: Asked,
): Promise<CatalogueQuery> => {
  const now = ctx.clock.now();
  const filters = access.prices ? asked : withoutPrices(asked);
  const usual = asked.q ? 'relevance' : 'popularity';
  const isPriceSort = sort === 'price' || sort === '-price';
  return {
    filters,
    sort: sort === undefined || (isPriceSort && !access.prices) ? usual : sort,
    page,
    pageSize,
    place: await placeFor(ctx, asked, sort),
    userId: actorId(ctx.actor),
    ids: ids ?? null,
    favoritesOnly,
    showsEffects: access.effects,
    showsBenefits: access.benefits,
    minReviews: await readSetting(ctx, 'highlights.minReviews'),
    goneBefore: await goneBefore(ctx),
    newSince: later(now, -newFor),
    popularSince: later(now, -popularFor),
  };
};

type Filters = CatalogueQuery['filters'];
const ownRange: Record<RangeKey, (keyof Filters)[]> = { price: ['priceMin', 'priceMax'], thc: ['thcMin', 'thcMax'], cbd: ['cbdMin', 'cbdMax'] };
const without = (query: CatalogueQuery, keys: readonly string[]): CatalogueQuery => ({
  ...query,
  filters: Object.fromEntries(Object.entries(query.filters).filter(([key]) => !keys.includes(key))),
});

const rangesOf = async (ctx: Ctx, query: CatalogueQuery, access: MarketAccess): Promise<Ranges> => {
  const read = async (key: RangeKey): Promise<Ranges['thc']> =>
    histogramOf((await queryRangeValues(ctx.trx, without(query, ownRange[key]))).flatMap((row) => row[key] ?? []));
  return { price: access.prices ? await read('price') : null, thc: await read('thc'), cbd: await read('cbd') };
};

/** What each filter alone keeps away. */
const alternativesOf = async (ctx: Ctx, query: CatalogueQuery): Promise<Alternative[]> => {
  const ranges = Object.values(ownRange).flat();
  const single = Object.keys(query.filters).filter(
    (key) => key !== 'zipCode' && query.filters[key as keyof Filters] !== undefined && !ranges.includes(key as keyof Filters),
  );
  const pairs = Object.entries(ownRange).filter(([, keys]) => keys.some((key) => query.filters[key] !== undefined));
  const found: Alternative[] = [];
  for (const [name, keys] of [...single.map((key): [string, string[]] => [key, [key]]), ...pairs])
    found.push({ without: name, total: (await queryRangeValues(ctx.trx, without(query, keys))).length });
  return found
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, 5);
};

/**
 * A page of the catalogue with total, facets and ranges.
 * @throws server.badRequest when distance is asked for without a postal code, invalid.zip.code for one that does not exist, server.unauthorized or server.forbidden while the market is closed
 */
export const listProducts = async (ctx: Ctx, input: ProductQuery): Promise<ProductList> => {
  const access = await marketAccess(ctx);
  const query = await catalogueQuery(ctx, access, input);
  const { items, total, facets } = await queryCatalogue(ctx.trx, query);
  return {
    items: items.map((row) => presentItem(row, access)),
    total,
    facets,
    ranges: await rangesOf(ctx, query, access),
    ...(total === 0 ? { alternatives: await alternativesOf(ctx, query) } : {}),
    corrected: null,
  };
};

/** A short list: favourites, popular ones, what the questionnaire offers. */
export const shortList = async (ctx: Ctx, asked: Asked): Promise<{ items: ProductItem[]; total: number }> => {
  const access = await marketAccess(ctx);
  const { items, total } = await queryProducts(ctx.trx, await catalogueQuery(ctx, access, asked));
  return { items: items.map((row) => presentItem(row, access)), total };
};
