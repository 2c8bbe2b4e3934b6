import { fieldFiltersIn, isFilterGroup, myself, type CrudFilter, type FieldFilter, type FilterGroup } from '@blattwerk/contract/backoffice/list-filters';
import type { Knex } from 'knex';
import { z } from 'zod';
import { actorId, type Ctx } from './ctx.ts';
import { failure } from './failure.ts';
import { isRelativeDate, relativeDays } from './relative-dates.ts';

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

/** @throws server.badRequest naming the field when it is none of the list's */
export const fieldOf = (fields: ListFields, name: string, path: string): ListField =>
  Object.hasOwn(fields, name) ? (fields[name] as ListField) : refuse(`${path}.${name}`);

/** Who asks, and when: a saved filter may say `me` and `last-7-days`. */
type Reader = Pick<Ctx, 'actor' | 'clock'>;

const valueOf = ({ actor }: Reader, { kind }: ListField, value: unknown, name: string): unknown => {
  if (kind === 'id' && value === myself) return actorId(actor);
  const parsed = valueShapes[kind].safeParse(value);
  return parsed.success ? parsed.data : refuse(`filters.${name}`);
};

const listValues = (reader: Reader, field: ListField, value: unknown, name: string): unknown[] =>
  Array.isArray(value) ? value.slice(0, 200).map((one) => valueOf(reader, field, one, name)) : [valueOf(reader, field, value, name)];

const like = (value: unknown): string => String(value).replaceAll(/[\\%_]/g, '\\$&');

const comparisons = { eq: '=', ne: '<>', lt: '<', gt: '>', lte: '<=', gte: '>=' } as const;

const applyBetween = (query: Knex.QueryBuilder, reader: Reader, field: ListField, { field: name, value }: FieldFilter): void => {
  const { column, kind } = field;
  if (isRelativeDate(value) && (kind === 'instant' || kind === 'date')) {
    const { from, until } = relativeDays(value, reader.clock.now());
    const [first, end] = kind === 'date' ? [from.toISODate(), until.toISODate()] : [from.toJSDate(), until.toJSDate()];
    return void query.where(column, '>=', first as Knex.Value).where(column, '<', end as Knex.Value);
  }
  const [from, to] = listValues(reader, field, value, name);
  if (from === undefined || to === undefined) refuse(`filters.${name}`);
  query.where(column, '>=', from as Knex.Value).where(column, '<=', to as Knex.Value);
};

/** Adds one filter; column names come from the list's own table of fields, values are bound. */
const applyFilter = (query: Knex.QueryBuilder, reader: Reader, fields: ListFields, filter: FieldFilter): void => {
  const { field: name, operator, value } = filter;
  const field = fieldOf(fields, name, 'filters');
  const { column } = field;
  if (operator === 'null') return void query.whereNull(column);
  if (operator === 'nnull') return void query.whereNotNull(column);
  if (operator === 'in') return void query.whereIn(column, listValues(reader, field, value, name) as Knex.Value[]);
  if (operator === 'nin') return void query.whereNotIn(column, listValues(reader, field, value, name) as Knex.Value[]);
  if (operator === 'between') return applyBetween(query, reader, field, filter);
  if (operator === 'contains' || operator === 'startswith') {
    if (field.kind !== 'text') refuse(`filters.${name}`);
    return void query.where(column, 'ilike', `${operator === 'contains' ? '%' : ''}${like(valueOf(reader, field, value, name))}%`);
  }
  query.where(column, comparisons[operator], valueOf(reader, field, value, name) as Knex.Value);
};

const bounds: readonly FieldFilter['operator'][] = ['eq', 'in', 'lt', 'gt', 'lte', 'gte', 'between'];

/** The bounds on one field with several values, which one and the same value passes. */
const applyBounds = (query: Knex.QueryBuilder, reader: Reader, field: ListField & { values: string }, filters: readonly FieldFilter[]): void =>
  void query.whereExists((one) => {
    void one.fromRaw(`(${field.values}) AS one`);
    for (const filter of filters) applyFilter(one, reader, { [filter.field]: { ...field, column: 'one.value' } }, filter);
  });

/** All or any of a group's filters. */
const applyGroup = (query: Knex.QueryBuilder, reader: Reader, fields: ListFields, { operator, value }: FilterGroup): void => {
  if (operator === 'and') return void query.where((all) => applyFilters(all, reader, fields, value));
  query.where((any) => {
    for (const filter of value) void any.orWhere((one) => applyFilters(one, reader, fields, [filter]));
  });
};

/** Adds filters and groups of filters, all of which apply. @throws server.badRequest naming the field when one is not one of the list's own */
export const applyFilters = (query: Knex.QueryBuilder, reader: Reader, fields: ListFields, filters: readonly CrudFilter[]): void => {
  const together = new Map<string, FieldFilter[]>();
  for (const filter of filters) {
    if (isFilterGroup(filter)) {
      applyGroup(query, reader, fields, filter);
      continue;
    }
    const { values } = fieldOf(fields, filter.field, 'filters');
    if (values === undefined || !bounds.includes(filter.operator)) applyFilter(query, reader, fields, filter);
    else together.set(filter.field, [...(together.get(filter.field) ?? []), filter]);
  }
  for (const [name, own] of together) {
    const field = fieldOf(fields, name, 'filters');
    if (field.values !== undefined) applyBounds(query, reader, { ...field, values: field.values }, own);
  }
};

/** Whether a field is asked for anywhere in the filters. */
export const namesField = (filters: readonly CrudFilter[], name: string): boolean => fieldFiltersIn(filters).some(({ field }) => field === name);
