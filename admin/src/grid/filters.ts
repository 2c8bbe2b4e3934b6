import type { Density } from '@blattwerk/contract/views/shapes';
import type { CrudFilter, CrudFilters, CrudOperators, CrudSort, LogicalFilter } from '@refinedev/core';
import { isGroup, withKeys } from './filter-groups.ts';
import { readColumns, readDensity, writeColumns } from './layout.ts';
import type { ShownColumn } from './layout.ts';
import type { NamedResource } from './named-records.ts';

/** What can be asked of a column. `enum` lists its values; their labels are `enum.<type>.<value>`. `words` brings the labels with it. */
export type FilterSpec =
  | { kind: 'text' }
  /** Set by links only: nothing names it. */
  | { kind: 'id' }
  /** Another record, chosen and shown by its name. */
  | { kind: 'record'; resource: NamedResource }
  /** A person whom the reader may choose as “me”. */
  | { kind: 'person'; resource: 'doctors' | 'people' }
  | { kind: 'number'; step?: number }
  | { kind: 'money' }
  | { kind: 'date' }
  | { kind: 'flag' }
  | { kind: 'enum'; type: string; values: readonly string[] }
  | { kind: 'words'; labels: Readonly<Record<string, string>> };

export const operatorsOf: Record<FilterSpec['kind'], readonly CrudOperators[]> = {
  text: ['contains', 'eq'],
  id: ['eq'],
  record: ['eq'],
  person: ['eq'],
  number: ['gte', 'lte', 'eq'],
  money: ['gte', 'lte', 'eq'],
  date: ['gte', 'lte', 'between'],
  flag: ['eq'],
  enum: ['in'],
  words: ['in'],
};

/** How a list begins where the address says nothing: its own way, or that of the view that is open. */
export interface GridDefaults {
  sorters: CrudSort[];
  filters: CrudFilter[];
  q?: string;
  pageSize?: number;
  columns?: readonly ShownColumn[] | undefined;
  density?: Density | undefined;
  /** The id of the open view. */
  view?: string | undefined;
}

export interface GridState {
  page: number;
  pageSize: number;
  sorters: CrudSort[];
  filters: CrudFilter[];
  /** The words in the search box. */
  q: string;
  /** The columns shown, in their order; undefined where they are the list's own. */
  columns: readonly ShownColumn[] | undefined;
  density: Density | undefined;
}

export const pageSizes = [20, 50, 100, 200] as const;

/** The server takes no longer ones. */
export const longestSearch = 100;

const isFieldFilter = (value: unknown): value is LogicalFilter =>
  typeof value === 'object' && value !== null && 'field' in value && typeof value.field === 'string' && 'operator' in value && 'value' in value;

export const isFilter = (value: unknown): value is CrudFilter => {
  if (isFieldFilter(value)) return true;
  const group = value as { operator?: unknown; value?: unknown } | null;
  return typeof group === 'object' && group !== null && isGroup(group as CrudFilter) && Array.isArray(group.value) && group.value.every(isFilter);
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined; // an address typed by hand
    throw error;
  }
};

const readFilters = (text: string): CrudFilter[] => {
  const parsed = parse(text);
  return Array.isArray(parsed) ? withKeys(parsed.filter(isFilter)) : [];
};

export const areFiltersReadable = (search: URLSearchParams): boolean => {
  const text = search.get('filters');
  const parsed = text === null ? [] : parse(text);
  return Array.isArray(parsed) && parsed.every(isFilter);
};

export const readSort = (text: string): CrudSort[] =>
  text
    .split(',')
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('-') ? { field: part.slice(1), order: 'desc' } : { field: part, order: 'asc' }));

export const writeSort = (sorters: readonly CrudSort[]): string => sorters.map(({ field, order }) => (order === 'desc' ? `-${field}` : field)).join(',');

const positive = (text: string | null, fallback: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fallback;
};

/** The address says page, size, order, filters, search, columns and density; what it leaves out is the open view's, or the list's own default. */
export const readState = (search: URLSearchParams, defaults: GridDefaults): GridState => {
  const sort = search.get('sort');
  const filters = search.get('filters');
  const columns = search.get('columns');
  return {
    page: positive(search.get('page'), 1),
    pageSize: Math.min(positive(search.get('pageSize'), defaults.pageSize ?? pageSizes[0]), pageSizes[3]),
    sorters: sort === null ? defaults.sorters : readSort(sort),
    filters: filters === null ? withKeys(defaults.filters) : readFilters(filters),
    q: (search.get('q') ?? defaults.q ?? '').slice(0, longestSearch),
    columns: columns === null ? defaults.columns : readColumns(columns),
    density: readDensity(search.get('density')) ?? defaults.density,
  };
};

/** Whether there is anything in the address that the list reads. */
export const isPlain = (search: URLSearchParams): boolean =>
  !['page', 'pageSize', 'sort', 'filters', 'q', 'columns', 'density', 'view'].some((name) => search.has(name));

/** The opposite of `readState`: an address is as short as it can be, and page 1 is not worth a word. */
export const writeState = ({ page, pageSize, sorters, filters, q, columns, density }: GridState, defaults: GridDefaults): URLSearchParams => {
  const search = new URLSearchParams();
  if (defaults.view !== undefined) search.set('view', defaults.view);
  if (page > 1) search.set('page', String(page));
  if (pageSize !== (defaults.pageSize ?? pageSizes[0])) search.set('pageSize', String(pageSize));
  if (writeSort(sorters) !== writeSort(defaults.sorters)) search.set('sort', writeSort(sorters));
  if (JSON.stringify(withKeys(filters)) !== JSON.stringify(withKeys(defaults.filters))) search.set('filters', JSON.stringify(filters));
  if (q !== (defaults.q ?? '')) search.set('q', q);
  if (columns !== undefined && writeColumns(columns) !== writeColumns(defaults.columns ?? [])) search.set('columns', writeColumns(columns));
  if (density !== undefined && density !== defaults.density) search.set('density', density);
  return search;
};

/** Whether the list shows something else than the view or the list's own default: the page does not count. */
export const isChanged = (state: GridState, defaults: GridDefaults): boolean => writeState({ ...state, page: 1 }, { ...defaults, view: undefined }).size > 0;

/** An address of a list, for links from elsewhere. */
export const listLink = (resource: string, filters: CrudFilters): string => `/${resource}?filters=${encodeURIComponent(JSON.stringify(filters))}`;
