import type { Category, Genetics, Irradiation, ProductSort, Unit } from '@blattwerk/contract/products/enums';
import { facetKeys, rangeKeys, type Alternative, type Facets, type Histogram, type RangeKey, type Ranges } from '@blattwerk/contract/products/shapes';
import { countBits, hasBit, listBits, type Bits } from './bits.ts';
import { countFacet, type Listed } from './facets.ts';
import { filterMarket, isHidden, passing, rangeFilters, type Asked, type Filtered, type FilterName } from './filters.ts';
import { histogramOf } from './histogram.ts';
import { cachedBy, type Counted, type Market } from './market.ts';
import type { OfferView } from './offers.ts';
import { orderOfHits } from './orders.ts';
import type { PictureRow } from './rows.ts';

/** One product as the catalogue shows it, before presenting. */
export interface CatalogueRow {
  id: string;
  slug: string;
  pzn: string;
  name: string;
  category: Category;
  genetics: Genetics | null;
  geneticsDetail: string | null;
  strain: string | null;
  manufacturer: string | null;
  grower: string | null;
  origin: string | null;
  irradiation: Irradiation;
  thc: number | null;
  cbd: number | null;
  isThcBelow: boolean;
  isCbdBelow: boolean;
  unit: Unit;
  price: number | null;
  /** Who asks that price, and when it was confirmed. */
  source: { slug: string; name: string; confirmedAt: number } | null;
  pharmacies: number;
  distance: number | null;
  rating: number | null;
  reviews: number;
  isNew: boolean;
  firstSeenAt: number;
  isPromoted: boolean;
  isFavorite: boolean;
  picture: PictureRow | null;
  /** All of them, the leading ones first. */
  terpenes: readonly string[];
}

export interface CatalogueQuery extends Asked {
  sort: ProductSort | 'relevance';
  page: number;
  pageSize: number;
  /** What the caller remembered. */
  favorites: ReadonlySet<string>;
  showsPrices: boolean;
}

export interface CatalogueList {
  items: CatalogueRow[];
  total: number;
}
export interface CataloguePage {
  /** Where the page's products stand in the table, in their order. */
  positions: number[];
  rowAt(position: number): CatalogueRow;
  total: number;
  facets: Facets;
  ranges: Ranges;
  alternatives: Alternative[] | undefined;
  corrected: string | null;
  pharmacy: { slug: string; name: string } | undefined;
}

/** Room for the positions of one answer, used by one query after the other. */
let room = new Uint32Array(0);
const listOf = (bits: Bits): Listed => {
  if (room.length < bits.length * 32) room = new Uint32Array(bits.length * 32);
  return { bits, positions: room, length: listBits(bits, room) };
};

const sourceIn = ({ sources, confirmedAt }: OfferView, position: number): CatalogueRow['source'] => {
  const source = sources[position];
  return source === undefined ? null : { slug: source.slug, name: source.name, confirmedAt: confirmedAt[position]! };
};

const rowOf = ({ table }: Market, { view }: Filtered, query: CatalogueQuery, position: number): CatalogueRow => {
  const row = table.rows[position]!;
  const distance = view.distances?.[position] ?? NaN;
  return {
    id: row.id,
    slug: row.slug,
    pzn: row.pzn,
    name: row.name,
    category: row.category,
    genetics: row.genetics,
    geneticsDetail: row.geneticsDetail,
    strain: row.strain,
    manufacturer: row.manufacturer,
    grower: row.grower,
    origin: row.origin,
    irradiation: row.irradiation,
    thc: row.thc,
    cbd: row.cbd,
    isThcBelow: row.isThcBelow,
    isCbdBelow: row.isCbdBelow,
    unit: row.unit,
    price: view.prices[position] || null,
    source: sourceIn(view, position),
    pharmacies: view.pharmacies[position]!,
    distance: Number.isNaN(distance) ? null : distance,
    rating: row.rating,
    reviews: row.reviews,
    isNew: row.firstSeenAt > query.newSince.getTime(),
    firstSeenAt: row.firstSeenAt,
    isPromoted: row.isPromoted,
    isFavorite: query.favorites.has(row.id),
    picture: row.picture,
    terpenes: row.terpenes ?? [],
  };
};

/** The page's products: the one whose PZN was asked for, then the others in their order. */
const pageOf = (market: Market, { view, found }: Filtered, query: CatalogueQuery, hits: Bits): number[] => {
  const { size } = market.table;
  const asked = found !== null && found.asked >= 0 && hasBit(hits, found.asked) ? found.asked : -1;
  const begin = (query.page - 1) * query.pageSize;
  const page: number[] = [];
  let passed = 0;
  const take = (position: number): boolean => {
    if (passed >= begin) page.push(position);
    passed += 1;
    return page.length < query.pageSize;
  };
  if (asked >= 0 && !take(asked)) return page;
  const order = orderOfHits(market, { view, found }, query.sort, () => listOf(hits));
  const length = order?.length ?? size;
  for (let place = 0; place < length; place += 1) {
    const position = order === null ? place : order[place]!;
    if (hasBit(hits, position) && position !== asked && !take(position)) break;
  }
  return page;
};

