import type { Gets } from '@blattwerk/contract/client/types';
import type { Category, Genetics, ProductSort } from '@blattwerk/contract/products/enums';
import { benefits, categories, effects, genetics, irradiations, productSorts } from '@blattwerk/contract/products/enums';
import type { FacetKey, RangeKey } from '@blattwerk/contract/products/shapes';

export type CatalogQuery = NonNullable<NonNullable<Gets['/clients/products']['given'][0]>['query']>;

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

/** The filter that a section's address has taken already. */
export const fixedFilter = (section: Section | undefined): ListFilter | undefined =>
  section === undefined ? undefined : 'category' in sections[section] ? 'category' : 'genetics';

/** The filters that the page offers, by the API's names and in its units; everything lives in the address. */
export const listFilters = [
  'category',
  'genetics',
  'terpenes',
  'effects',
  'benefits',
  'strain',
  'manufacturer',
  'grower',
  'origin',
  'irradiation',
  'cartridgeSystem',
] as const satisfies readonly FacetKey[];
export type ListFilter = (typeof listFilters)[number];
/** Shown one below the other, after those with a place of their own in the panel. */
export const listsBelow = ['strain', 'manufacturer', 'grower', 'origin', 'irradiation'] as const satisfies readonly ListFilter[];
export const flagFilters = ['inStock', 'isNew', 'isPromoted'] as const;
export type FlagFilter = (typeof flagFilters)[number];
export const rangeFilters = ['price', 'thc', 'cbd'] as const satisfies readonly RangeKey[];
export const radii = ['5', '10', '25', '50', '100', '200'] as const;

/** Without a choice: popularity, or what fits best where something is searched for. */
export const sorts = ['popularity', 'price', '-price', '-thc', 'thc', '-cbd', 'cbd', 'rating', 'newest', 'name', 'distance'] as const satisfies readonly [
  ProductSort,
  ...ProductSort[],
];

export const pageSize = 24;
const maxQuery = 100;
const maxValues = 50;
const maxName = 120;
const maxShare = 1000;
const maxCents = 1_000_000;

export const pageOf = (params: URLSearchParams): number => {
  const page = Number(params.get('page') ?? '1');
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

export const views = ['cards', 'list'] as const;
export type View = (typeof views)[number];
/** Cards, unless the address says otherwise. */
export const viewOf = (params: URLSearchParams): View => (params.get('view') === 'list' ? 'list' : 'cards');

const oneOf = (values: readonly string[]) => (value: string) => (values.includes(value) ? value : '');
const aName = (value: string) => (value.length <= maxName ? value : '');
const readers: Record<ListFilter, (value: string) => string> = {
  category: oneOf(categories),
  genetics: oneOf(genetics),
  terpenes: aName,
  effects: oneOf(effects),
  benefits: oneOf(benefits),
  strain: aName,
  manufacturer: aName,
  grower: aName,
  origin: (value) => (/^[a-z]{2}$/i.test(value) ? value.toUpperCase() : ''),
  irradiation: oneOf(irradiations),
  cartridgeSystem: aName,
};

/** A number as people write it, with comma or point. */
const readNumber = (value: string | null, max: number): number | undefined => {
  const text = value?.trim().replace(',', '.') ?? '';
  const number = Number(text);
  return text !== '' && number >= 0 && number <= max ? number : undefined;
};

const centsOf = (params: URLSearchParams, end: 'Min' | 'Max'): number | undefined => {
  const euros = readNumber(params.get(`euro${end}`), maxCents / 100);
  const cents = euros === undefined ? readNumber(params.get(`price${end}`), maxCents) : euros * 100;
  return cents === undefined ? undefined : Math.round(cents);
};

/** Both ends of a range as the address has them, the lower one first; prices in cents. */
export const rangeOf = (params: URLSearchParams, key: RangeKey): { min: number | undefined; max: number | undefined } => {
  const end = (name: 'Min' | 'Max') => (key === 'price' ? centsOf(params, name) : readNumber(params.get(key + name), maxShare));
  const [min, max] = [end('Min'), end('Max')];
  return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max };
};

const isSort = (value: string | null): value is ProductSort => productSorts.some((sort) => sort === value);

