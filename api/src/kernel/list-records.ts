import type { CrudFilter, ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { ErrorCode } from '@blattwerk/contract/errors';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { Ctx } from './ctx.ts';
import { failure, found } from './failure.ts';
import { readPage } from './list-page.ts';
import { applySearch, type SearchedIn } from './record-search.ts';

type FieldKind = 'text' | 'number' | 'instant' | 'boolean' | 'id' | 'date';
/** A field of a back-office list: the column behind it (never from the request) and what its values are. */
export interface ListField {
  column: string;
  kind: FieldKind;
  /**
   * Where a record has several values and `column` shows one of them: a query of them all, as `value`. A record is found when one of its values
   * passes all the bounds that are set for the field.
   */
  values?: string;
}
export type ListFields = Readonly<Record<string, ListField>>;

/** Fields whose columns have their names: `columnsOf('users', { email: 'text' })`. */
export const columnsOf = <Name extends string>(table: string, kinds: Readonly<Record<Name, FieldKind>>): Record<Name, ListField> =>
  Object.fromEntries(Object.entries<FieldKind>(kinds).map(([name, kind]) => [name, { column: `${table}.${name}`, kind }])) as Record<Name, ListField>;

type Order<Name extends string> = Name | `-${Name}`;

/** What a back-office list is: what it can be filtered and ordered by, who sees which rows, and how they leave the server. */
export interface RecordList<Fields extends ListFields, Row, Item, C extends Ctx = Ctx> {
  fields: Fields;
  /** The columns that tell records apart; they make paging stable. */
  key: readonly [string, ...string[]];
  /** Used when the request names no order; `-` stands for descending. */
  defaultSort: readonly Order<keyof Fields & string>[];
  /** Fields that every row has a value of: their order is the one of an index, with nothing to be put last. */
  alwaysSet?: readonly (keyof Fields & string)[];
  /** What stands for a field when rows are put in order, where that gives the same order and is cheaper: a field of `alwaysSet`. */
  orderedAs?: Readonly<Partial<Record<keyof Fields & string, string>>>;
  /** The rows of the list with their columns, narrowed to those that the actor may see. */
  visibleTo: (ctx: C) => Knex.QueryBuilder;
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

const valueShapes = {
  text: z.string().max(500),
  number: z.coerce.number(),
  instant: z.coerce.date(),
  date: z.iso.date(),
  boolean: z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]),
  id: z.uuid(),
} as const;

const refuse = (path: string): never => {
  throw failure('server.badRequest', { fields: [{ path, message: path }] });
};

const fieldOf = (fields: ListFields, name: string, path: string): ListField =>
  Object.hasOwn(fields, name) ? (fields[name] as ListField) : refuse(`${path}.${name}`);

const valueOf = ({ kind }: ListField, value: unknown, name: string): unknown => {
  const parsed = valueShapes[kind].safeParse(value);
  return parsed.success ? parsed.data : refuse(`filters.${name}`);
};

const listValues = (field: ListField, value: unknown, name: string): unknown[] =>
  Array.isArray(value) ? value.slice(0, 200).map((one) => valueOf(field, one, name)) : [valueOf(field, value, name)];

const like = (value: unknown): string => String(value).replaceAll(/[\\%_]/g, '\\$&');

const comparisons = { eq: '=', ne: '<>', lt: '<', gt: '>', lte: '<=', gte: '>=' } as const;

/** Adds one filter; column names come from the list's own table of fields, values are bound. */
const applyFilter = (query: Knex.QueryBuilder, fields: ListFields, { field: name, operator, value }: CrudFilter): void => {
  const field = fieldOf(fields, name, 'filters');
  const { column } = field;
  if (operator === 'null') return void query.whereNull(column);
  if (operator === 'nnull') return void query.whereNotNull(column);
  if (operator === 'in') return void query.whereIn(column, listValues(field, value, name) as Knex.Value[]);
  if (operator === 'nin') return void query.whereNotIn(column, listValues(field, value, name) as Knex.Value[]);
  if (operator === 'between') {
    const [from, to] = listValues(field, value, name);
    if (from === undefined || to === undefined) refuse(`filters.${name}`);
    return void query.where(column, '>=', from as Knex.Value).where(column, '<=', to as Knex.Value);
  }
  if (operator === 'contains' || operator === 'startswith') {
    if (field.kind !== 'text') refuse(`filters.${name}`);
    return void query.where(column, 'ilike', `${operator === 'contains' ? '%' : ''}${like(valueOf(field, value, name))}%`);
  }
  query.where(column, comparisons[operator], valueOf(field, value, name) as Knex.Value);
};

const bounds: readonly CrudFilter['operator'][] = ['eq', 'in', 'lt', 'gt', 'lte', 'gte', 'between'];

/** The bounds on one field with several values, which one and the same value passes. */
const applyBounds = (query: Knex.QueryBuilder, name: string, field: ListField & { values: string }, filters: readonly CrudFilter[]): void =>
  void query.whereExists((one) => {
    void one.fromRaw(`(${field.values}) AS one`);
    for (const filter of filters) applyFilter(one, { [name]: { ...field, column: 'one.value' } }, filter);
  });

const applyFilters = (query: Knex.QueryBuilder, fields: ListFields, filters: readonly CrudFilter[]): void => {
  const together = new Map<string, CrudFilter[]>();
  for (const filter of filters) {
    const { values } = fieldOf(fields, filter.field, 'filters');
    if (values === undefined || !bounds.includes(filter.operator)) applyFilter(query, fields, filter);
    else together.set(filter.field, [...(together.get(filter.field) ?? []), filter]);
  }
  for (const [name, own] of together) {
    const field = fieldOf(fields, name, 'filters');
    if (field.values !== undefined) applyBounds(query, name, { ...field, values: field.values }, own);
  }
};

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
    if (!filters.some(({ field }) => field === name)) query.where(fieldOf(fields, name, 'filters').column, value);
  applyFilters(query, fields, filters);
  return query;
};

/** Among equals the key decides, in the direction of the order before it: so one index serves both directions. */
const ordered = (query: Knex.QueryBuilder, sort: string | undefined, list: Sorting): Knex.QueryBuilder => {
  const inOrder = query.clone();
  const parts = sort?.split(',').filter(Boolean) ?? list.defaultSort;
  applySort(inOrder, list, parts);
  for (const column of list.key) inOrder.orderBy(column, parts.at(-1)?.startsWith('-') ? 'desc' : 'asc');
  return inOrder;
};

export interface RecordPage<Item> {
  items: Item[];
  total: number;
  isTotalExact: boolean;
}

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
  const { rows, ...total } = await readPage<Row>(list as never, ctx, query, ordered(query, asked.sort, list), asked);
  await list.auditRead?.(rows, ctx);
  return { items: await list.present(rows, ctx), ...total };
};

/** The first rows that a search finds. */
export const searchedRows = <Fields extends ListFields, Row, Item, C extends Ctx>(
  { visibleTo, search, ...sorting }: RecordList<Fields, Row, Item, C>,
  ctx: C,
  { q, limit, isLoose }: { q: string; limit: number; isLoose: boolean },
): Knex.QueryBuilder => {
  const query = visibleTo(ctx);
  applySearch(query, typeof search === 'function' ? search(ctx) : search, q, isLoose);
  return ordered(query, undefined, sorting).limit(limit);
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
