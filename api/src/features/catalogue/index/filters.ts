import { facetKeys, rangeKeys, type FacetKey, type ProductFilters, type RangeKey } from '@blattwerk/contract/products/shapes';
import { findProducts, type Found } from '../search/search-index.ts';
import { addBit, commonOf, noBits, removeAll, allBits, type Bits } from './bits.ts';
import { anyOf, type FacetIndex } from './facets.ts';
import { viewFor, type Market } from './market.ts';
import type { OfferView, Place } from './offers.ts';

/** What is asked of the catalogue, without page and order. */
export interface Asked {
  filters: Partial<ProductFilters>;
  place: Place | null;
  /** Narrows to these products; null is no restriction. */
  ids: readonly string[] | null;
  showsEffects: boolean;
  showsBenefits: boolean;
  newSince: Date;
}

/** The filters by the name under which they can be left out. */
export type FilterName = FacetKey | RangeKey | 'q' | 'isNew' | 'isPromoted' | 'inStock' | 'pharmacyId' | 'radiusKm';

export const rangeFilters: Record<RangeKey, [min: keyof ProductFilters, max: keyof ProductFilters]> = {
  price: ['priceMin', 'priceMax'],
  thc: ['thcMin', 'thcMax'],
  cbd: ['cbdMin', 'cbdMax'],
};

/** What each filter lets pass. Filters that are not set are not there. */
export interface Filtered {
  view: OfferView;
  found: Found | null;
  /** What no filter can be left out of. */
  always: Bits[];
  sets: Map<FilterName, Bits>;
}

/** What is not known (NaN) is in no range. A word is put together before it is written: this is the most walked path of the catalogue. */
const between = (values: ArrayLike<number>, min: number, max: number): Bits => {
  const bits = noBits(values.length);
  for (let word = 0, position = 0; word < bits.length; word += 1) {
    const end = Math.min(values.length - position, 32);
    let found = 0;
    for (let bit = 0; bit < end; bit += 1, position += 1) {
      const value = values[position]!;
      if (value >= min && value <= max) found |= 1 << bit;
    }
    bits[word] = found;
  }
  return bits;
};

const onlyIf = (isWanted: boolean, bits: Bits, size: number): Bits => {
  if (isWanted) return bits;
  const others = allBits(size);
  removeAll(others, bits);
  return others;
};

const named = (facet: FacetIndex, asked: readonly string[], size: number): Bits =>
  anyOf(
    facet,
    asked.map((name) => name.toLowerCase()),
    size,
  );
const byName: readonly FacetKey[] = ['manufacturer', 'grower', 'strain', 'cartridgeSystem', 'terpenes'];

/** Who may not see what patients said cannot find it out by filtering either. */
export const isHidden = (key: FacetKey, { showsEffects, showsBenefits }: Pick<Asked, 'showsEffects' | 'showsBenefits'>): boolean =>
  (key === 'effects' && !showsEffects) || (key === 'benefits' && !showsBenefits);

const addFacets = (sets: Filtered['sets'], { table }: Market, asking: Asked): void => {
  for (const key of facetKeys) {
    const asked = asking.filters[key];
    if (asked === undefined || isHidden(key, asking)) continue;
    sets.set(key, (byName.includes(key) ? named : anyOf)(table.facets[key], asked, table.size));
  }
};

const addRanges = (sets: Filtered['sets'], { table }: Market, { filters }: Asked, view: OfferView): void => {
  const columns: Record<RangeKey, ArrayLike<number>> = { price: view.prices, thc: table.thc, cbd: table.cbd };
  for (const key of rangeKeys) {
    const [min, max] = rangeFilters[key].map((name) => filters[name] as number | undefined);
    if (min === undefined && max === undefined) continue;
    // A price of 0 means that no pharmacy has the product.
    const least = min ?? -Infinity;
    sets.set(key, between(columns[key], key === 'price' ? Math.max(least, 1) : least, max ?? Infinity));
  }
};

const addFlags = (sets: Filtered['sets'], { table }: Market, { filters, newSince }: Asked, view: OfferView): void => {
  const { isNew, isPromoted, inStock } = filters;
  if (isNew !== undefined) {
    const since = newSince.getTime();
    const fresh = noBits(table.size);
    for (let position = 0; position < table.size; position += 1) if (table.firstSeenAt[position]! > since) addBit(fresh, position);
    sets.set('isNew', onlyIf(isNew, fresh, table.size));
  }
  if (isPromoted !== undefined) sets.set('isPromoted', onlyIf(isPromoted, table.promoted, table.size));
  if (inStock !== undefined) sets.set('inStock', onlyIf(inStock, view.offered, table.size));
};

const setOf = ({ table }: Market, ids: readonly string[]): Bits => {
  const bits = noBits(table.size);
  for (const id of ids) {
    const position = table.positionOf.get(id);
    if (position !== undefined) addBit(bits, position);
  }
  return bits;
};

export const filterMarket = (market: Market, asked: Asked): Filtered => {
  const { filters, place, ids } = asked;
  const view = viewFor(market, { pharmacyId: filters.pharmacyId, place, radiusKm: filters.radiusKm });
  const sets: Filtered['sets'] = new Map();
  const found = filters.q?.trim() ? findProducts(market.table.search, filters.q) : null;
  if (found) sets.set('q', found.hits);
  addFacets(sets, market, asked);
  addRanges(sets, market, asked, view);
  addFlags(sets, market, asked, view);
  const always: Bits[] = ids === null ? [] : [setOf(market, ids)];
  if (filters.pharmacyId !== undefined || filters.radiusKm !== undefined) always.push(view.offered);
  return { view, found, always, sets };
};

/** What passes all filters, or all but one. */
export const passing = ({ always, sets }: Filtered, size: number, without?: FilterName): Bits =>
  commonOf([...always, ...[...sets].flatMap(([name, bits]) => (name === without ? [] : [bits]))], size);
