import type { ProductSort } from '@blattwerk/contract/products/enums';
import { facetKeys, type FacetKey, type Histogram, type ProductFilters, type RangeKey } from '@blattwerk/contract/products/shapes';
import { readPzn } from '@blattwerk/contract/products/pzn';
import type { ProductRow } from '../../src/features/catalogue/index/rows.ts';

/** One offer as a table would have it. */
export interface NaiveOffer {
  productId: string;
  pharmacyId: string;
  priceCents: number;
  confirmedAt: number;
}
export interface NaivePharmacy {
  id: string;
  lat: number | null;
  lon: number | null;
  isListed: boolean;
  confirmedAt: number | null;
}
export interface NaiveWorld {
  /** In the order of names. */
  rows: ProductRow[];
  pharmacies: NaivePharmacy[];
  offers: NaiveOffer[];
  prescribed: Map<string, number>;
  goneBefore: number;
  newSince: number;
  minReviews: number;
}
export interface NaiveQuery {
  filters: Partial<ProductFilters>;
  sort: ProductSort | 'relevance';
  place: { lat: number; lon: number } | null;
}

/** A product with what the offers in reach make of it. */
interface Seen {
  row: ProductRow;
  at: number;
  price: number | null;
  /** Whose price that is and when it was confirmed: the freshest, then the first id. */
  source: { pharmacyId: string; confirmedAt: number } | null;
  pharmacies: number;
  distance: number | null;
}

const haversine = (a: { lat: number; lon: number }, b: { lat: number; lon: number }): number => {
  const rad = (degrees: number): number => degrees * 0.017453292519943295;
  const h = Math.sin(rad(b.lat - a.lat) / 2) ** 2 + Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(rad(b.lon - a.lon) / 2) ** 2;
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(h)));
};

const see = (world: NaiveWorld, { filters, place }: NaiveQuery): Seen[] => {
  const reached = world.pharmacies
    .filter(({ id, isListed }) => isListed && (filters.pharmacyId === undefined || id === filters.pharmacyId))
    .map((pharmacy) => ({
      pharmacy,
      distance: place && pharmacy.lat !== null && pharmacy.lon !== null ? haversine(place, { lat: pharmacy.lat, lon: pharmacy.lon }) : null,
    }))
    .filter(({ distance }) => filters.radiusKm === undefined || (distance !== null && distance <= filters.radiusKm));
  return world.rows.map((row, at) => {
    const own = world.offers.flatMap((offer) => {
      const near = reached.find(({ pharmacy }) => pharmacy.id === offer.pharmacyId);
      const confirmedAt = Math.max(offer.confirmedAt, near?.pharmacy.confirmedAt ?? -Infinity);
      if (!near || confirmedAt <= world.goneBefore || offer.productId !== row.id) return [];
      return [{ price: offer.priceCents, distance: near.distance, pharmacyId: offer.pharmacyId, confirmedAt }];
    });
    const [cheapest] = own.toSorted((a, b) => a.price - b.price || b.confirmedAt - a.confirmedAt || (a.pharmacyId < b.pharmacyId ? -1 : 1));
    const distances = own.flatMap(({ distance }) => distance ?? []);
    return {
      row,
      at,
      price: cheapest?.price ?? null,
      source: cheapest ? { pharmacyId: cheapest.pharmacyId, confirmedAt: cheapest.confirmedAt } : null,
      pharmacies: own.length,
      distance: distances.length === 0 ? null : Math.min(...distances),
    };
  });
};

const highlighted = ({ minReviews }: NaiveWorld, row: ProductRow, kind: 'effects' | 'benefits'): string[] =>
  row.reviews < minReviews ? [] : Object.entries(row[kind] ?? {}).flatMap(([value, n]) => (n / row.reviews >= 0.1 ? [value] : []));

const naiveValues = (world: NaiveWorld, row: ProductRow, key: FacetKey): string[] => {
  if (key === 'effects' || key === 'benefits') return highlighted(world, row, key);
  if (key === 'terpenes') return row.terpenes ?? [];
  const value = row[key];
  return value === null ? [] : [value];
};

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ä', 'a')
    .replaceAll('ö', 'o')
    .replaceAll('ü', 'u')
    .replaceAll(/([aou])e/g, '$1');

const searched = (row: ProductRow): string[] =>
  [row.name, row.strain, ...(row.synonyms ?? []), row.manufacturer, row.grower, row.pzn].flatMap((text) => (text ?? '').split(' ').map(fold));

/** All words anywhere; a number is not found in the middle of another one, unless that is a PZN. */
const hasWords = (row: ProductRow, q: string): boolean =>
  q
    .trim()
    .split(/\s+/)
    .map(fold)
    .every((word) =>
      searched(row).some((token) => {
        for (let place = token.indexOf(word); place !== -1; place = token.indexOf(word, place + 1))
          if (!(/^\d/.test(word) && /\d/.test(token[place - 1] ?? '') && !/^\d{8}$/.test(token))) return true;
        return false;
      }),
    );

