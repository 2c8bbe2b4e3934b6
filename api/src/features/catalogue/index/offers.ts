import { addBit, noBits, type Bits } from './bits.ts';
import type { PharmacyRow, PlaceRow } from './rows.ts';

/**
 * Numbers for products that stay the same as long as the catalogue is not built anew, published or not: stock refers to products by them,
 * so that a change of the products leaves the stock alone.
 */
export interface Ordinals {
  of: Map<string, number>;
}

export const ordinalOf = ({ of }: Ordinals, productId: string): number => {
  const known = of.get(productId);
  if (known !== undefined) return known;
  const ordinal = of.size;
  // A piece of a long text would keep all of it in memory.
  of.set(Buffer.from(productId, 'latin1').toString('latin1'), ordinal);
  return ordinal;
};

/** What one pharmacy has (amounts above zero): parallel columns. */
export interface PharmacyStock {
  products: Uint32Array;
  prices: Uint32Array;
  /** When each row was confirmed by itself; one value when it is the same for all. */
  confirmedAt: Float64Array | number;
}

export interface PharmacyOffers extends PharmacyRow {
  stock: PharmacyStock;
}

export const noStock: PharmacyStock = { products: new Uint32Array(), prices: new Uint32Array(), confirmedAt: 0 };

/** When the first of the rows that count now was confirmed, which is the first that ceases to; what was confirmed at `goneBefore` or earlier is too old. */
export const firstConfirmed = ({ isListed, confirmedAt, stock }: PharmacyOffers, goneBefore: number): number => {
  if (!isListed || stock.products.length === 0) return Infinity;
  const whole = confirmedAt ?? -Infinity;
  let first = Infinity;
  for (const own of typeof stock.confirmedAt === 'number' ? [stock.confirmedAt] : stock.confirmedAt) {
    const at = Math.max(own, whole);
    if (at > goneBefore && at < first) first = at;
  }
  return first;
};

/** Offers of some pharmacies put together for each product: the lowest price (0: no pharmacy has it), how many have it, and which have an offer at all. */
export interface OfferView {
  prices: Uint32Array;
  pharmacies: Uint32Array;
  /** Who asks the lowest price, and when that was confirmed: of several the freshest. */
  sources: (PharmacyOffers | undefined)[];
  confirmedAt: Float64Array;
  offered: Bits;
  /** To the nearest pharmacy that has it, in kilometres; NaN where none is known. Null when no place was named. */
  distances: Float64Array | null;
  /** The products in an order that depends on the offers, or on their distance too; made when it is asked for. */
  ordersByOffer: Map<string, Uint32Array>;
  orders: Map<string, Uint32Array>;
}

export const emptyView = (size: number): OfferView => ({
  prices: new Uint32Array(size),
  pharmacies: new Uint32Array(size),
  sources: new Array<PharmacyOffers | undefined>(size),
  confirmedAt: new Float64Array(size),
  offered: noBits(size),
  distances: null,
  ordersByOffer: new Map(),
  orders: new Map(),
});

/** What is needed to put offers together: where each ordinal's product stands in the table (-1 when it is not published), and what is too old. */
export interface Frame {
  positions: Int32Array;
  goneBefore: number;
}

/** The times to compare row by row; null when all rows count, undefined when none does. */
const timesToCompare = ({ confirmedAt: whole, stock }: PharmacyOffers, goneBefore: number): Float64Array | null | undefined => {
  if ((whole ?? -Infinity) > goneBefore) return null;
  if (typeof stock.confirmedAt !== 'number') return stock.confirmedAt;
  return stock.confirmedAt > goneBefore ? null : undefined;
};

/** Notes where the lowest price comes from, if this is it: the freshest of those that ask it, then the first by its address. */
const noteSource = (view: OfferView, position: number, pharmacy: PharmacyOffers, { isLower, at }: { isLower: boolean; at: number }): void => {
  const known = view.confirmedAt[position]!;
  if (!isLower && (at < known || (at === known && pharmacy.slug > (view.sources[position]?.slug ?? '')))) return;
  view.sources[position] = pharmacy;
  view.confirmedAt[position] = at;
};

/** Adds one pharmacy's offers that count to the view. */
export const addOffers = (view: OfferView, pharmacy: PharmacyOffers, { positions, goneBefore }: Frame): void => {
  const { products, prices, confirmedAt } = pharmacy.stock;
  const times = timesToCompare(pharmacy, goneBefore);
  if (times === undefined) return;
  const whole = pharmacy.confirmedAt ?? -Infinity;
  for (let row = 0; row < products.length; row += 1) {
    if (times !== null && !(times[row]! > goneBefore)) continue;
    const position = positions[products[row]!] ?? -1;
    if (position < 0) continue;
    const price = prices[row]!;
    const lowest = view.prices[position]!;
    if (lowest === 0 || price <= lowest) {
      const own = typeof confirmedAt === 'number' ? confirmedAt : confirmedAt[row]!;
      noteSource(view, position, pharmacy, { isLower: price !== lowest, at: own > whole ? own : whole });
      view.prices[position] = price;
    }
    view.pharmacies[position]! += 1;
  }
};

export const closeView = (view: OfferView): OfferView => {
  for (let position = 0; position < view.prices.length; position += 1) if (view.pharmacies[position] !== 0) addBit(view.offered, position);
  return view;
};

export type Place = Pick<PlaceRow, 'lat' | 'lon'>;
const radians = 0.017453292519943295;

/** Great-circle distance, by the same formula as `distance_km` in the database. */
export const distanceKm = (from: Place, to: Place): number => {
  const across = Math.sin(((to.lat - from.lat) * radians) / 2) ** 2;
  const along = Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * Math.sin(((to.lon - from.lon) * radians) / 2) ** 2;
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(across + along)));
};

/** Notes the distance of the pharmacy for what it has and no nearer one had. @returns how many products that were */
export const addDistance = (distances: Float64Array, distance: number, pharmacy: PharmacyOffers, { positions, goneBefore }: Frame): number => {
  const { products } = pharmacy.stock;
  const times = timesToCompare(pharmacy, goneBefore);
  if (times === undefined) return 0;
  let added = 0;
  for (let row = 0; row < products.length; row += 1) {
    if (times !== null && !(times[row]! > goneBefore)) continue;
    const position = positions[products[row]!] ?? -1;
    if (position < 0 || !Number.isNaN(distances[position])) continue;
    distances[position] = distance;
    added += 1;
  }
  return added;
};
