import { facetKeys, type FacetKey } from '@blattwerk/contract/products/shapes';
import { searchedTexts, searchIndex, type SearchIndex } from '../search/search-index.ts';
import { addBit, noBits, type Bits } from './bits.ts';
import { facetIndex, type FacetIndex } from './facets.ts';
import type { ProductRow, TerpeneRow } from './rows.ts';

/** An effect counts for a product from this share of its reviews on. */
export const highlightShare = 0.1;

/**
 * All published products, a column each trait. A product's position is its place in the order of names (then ids), so that whatever is equal
 * otherwise is in that order by itself. Numbers that are not known are NaN.
 */
export interface ProductTable {
  size: number;
  rows: readonly ProductRow[];
  positionOf: ReadonlyMap<string, number>;
  thc: Float64Array;
  cbd: Float64Array;
  rating: Float64Array;
  reviews: Uint32Array;
  firstSeenAt: Float64Array;
  promoted: Bits;
  facets: Record<FacetKey, FacetIndex>;
  search: SearchIndex;
  /** What the search index was made of. */
  searched: string;
  /** The products in an order that depends on nothing else, made when it is asked for. */
  orders: Map<string, Uint32Array>;
  /** The number of reviews from which on effects and benefits count. */
  minReviews: number;
}

const column = (rows: readonly ProductRow[], read: (row: ProductRow) => number | null): Float64Array => Float64Array.from(rows, (row) => read(row) ?? NaN);
const single = (value: string | null): string[] => (value === null ? [] : [value]);

/** Names of reference data and their addresses both find it, in any case; those that lead to it do too. */
const named = (rows: readonly ProductRow[], kind: 'manufacturer' | 'grower' | 'strain'): FacetIndex => {
  const leading = new Map(rows.map((row) => [row[kind], row[`${kind}Names`]]));
  return facetIndex(
    rows.map((row) => single(row[kind])),
    (value) => [value, ...(leading.get(value)?.names ?? []), ...(leading.get(value)?.slugs ?? [])].map((name) => name.toLowerCase()),
  );
};

const terpeneFacet = (rows: readonly ProductRow[], terpenes: readonly TerpeneRow[]): FacetIndex => {
  const names = new Map(terpenes.map(({ key, nameDe, nameEn }) => [key, [key, nameDe.toLowerCase(), nameEn.toLowerCase()]]));
  return facetIndex(
    rows.map((row) => row.terpenes ?? []),
    (key) => names.get(key) ?? [key],
  );
};

const highlights = (rows: readonly ProductRow[], kind: 'effects' | 'benefits', minReviews: number): FacetIndex =>
  facetIndex(
    rows.map((row) => {
      if (row.reviews < minReviews) return [];
      return Object.entries(row[kind] ?? {}).flatMap(([value, n]) => (n >= highlightShare * row.reviews ? [value] : []));
    }),
  );

interface FacetSource {
  rows: readonly ProductRow[];
  terpenes: readonly TerpeneRow[];
  minReviews: number;
}

/** Facets that are more than the value of the product's column of that name. */
const specialFacets = {
  manufacturer: ({ rows }) => named(rows, 'manufacturer'),
  grower: ({ rows }) => named(rows, 'grower'),
  strain: ({ rows }) => named(rows, 'strain'),
  cartridgeSystem: ({ rows }) =>
    facetIndex(
      rows.map((row) => single(row.cartridgeSystem)),
      (value) => [value.toLowerCase()],
    ),
  terpenes: ({ rows, terpenes }) => terpeneFacet(rows, terpenes),
  effects: ({ rows, minReviews }) => highlights(rows, 'effects', minReviews),
  benefits: ({ rows, minReviews }) => highlights(rows, 'benefits', minReviews),
} satisfies Partial<Record<FacetKey, (source: FacetSource) => FacetIndex>>;

const isSpecial = (key: FacetKey): key is keyof typeof specialFacets => Object.hasOwn(specialFacets, key);

/** Made in steps, with a pause after each, so that requests are answered in between. */
export const productTable = async (
  rows: readonly ProductRow[],
  terpenes: readonly TerpeneRow[],
  minReviews: number,
  before: ProductTable | null,
  pause: () => Promise<void>,
): Promise<ProductTable> => {
  const searched = searchedTexts(rows);
  await pause();
  const promoted = noBits(rows.length);
  rows.forEach((row, position) => row.isPromoted && addBit(promoted, position));
  const facets: Partial<Record<FacetKey, FacetIndex>> = {};
  for (const key of facetKeys) {
    facets[key] = isSpecial(key) ? specialFacets[key]({ rows, terpenes, minReviews }) : facetIndex(rows.map((row) => single(row[key])));
    await pause();
  }
  return {
    size: rows.length,
    rows,
    positionOf: new Map(rows.map(({ id }, position) => [id, position])),
    thc: column(rows, ({ thc }) => thc),
    cbd: column(rows, ({ cbd }) => cbd),
    rating: column(rows, ({ rating }) => rating),
    reviews: Uint32Array.from(rows, ({ reviews }) => reviews),
    firstSeenAt: column(rows, ({ firstSeenAt }) => firstSeenAt),
    promoted,
    facets: facets as Record<FacetKey, FacetIndex>,
    // Most changes are none of names, and the index of words is most of the work.
    search: before?.searched === searched ? before.search : await searchIndex(rows, pause),
    searched,
    orders: new Map(),
    minReviews,
  };
};