const askedPzn = (q: string): string | null => {
  const reading = readPzn(q);
  return 'pzn' in reading ? reading.pzn : null;
};

const within = (value: number | null, min: number | undefined, max: number | undefined): boolean =>
  (min === undefined && max === undefined) || (value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity));
const named: readonly FacetKey[] = ['manufacturer', 'grower', 'strain', 'cartridgeSystem', 'terpenes'];

/** Every filter by its name, as a question to one product. */
const checks = (world: NaiveWorld, { filters }: NaiveQuery): Record<string, (seen: Seen) => boolean> => ({
  q: ({ row }) => !filters.q || hasWords(row, filters.q) || row.pzn === askedPzn(filters.q),
  thc: ({ row }) => within(row.thc, filters.thcMin, filters.thcMax),
  cbd: ({ row }) => within(row.cbd, filters.cbdMin, filters.cbdMax),
  price: ({ price }) => within(price, filters.priceMin, filters.priceMax),
  isNew: ({ row }) => filters.isNew === undefined || row.firstSeenAt > world.newSince === filters.isNew,
  isPromoted: ({ row }) => filters.isPromoted === undefined || row.isPromoted === filters.isPromoted,
  inStock: ({ price }) => filters.inStock === undefined || (price !== null) === filters.inStock,
  ...Object.fromEntries(
    facetKeys.map((key) => [
      key,
      ({ row }: Seen): boolean => {
        const asked = filters[key]?.map((value) => (named.includes(key as FacetKey) ? value.toLowerCase() : value));
        const own = naiveValues(world, row, key).map((value) => (named.includes(key as FacetKey) ? value.toLowerCase() : value));
        return asked === undefined || own.some((value) => (asked as string[]).includes(value));
      },
    ]),
  ),
});

export const naiveHits = (world: NaiveWorld, query: NaiveQuery, without?: string): Seen[] => {
  const { filters } = query;
  const all = checks(world, query);
  const needsOffer = filters.pharmacyId !== undefined || filters.radiusKm !== undefined;
  return see(world, query).filter(
    (seen) => (!needsOffer || seen.price !== null) && Object.entries(all).every(([name, passes]) => name === without || passes(seen)),
  );
};

const last = (value: number | null, sign: 1 | -1 = 1): number => (value === null ? Infinity : sign * value);
const keys = (world: NaiveWorld, sort: ProductSort, { row, price, pharmacies, distance }: Seen): number[] => {
  switch (sort) {
    case 'price':
      return [last(price)];
    case '-price':
      return [last(price, -1)];
    case 'thc':
    case 'cbd':
      return [last(row[sort])];
    case '-thc':
      return [last(row.thc, -1)];
    case '-cbd':
      return [last(row.cbd, -1)];
    case 'rating':
      return [last(row.rating, -1), -row.reviews];
    case 'newest':
      return [-row.firstSeenAt];
    case 'popularity':
      return [pharmacies > 0 ? 0 : 1, -(world.prescribed.get(row.id) ?? 0), -row.reviews, -pharmacies];
    case 'distance':
      return [last(distance), last(price)];
    case 'name':
      return [];
  }
};

/** The ids of all hits in their order. */
export const naiveOrder = (world: NaiveWorld, query: NaiveQuery & { sort: ProductSort }): string[] => {
  const asked = query.filters.q ? askedPzn(query.filters.q) : null;
  const sorted = naiveHits(world, query).map((seen) => ({
    seen,
    key: [seen.row.pzn === asked ? 0 : 1, ...keys(world, query.sort, seen), seen.at],
  }));
  sorted.sort((a, b) => {
    const differs = a.key.findIndex((value, at) => value !== b.key[at]);
    return differs === -1 ? 0 : a.key[differs]! < b.key[differs]! ? -1 : 1;
  });
  return sorted.map(({ seen }) => seen.row.id);
};

export const naiveFacet = (world: NaiveWorld, query: NaiveQuery, key: FacetKey): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { row } of naiveHits(world, query, key)) for (const value of naiveValues(world, row, key)) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

export const naiveRange = (world: NaiveWorld, query: NaiveQuery, key: RangeKey): Histogram | null => {
  const values = naiveHits(world, query, key).flatMap((seen) => (key === 'price' ? seen.price : seen.row[key]) ?? []);
  if (values.length === 0) return null;
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const buckets = Array.from({ length: 16 }, () => 0);
  for (const value of values) buckets[Math.min(15, Math.floor((value - min) * (max > min ? 16 / (max - min) : 0)))]! += 1;
  return { min, max, buckets };
};
