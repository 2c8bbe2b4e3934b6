import type { CrudFilter, ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { ErrorCode } from '@blattwerk/contract/errors';
import type { Knex } from 'knex';
import type { Ctx } from './ctx.ts';
import { found } from './failure.ts';
import { countFacets, countQuestions } from './list-counts.ts';
import { applyFilters, fieldOf, namesField, type ListFields } from './list-filters.ts';
import type { SoughtOrder } from './list-anchors.ts';
import { readFirst, readPage, type Paged } from './list-page.ts';
import { applyHitSearch, applySearch, type SearchedEverywhere, type SearchedIn } from './record-search.ts';

export { columnsOf, type ListField, type ListFields } from './list-filters.ts';

type Order<Name extends string> = Name | `-${Name}`;

/** What a back-office list is: what it can be filtered and ordered by, who sees which rows, and how they leave the server. */
export interface RecordList<Fields extends ListFields, Row, Item, C extends Ctx = Ctx> extends Paged<C> {
  fields: Fields;
  /** Used when the request names no order; `-` stands for descending. */
  defaultSort: readonly Order<keyof Fields & string>[];
  /** Fields that every row has a value of: their order is the one of an index, with nothing to be put last. */
  alwaysSet?: readonly (keyof Fields & string)[];
  /** What stands for a field when rows are put in order, where that gives the same order and is cheaper: a field of `alwaysSet`. */
  orderedAs?: Readonly<Partial<Record<keyof Fields & string, string>>>;
  /** What is found without a filter on the field: `{ state: 'open' }`. */
  defaultFilters?: Readonly<Partial<Record<keyof Fields & string, Knex.Value>>>;
  /** What `q` is looked for in: the fields by which people know the record. */
  search: SearchedIn | ((ctx: C) => SearchedIn);
  present: (rows: readonly Row[], ctx: C) => Item[] | Promise<Item[]>;
  /** Notes that health data was read in the list. */
  auditRead?: (rows: readonly Row[], ctx: C) => Promise<void>;
  /** The code for a record that is missing or not the actor's. */
  missing?: ErrorCode;
}

/** Infers the rows' and records' types of a list. */
export const defineList = <Fields extends ListFields, Row, Item, C extends Ctx = Ctx>(
  list: RecordList<Fields, Row, Item, C>,
): RecordList<Fields, Row, Item, C> => list;

type Sorting = Pick<RecordList<ListFields, never, never>, 'fields' | 'defaultSort' | 'key' | 'alwaysSet' | 'orderedAs'>;

const applySort = (query: Knex.QueryBuilder, { fields, alwaysSet = [], orderedAs = {} }: Sorting, sort: readonly string[]): void => {
  for (const part of sort) {
    const name = part.replace(/^-/, '');
    const { column } = fieldOf(fields, name, 'sort');
    const direction = part.startsWith('-') ? 'desc' : 'asc';
    if (alwaysSet.includes(name)) query.orderBy(orderedAs[name] ?? column, direction);
    else query.orderBy(column, direction, 'last');
  }
};

type Asked = Pick<ListQuery, 'sort' | 'filters' | 'q'>;

const filtered = <Fields extends ListFields, Row, Item, C extends Ctx>(
  { fields, defaultFilters, visibleTo, search }: RecordList<Fields, Row, Item, C>,
  ctx: C,
  { filters, q }: Asked,
): Knex.QueryBuilder => {
  const query = visibleTo(ctx);
  if (q !== undefined) applySearch(query, typeof search === 'function' ? search(ctx) : search, q);
  for (const [name, value] of Object.entries(defaultFilters ?? {}) as [string, Knex.Value][])
    if (!namesField(filters, name)) query.where(fieldOf(fields, name, 'filters').column, value);
  applyFilters(query, ctx, fields, filters);
  return query;
};

const partsOf = (sort: string | undefined, { defaultSort }: Sorting): readonly string[] => sort?.split(',').filter(Boolean) ?? defaultSort;

/** Among equals the key decides, in the direction of the order before it: so one index serves both directions. */
const ordered = (query: Knex.QueryBuilder, sort: string | undefined, list: Sorting): Knex.QueryBuilder => {
  const inOrder = query.clone();
  const parts = partsOf(sort, list);
  applySort(inOrder, list, parts);
  for (const column of list.key) inOrder.orderBy(column, parts.at(-1)?.startsWith('-') ? 'desc' : 'asc');
  return inOrder;
};

/** The same order by its columns, where each row has a value of all and all have one direction. */
const soughtOrder = (sort: string | undefined, list: Sorting): SoughtOrder | undefined => {
  const parts = partsOf(sort, list);
  const names = parts.map((part) => part.replace(/^-/, ''));
  const isDescending = parts.at(-1)?.startsWith('-') ?? false;
  if (parts.some((part) => part.startsWith('-') !== isDescending) || !names.every((name) => list.alwaysSet?.includes(name))) return undefined;
  return { columns: [...names.map((name) => list.orderedAs?.[name] ?? fieldOf(list.fields, name, 'sort').column), ...list.key], isDescending };
};

export interface RecordPage<Item> {
  items: Item[];
  total: number;
  isTotalExact: boolean;
  facets?: Record<string, { value: string | null; count: number }[]>;
  counts?: ({ count: number; isExact: boolean } | null)[];
}

/** The numbers that are asked for beside the page. */
const numbersOf = async <Fields extends ListFields, Row, Item, C extends Ctx>(
  list: RecordList<Fields, Row, Item, C>,
  ctx: C,
  { filters, q, facets, counts }: ListQuery,
): Promise<Pick<RecordPage<Item>, 'facets' | 'counts'>> => {
  const names = facets?.split(',').filter(Boolean) ?? [];
  const columnOf = (name: string): string => fieldOf(list.fields, name, 'facets').column;
  const filteredBy = (own: CrudFilter[]) => filtered(list, ctx, { filters: own, q });
  return {
    ...(names.length === 0 ? {} : { facets: await countFacets(ctx, { filters, facets: names }, columnOf, filteredBy) }),
    ...(counts.length === 0 ? {} : { counts: await countQuestions(ctx, counts, (question) => filtered(list, ctx, question)) }),
  };
};

/**
 * One page of a back-office list and how many records there are in all.
 * @throws server.badRequest naming the field when a filter or an order is not one of the list's own
 */
export const listRecords = async <Fields extends ListFields, Row, Item, C extends Ctx>(
  list: RecordList<Fields, Row, Item, C>,
  ctx: C,
  asked: ListQuery,
): Promise<RecordPage<Item>> => {
  const query = filtered(list, ctx, asked);
  const { rows, ...total } = await readPage<Row>(
    list as never,
    ctx,
    query,
    { inOrder: ordered(query, asked.sort, list), sought: soughtOrder(asked.sort, list) },
    asked,
  );
  await list.auditRead?.(rows, ctx);
  return { items: await list.present(rows, ctx), ...total, ...(await numbersOf(list, ctx, asked)) };
};

/** The first rows that a search finds. */
export const searchedRows = <Fields extends ListFields, Row, Item, C extends Ctx>(
  list: RecordList<Fields, Row, Item, C>,
  ctx: C,
  { limit, ...asked }: SearchedEverywhere & { limit: number },
): Promise<Row[]> => {
  const { visibleTo, search } = list;
  const query = visibleTo(ctx);
  applyHitSearch(query, typeof search === 'function' ? search(ctx) : search, asked);
  return readFirst<Row>(list as never, ctx, ordered(query, undefined, list), limit);
};

/** All rows of a list in its order, for a file. @throws server.badRequest like the page */
export const wholeList = <Fields extends ListFields, Row, Item, C extends Ctx>(
  list: RecordList<Fields, Row, Item, C>,
  ctx: C,
  asked: Asked,
): Knex.QueryBuilder => ordered(filtered(list, ctx, asked), asked.sort, list);

/** The row behind one record of a list, by the values of its key. @throws the list's code for one that is missing or not the actor's */
export const readRow = async <Fields extends ListFields, Row, Item, C extends Ctx>(
  { visibleTo, key, missing }: RecordList<Fields, Row, Item, C>,
  ctx: C,
  ...values: readonly string[]
): Promise<Row> => {
  const query = visibleTo(ctx);
  key.forEach((column, index) => void query.where(column, values[index] ?? null));
  return found<Row>(await query.first(), missing);
};

/** One record of a list. @throws the list's code for one that is missing or not the actor's */
export const readRecord = async <Fields extends ListFields, Row, Item, C extends Ctx>(
  list: RecordList<Fields, Row, Item, C>,
  ctx: C,
  ...values: readonly string[]
): Promise<Item> => {
  const [record] = await list.present([await readRow(list, ctx, ...values)], ctx);
  return found(record, list.missing);
};