const nothingCounted = Object.fromEntries(facetKeys.map((key) => [key, []])) as unknown as Facets;

const facetsOf = ({ table }: Market, filtered: Filtered, hits: Bits, query: CatalogueQuery): Facets => {
  const all = listOf(hits);
  const facets: Partial<Facets> = {};
  const shown = facetKeys.filter((key) => !isHidden(key, query));
  for (const key of shown) if (!filtered.sets.has(key)) facets[key] = countFacet(table.facets[key], all);
  for (const key of shown) if (filtered.sets.has(key)) facets[key] = countFacet(table.facets[key], listOf(passing(filtered, table.size, key)));
  return { ...nothingCounted, ...facets };
};

const rangesOf = ({ table }: Market, filtered: Filtered, hits: Bits, query: CatalogueQuery): Ranges => {
  const columns: Record<RangeKey, ArrayLike<number>> = { price: filtered.view.prices, thc: table.thc, cbd: table.cbd };
  const one = (key: RangeKey): Histogram | null => {
    if (key === 'price' && !query.showsPrices) return null;
    return histogramOf(columns[key], listOf(filtered.sets.has(key) ? passing(filtered, table.size, key) : hits), key === 'price' ? 0 : NaN);
  };
  const [price, thc, cbd] = rangeKeys.map(one) as [Histogram | null, Histogram | null, Histogram | null];
  return { price, thc, cbd };
};

const alternativesShown = 5;

const without = (query: CatalogueQuery, name: FilterName): CatalogueQuery => {
  const left = Object.hasOwn(rangeFilters, name) ? rangeFilters[name as RangeKey] : [name];
  return { ...query, filters: Object.fromEntries(Object.entries(query.filters).filter(([key]) => !(left as string[]).includes(key))) };
};

/** What each filter alone keeps away. */
const alternativesOf = (market: Market, filtered: Filtered, query: CatalogueQuery): Alternative[] => {
  const { size } = market.table;
  const found: Alternative[] = [...filtered.sets.keys()].map((name) => ({ without: name, total: countBits(passing(filtered, size, name)) }));
  for (const name of ['pharmacyId', 'radiusKm'] as const) {
    if (query.filters[name] === undefined) continue;
    found.push({ without: name, total: countBits(passing(filterMarket(market, without(query, name)), size)) });
  }
  return found
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, alternativesShown);
};

/** Facets and ranges are the same on every page and in every order; only what is new changes with each moment. */
const countedFor = (market: Market, filtered: Filtered, hits: Bits, query: CatalogueQuery): Counted => {
  const count = (): Counted => ({ facets: facetsOf(market, filtered, hits, query), ranges: rangesOf(market, filtered, hits, query) });
  const { filters, place, ids, showsPrices, showsEffects, showsBenefits } = query;
  if (ids !== null || filters.isNew !== undefined) return count();
  return cachedBy(market.counted, JSON.stringify([filters, place, showsPrices, showsEffects, showsBenefits]), count);
};

/** One page of the catalogue with its exact total. */
export const queryList = (market: Market, query: CatalogueQuery): CatalogueList => {
  const filtered = filterMarket(market, query);
  const hits = passing(filtered, market.table.size);
  return { items: pageOf(market, filtered, query, hits).map((position) => rowOf(market, filtered, query, position)), total: countBits(hits) };
};

const uncounted: Counted = { facets: nothingCounted, ranges: { price: null, thc: null, cbd: null } };

/** The pharmacy whose products are asked for; none that the market does not show. */
const pharmacyOf = ({ pharmacies }: Market, { filters }: CatalogueQuery): CataloguePage['pharmacy'] => {
  const pharmacy = filters.pharmacyId === undefined ? undefined : pharmacies.get(filters.pharmacyId);
  return pharmacy?.isListed ? { slug: pharmacy.slug, name: pharmacy.name } : undefined;
};

/**
 * One page with its exact total and what would help where nothing is found. `isCounted`: with all facets and ranges too, each counted without its own
 * filter; else they are empty.
 */
export const queryPage = (market: Market, query: CatalogueQuery, isCounted = true): CataloguePage => {
  const filtered = filterMarket(market, query);
  const hits = passing(filtered, market.table.size);
  const total = countBits(hits);
  return {
    positions: pageOf(market, filtered, query, hits),
    rowAt: (position) => rowOf(market, filtered, query, position),
    total,
    ...(isCounted ? countedFor(market, filtered, hits, query) : uncounted),
    alternatives: total === 0 ? alternativesOf(market, filtered, query) : undefined,
    corrected: filtered.found?.corrected ?? null,
    pharmacy: pharmacyOf(market, query),
  };
};
