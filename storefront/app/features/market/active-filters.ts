import type { RangeKey } from '@blattwerk/contract/products/shapes';
import { flagFilters, listFilters, rangeFilters, rangeOf, searchOf } from './catalog-query.ts';

/** A filter that is at work, with the address that drops it. The two ends of a range are one filter, and so are a place and its radius. */
export type ActiveFilter = { id: string; search: string } & (
  | { kind: 'value'; key: string; value: string }
  | { kind: 'range'; key: RangeKey; min: number | undefined; max: number | undefined }
  | { kind: 'place'; zipCode: string; radiusKm: string | null }
);

/** The address without some of its keys, or without one value of a key; paging starts anew. */
export const without = (address: URLSearchParams, keys: readonly string[], value?: string): string => {
  const remaining = [...address.entries()].filter(
    ([key, held]) =>
      key !== 'page' &&
      !(keys.includes(key) && (value === undefined || value === held)) &&
      !(keys.includes('zipCode') && key === 'sort' && held === 'distance'),
  );
  return searchOf(new URLSearchParams(remaining));
};

const place = ['zipCode', 'radiusKm'];

/** Every active filter of an address that was read: nothing is filtered invisibly. */
export const activeFilters = (address: URLSearchParams): ActiveFilter[] => {
  const values = ['q', ...listFilters, ...flagFilters, 'pharmacyId'].flatMap((key) =>
    address.getAll(key).map((value): ActiveFilter => ({ id: `${key}=${value}`, kind: 'value', key, value, search: without(address, [key], value) })),
  );
  const ranges = rangeFilters
    .map((key) => ({ key, ...rangeOf(address, key) }))
    .filter(({ min, max }) => min !== undefined || max !== undefined)
    .map((range): ActiveFilter => ({ id: range.key, kind: 'range', ...range, search: without(address, [`${range.key}Min`, `${range.key}Max`]) }));
  const zipCode = address.get('zipCode');
  const places: ActiveFilter[] = zipCode ? [{ id: 'place', kind: 'place', zipCode, radiusKm: address.get('radiusKm'), search: without(address, place) }] : [];
  return [...values, ...ranges, ...places];
};

/** Without any filter; the view stays, and the order that was chosen, unless it was by distance. */
export const clearedSearch = (address: URLSearchParams): string =>
  searchOf(new URLSearchParams([...address.entries()].filter(([key, value]) => key === 'view' || (key === 'sort' && value !== 'distance'))));

/** The keys of an address that stand behind a filter's name, as the API names what to leave out. */
export const keysOfFilter = (name: string): string[] => {
  if (rangeFilters.some((key) => key === name)) return [`${name}Min`, `${name}Max`];
  return name === 'zipCode' ? place : [name];
};
