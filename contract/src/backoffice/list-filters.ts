import { z } from 'zod';

/** Operators of Refine's CrudFilters that the server understands. */
export const filterOperators = ['eq', 'ne', 'lt', 'gt', 'lte', 'gte', 'in', 'nin', 'contains', 'startswith', 'null', 'nnull', 'between'] as const;

/** What is asked of one field. */
const fieldFilter = z.strictObject({ field: z.string().max(60), operator: z.enum(filterOperators), value: z.unknown() });
export type FieldFilter = z.output<typeof fieldFilter>;

/** Refine's `and` and `or` over filters and further groups. */
export interface FilterGroup {
  operator: 'and' | 'or';
  value: CrudFilter[];
  key?: string | undefined;
}
export type CrudFilter = FieldFilter | FilterGroup;

export const isFilterGroup = (filter: CrudFilter): filter is FilterGroup => !('field' in filter);

/** The filters on fields, in groups or not. */
export const fieldFiltersIn = (filters: readonly CrudFilter[]): FieldFilter[] =>
  filters.flatMap((filter) => (isFilterGroup(filter) ? fieldFiltersIn(filter.value) : [filter]));

/** Groups within groups, no deeper. */
const deepestGroup = 3;
const mostFilters = 30;

const anyFilter: z.ZodType<CrudFilter> = z.lazy(() =>
  z.union([
    fieldFilter,
    z.strictObject({ operator: z.enum(['and', 'or']), key: z.string().max(60).optional(), value: z.array(anyFilter).min(1).max(mostFilters) }),
  ]),
);

const depthOf = (filter: CrudFilter): number => (isFilterGroup(filter) ? 1 + Math.max(0, ...filter.value.map(depthOf)) : 0);

/** A list's filters, all of which apply. */
export const crudFilters = z
  .array(anyFilter)
  .max(mostFilters)
  .refine((filters) => fieldFiltersIn(filters).length <= mostFilters && filters.every((filter) => depthOf(filter) <= deepestGroup), { error: 'filters' });

/**
 * Days counted from the day on which they are read, in Germany: `today`, `last-7-days` (today and the six before), `next-3-days` (today and the two
 * after). The value of a `between` on a date.
 */
export const relativeDates = /^(?:today|yesterday|tomorrow|(?:last|this|next)-(?:week|month)|(?:last|next)-[1-9]\d{0,2}-days)$/;

/** The value of a filter on a person that stands for the reader. */
export const myself = 'me';
