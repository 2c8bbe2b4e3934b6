import type { ProductSort } from '@blattwerk/contract/products/enums';
import { hasBit } from './bits.ts';
import type { Market } from './market.ts';
import type { OfferView } from './offers.ts';

/** A number for each product; smaller ones come first, what is not known (Infinity) last. */
type Key = (position: number) => number;

const knownFirst = (values: ArrayLike<number>): Key => {
  return (position) => (Number.isNaN(values[position]!) ? Infinity : values[position]!);
};
const descending = (values: ArrayLike<number>): Key => {
  return (position) => (Number.isNaN(values[position]!) ? Infinity : -values[position]!);
};
const price = ({ prices }: OfferView, sign: 1 | -1): Key => {
  return (position) => (prices[position] === 0 ? Infinity : sign * prices[position]!);
};
const inStockFirst = ({ offered }: OfferView): Key => {
  return (position) => (hasBit(offered, position) ? 0 : 1);
};

/** Sorts positions by the keys; what is equal stays in the order of names. */
const sortBy = (positions: Uint32Array, size: number, keys: readonly Key[]): Uint32Array => {
  const columns = keys.map((key) => {
    const column = new Float64Array(size);
    for (const position of positions) column[position] = key(position);
    return column;
  });
  return positions.sort((a, b) => {
    for (const column of columns) {
      const [x, y] = [column[a]!, column[b]!];
      if (x !== y) return x < y ? -1 : 1;
    }
    return a - b;
  });
};

type Dependent = Exclude<ProductSort, 'name'>;

const keysOf = ({ table, prescribed }: Market, view: OfferView, sort: Dependent): Key[] => {
  const keys: Record<Dependent, () => Key[]> = {
    price: () => [price(view, 1)],
    '-price': () => [price(view, -1)],
    thc: () => [knownFirst(table.thc)],
    '-thc': () => [descending(table.thc)],
    cbd: () => [knownFirst(table.cbd)],
    '-cbd': () => [descending(table.cbd)],
    rating: () => [descending(table.rating), descending(table.reviews)],
    newest: () => [descending(table.firstSeenAt)],
    popularity: () => [inStockFirst(view), descending(prescribed), descending(table.reviews), descending(view.pharmacies)],
    distance: () => [knownFirst(view.distances ?? []), price(view, 1)],
  };
  return keys[sort]();
};

/** What the order depends on besides the products themselves. */
const ofOffers: readonly ProductSort[] = ['price', '-price', 'popularity', 'distance'];

/** All products in the order, made once for each state of the catalogue; null is the order of names, in which they are anyway. */
export const orderOf = (market: Market, view: OfferView, sort: ProductSort): Uint32Array | null => {
  if (sort === 'name') return null;
  const orders = ofOffers.includes(sort) ? view.orders : market.table.orders;
  const known = orders.get(sort);
  if (known) return known;
  const order = sortBy(
    Uint32Array.from({ length: market.table.size }, (_, position) => position),
    market.table.size,
    keysOf(market, view, sort),
  );
  orders.set(sort, order);
  return order;
};

/** What fits a search best first, then what somebody has. */
export const byRelevance = (positions: Uint32Array, scores: Uint16Array, view: OfferView): Uint32Array =>
  sortBy(positions, view.prices.length, [descending(scores), inStockFirst(view)]);
