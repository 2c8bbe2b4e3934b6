import type { ProductSort } from '@blattwerk/contract/products/enums';
import { hasBit } from './bits.ts';
import type { Found } from '../search/search-index.ts';
import type { Listed } from './facets.ts';
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
    distance: () => [view.distances === null ? () => Infinity : knownFirst(view.distances), price(view, 1)],
  };
  return keys[sort]();
};

/** What the order depends on besides the products themselves. */
const ofOffers: readonly ProductSort[] = ['price', '-price', 'popularity'];
const cachedOrders = (market: Market, view: OfferView, sort: Dependent): Map<string, Uint32Array> => {
  if (sort === 'distance') return view.orders;
  return ofOffers.includes(sort) ? view.ordersByOffer : market.table.orders;
};

/** A share of the products this small is sorted by itself, since the order of all may never be asked for again. */
const fewOf = 4;

/** All products in the order, made once for each state of the catalogue, or only the hits where they are few. */
const orderOf = (market: Market, view: OfferView, sort: Dependent, listHits: () => Listed): Uint32Array => {
  const { size } = market.table;
  const orders = cachedOrders(market, view, sort);
  const known = orders.get(sort);
  if (known) return known;
  const keys = keysOf(market, view, sort);
  const hits = listHits();
  if (hits.length * fewOf < size) return sortBy(hits.positions.slice(0, hits.length), size, keys);
  const order = sortBy(
    Uint32Array.from({ length: size }, (_, position) => position),
    size,
    keys,
  );
  orders.set(sort, order);
  return order;
};

/** An order in which the hits are met; null is the order of names, in which all products are anyway. A search begins with what fits best, then with what a user has. */
export const orderOfHits = (
  market: Market,
  { view, found }: { view: OfferView; found: Found | null },
  sort: ProductSort | 'relevance',
  listHits: () => Listed,
): Uint32Array | null => {
  if (sort === 'name') return null;
  if (sort !== 'relevance' || !found) return orderOf(market, view, sort === 'relevance' ? 'popularity' : sort, listHits);
  const hits = listHits();
  return sortBy(hits.positions.slice(0, hits.length), market.table.size, [descending(found.scores), inStockFirst(view)]);
};
