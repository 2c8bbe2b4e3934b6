import type { CrudFilters, CrudOperators, CrudSort, LogicalFilter } from '@refinedev/core';

/** What can be asked of a column. `enum` lists its values; their labels are `enum.<type>.<value>`. `words` brings the labels with it. */
export type FilterSpec =
  | { kind: 'text' }
  | { kind: 'id' }
  | { kind: 'number'; step?: number }
  | { kind: 'money' }
  | { kind: 'date' }
  | { kind: 'flag' }
  | { kind: 'enum'; type: string; values: readonly string[] }
  | { kind: 'words'; labels: Readonly<Record<string, string>> };

export const operatorsOf: Record<FilterSpec['kind'], readonly CrudOperators[]> = {
  text: ['contains', 'eq'],
  id: ['eq'],
  number: ['gte', 'lte', 'eq'],
  money: ['gte', 'lte', 'eq'],
  date: ['gte', 'lte'],
  flag: ['eq'],
  enum: ['in'],
  words: ['in'],
};

/** How a list begins where the address says nothing. */
export interface GridDefaults {
  sorters: CrudSort[];
  filters: LogicalFilter[];
}

export interface GridState {
  page: number;
  pageSize: number;
  sorters: CrudSort[];
  filters: LogicalFilter[];
  /** The words in the search box. */
  q: string;
  /** The columns shown, in their order; undefined where the address leaves them to the user's own choice. */
  columns: readonly string[] | undefined;
}

export const pageSizes = [20, 50, 100, 200] as const;

/** The server takes no longer ones. */
export const longestSearch = 100;

export const isFilter = (value: unknown): value is LogicalFilter =>
  typeof value === 'object' && value !== null && 'field' in value && typeof value.field === 'string' && 'operator' in value && 'value' in value;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined; // an address typed by hand
    throw error;
  }
};

const readFilters = (text: string): LogicalFilter[] => {
  const parsed = parse(text);
  return Array.isArray(parsed) ? parsed.filter(isFilter) : [];
};

export const areFiltersReadable = (search: URLSearchParams): boolean => {
  const text = search.get('filters');
  const parsed = text === null ? [] : parse(text);
  return Array.isArray(parsed) && parsed.every(isFilter);
};

const readSort = (text: string): CrudSort[] =>
  text
    .split(',')
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('-') ? { field: part.slice(1), order: 'desc' } : { field: part, order: 'asc' }));

const writeSort = (sorters: readonly CrudSort[]): string => sorters.map(({ field, order }) => (order === 'desc' ? `-${field}` : field)).join(',');

const positive = (text: string | null, fallback: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fallback;
};

/** The address says page, size, order, filters, search and columns; what it leaves out is the list's own default. */
export const readState = (search: URLSearchParams, defaults: GridDefaults): GridState => {
  const sort = search.get('sort');
  const filters = search.get('filters');
  const columns = search.get('columns');
  return {
    page: positive(search.get('page'), 1),
    pageSize: Math.min(positive(search.get('pageSize'), pageSizes[0]), pageSizes[3]),
    sorters: sort === null ? defaults.sorters : readSort(sort),
    filters: filters === null ? defaults.filters : readFilters(filters),
    q: (search.get('q') ?? '').slice(0, longestSearch),
    columns: columns === null ? undefined : columns.split(',').filter((field) => field !== ''),
  };
};

/** The opposite of `readState`: an address is as short as it can be, and page 1 is not worth a word. */
export const writeState = ({ page, pageSize, sorters, filters, q, columns }: GridState, defaults: GridDefaults): URLSearchParams => {
  const search = new URLSearchParams();
  if (page > 1) search.set('page', String(page));
  if (pageSize !== pageSizes[0]) search.set('pageSize', String(pageSize));
  if (writeSort(sorters) !== writeSort(defaults.sorters)) search.set('sort', writeSort(sorters));
  if (JSON.stringify(filters) !== JSON.stringify(defaults.filters)) search.set('filters', JSON.stringify(filters));
  if (q !== '') search.set('q', q);
  if (columns !== undefined) search.set('columns', columns.join(','));
  return search;
};

/** One filter a field and operator: setting it again replaces it. */
export const withFilter = (filters: readonly LogicalFilter[], added: LogicalFilter): LogicalFilter[] => [
  ...filters.filter(({ field, operator }) => field !== added.field || operator !== added.operator),
  added,
];

/** An address of a list, for links from elsewhere. */
export const listLink = (resource: string, filters: CrudFilters): string => `/${resource}?filters=${encodeURIComponent(JSON.stringify(filters))}`;