const addPlaceAndLayout = (from: URLSearchParams, to: URLSearchParams): void => {
  const zipCode = from.get('zipCode')?.trim() ?? '';
  const hasPlace = /^\d{5}$/.test(zipCode);
  if (hasPlace) to.set('zipCode', zipCode);
  const radius = Number(from.get('radiusKm'));
  if (hasPlace && radius >= 1 && radius <= maxShare) to.set('radiusKm', String(radius));
  const sort = from.get('sort');
  const isUsual = sort === 'popularity' && !to.has('q');
  if (isSort(sort) && !isUsual && (sort !== 'distance' || hasPlace)) to.set('sort', sort);
  if (viewOf(from) === 'list') to.set('view', 'list');
  const page = pageOf(from);
  if (page > 1) to.set('page', String(page));
};

/** What an address asks for, each thing once and in a fixed order. What makes no sense is left out instead of failing the page. */
export const readAddress = (params: URLSearchParams, section: Section | undefined): URLSearchParams => {
  const read = new URLSearchParams();
  const q = params.get('q')?.trim().slice(0, maxQuery);
  if (q) read.set('q', q);
  for (const key of listFilters) {
    if (key === fixedFilter(section)) continue;
    const values = params.getAll(key).map((value) => readers[key](value.trim()));
    for (const value of [...new Set(values)].filter(Boolean).slice(0, maxValues)) read.append(key, value);
  }
  for (const key of rangeFilters) {
    const { min, max } = rangeOf(params, key);
    if (min !== undefined) read.set(`${key}Min`, String(min));
    if (max !== undefined) read.set(`${key}Max`, String(max));
  }
  for (const key of flagFilters) if (params.get(key) === 'true') read.set(key, 'true');
  const pharmacyId = params.get('pharmacyId') ?? '';
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(pharmacyId)) read.set('pharmacyId', pharmacyId);
  addPlaceAndLayout(params, read);
  return read;
};

/** A form that was sent with scripts off names its empty fields and its euros; such an address is answered by a shorter one. */
export const isFromPlainForm = (params: URLSearchParams): boolean =>
  [...params.entries()].some(([key, value]) => key === 'euroMin' || key === 'euroMax' || value === '');

export const searchOf = (params: URLSearchParams): string => (params.size > 0 ? `?${params.toString()}` : '');

/** The values of each filter, the section's own or those chosen. The readers leave only what the API knows. */
const valuesAsked = (address: URLSearchParams, section: Section | undefined): Pick<CatalogQuery, ListFilter> => {
  const own: Partial<Record<ListFilter, string>> = section ? sections[section] : {};
  const asked = listFilters.map((key): [ListFilter, string[]] => [key, own[key] ? [own[key]] : address.getAll(key).map(readers[key]).filter(Boolean)]);
  return Object.fromEntries(asked.filter(([, values]) => values.length > 0));
};

/** What an address that was read asks of the API. */
export const catalogQuery = (address: URLSearchParams, section: Section | undefined): CatalogQuery => {
  const text = (key: string) => address.get(key) ?? undefined;
  const number = (key: string) => (address.has(key) ? Number(address.get(key)) : undefined);
  const flag = (key: FlagFilter) => (address.get(key) === 'true' ? ('true' as const) : undefined);
  const sort = address.get('sort');
  return {
    pageSize,
    page: pageOf(address),
    q: text('q'),
    ...valuesAsked(address, section),
    priceMin: number('priceMin'),
    priceMax: number('priceMax'),
    thcMin: number('thcMin'),
    thcMax: number('thcMax'),
    cbdMin: number('cbdMin'),
    cbdMax: number('cbdMax'),
    inStock: flag('inStock'),
    isNew: flag('isNew'),
    isPromoted: flag('isPromoted'),
    pharmacyId: text('pharmacyId'),
    zipCode: text('zipCode'),
    radiusKm: number('radiusKm'),
    sort: isSort(sort) ? sort : undefined,
  };
};

/** Whether an address narrows or orders the products: the page and the view do neither. */
export const isNarrowed = (address: URLSearchParams): boolean => [...address.keys()].some((key) => key !== 'page' && key !== 'view');

/** An address of another section that keeps what was chosen, but for the kind of thing which the section stands for. */
export const searchIn = (address: URLSearchParams, section: Section | undefined): string => {
  const remaining = readAddress(address, section);
  remaining.delete('page');
  return searchOf(remaining);
};
