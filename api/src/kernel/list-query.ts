import type { CrudFilter, ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { Knex } from 'knex';
import { z } from 'zod';
import { failure } from './failure.ts';

/** A field of a back-office list: the column behind it (never from the request) and what its values are. */
export interface ListField {
  column: string;
  kind: 'text' | 'number' | 'instant' | 'boolean' | 'id' | 'date';
}
export type ListFields = Record<string, ListField>;

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

const applySort = (query: Knex.QueryBuilder, fields: ListFields, sort: string): void => {
  for (const part of sort.split(',').filter(Boolean)) {
    const name = part.replace(/^-/, '');
    query.orderBy(fieldOf(fields, name, 'sort').column, part.startsWith('-') ? 'desc' : 'asc', 'last');
  }
};

interface ListOptions {
  fields: ListFields;
  /** Used when the request names no order. */
  defaultSort: string;
  /** A unique column that makes paging stable. */
  tieBreaker: string;
}

const ordered = (base: Knex.QueryBuilder, sort: string | undefined, { fields, defaultSort, tieBreaker }: ListOptions): Knex.QueryBuilder => {
  const query = base.clone();
  applySort(query, fields, sort ?? defaultSort);
  return query.orderBy(tieBreaker, 'asc');
};

/**
 * Filter, sort, page and total of a back-office list over one query (already narrowed to what the actor may see).
 * @throws server.badRequest naming the field when a filter or an order is not one of the list's own
 */
export const listPage = async <Row>(base: Knex.QueryBuilder, query: ListQuery, options: ListOptions): Promise<{ rows: Row[]; total: number }> => {
  for (const filter of query.filters) applyFilter(base, options.fields, filter);
  const counted = await base.clone().clearSelect().clearOrder().count<{ total: number }[]>({ total: '*' });
  const rows = (await ordered(base, query.sort, options)
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)) as Row[];
  return { rows, total: Number(counted[0]?.total ?? 0) };
};

/** The whole list in its order, for a file. @throws server.badRequest like the page */
export const wholeList = (base: Knex.QueryBuilder, query: Pick<ListQuery, 'sort' | 'filters'>, options: ListOptions): Knex.QueryBuilder => {
  for (const filter of query.filters) applyFilter(base, options.fields, filter);
  return ordered(base, query.sort, options);
};
