import type { Category, Genetics, ProductSort } from '@blattwerk/contract/products/enums';
import { productSorts } from '@blattwerk/contract/products/enums';
import type { Query } from '../../lib/api/server-api.ts';

/** The catalogue's addresses: `/market/catalog/<section>`. */
export const sections = {
  flowers: { category: 'flower' },
  extracts: { category: 'extract' },
  vapes: { category: 'vape' },
  edibles: { category: 'edible' },
  indica: { genetics: 'indica' },
  sativa: { genetics: 'sativa' },
  hybrid: { genetics: 'hybrid' },
} as const satisfies Record<string, { category: Category } | { genetics: Genetics }>;
export type Section = keyof typeof sections;

export const isSection = (value: string | undefined): value is Section => value !== undefined && Object.hasOwn(sections, value);

/** The filters that the page offers; everything lives in the address. */
export const listFilters = ['category', 'genetics', 'irradiation', 'manufacturer', 'terpenes'] as const;
export const singleFilters = ['q', 'thcMin', 'thcMax', 'zipCode', 'radiusKm', 'inStock'] as const;
export const offeredSorts = [
  'popularity',
  'price',
  '-price',
  '-thc',
  'thc',
  '-cbd',
  'rating',
  'newest',
  'name',
  'distance',
] as const satisfies readonly ProductSort[];

export const pageSize = 24;

export const pageOf = (params: URLSearchParams): number => Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);

const isSort = (value: string | null): value is ProductSort => productSorts.some((sort) => sort === value);

/** What the address asks of the API. Values that make no sense are left out instead of failing the page. */
export const catalogQuery = (params: URLSearchParams, section: Section | undefined): Query => {
  const query: Query = { page: pageOf(params), pageSize };
  for (const key of listFilters) {
    const values = params.getAll(key).filter(Boolean);
    if (values.length > 0) query[key] = values;
  }
  for (const key of singleFilters) {
    const value = params.get(key)?.trim();
    if (value) query[key] = value;
  }
  if (typeof query['zipCode'] === 'string' && !/^\d{5}$/.test(query['zipCode'])) delete query['zipCode'];
  if (!query['zipCode']) delete query['radiusKm'];
  const sort = params.get('sort');
  if (isSort(sort) && (sort !== 'distance' || query['zipCode'])) query['sort'] = sort;
  return { ...query, ...(section ? sections[section] : {}) };
};

export interface ActiveFilter {
  key: string;
  value: string;
  /** The address without this filter. */
  search: string;
}

/** Every active filter with the address that drops it: nothing is filtered invisibly. */
export const activeFilters = (params: URLSearchParams): ActiveFilter[] =>
  [...params.entries()]
    .filter(([key, value]) => value && ([...listFilters, ...singleFilters] as string[]).includes(key))
    .map(([key, value]) => {
      const without = new URLSearchParams([...params.entries()].filter((entry) => entry[0] !== 'page' && !(entry[0] === key && entry[1] === value)));
      return { key, value, search: without.size > 0 ? `?${without.toString()}` : '' };
    });
