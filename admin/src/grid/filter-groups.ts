import type { ConditionalFilter, CrudFilter, CrudFilters, LogicalFilter } from '@refinedev/core';

export const isGroup = (filter: CrudFilter): filter is ConditionalFilter => filter.operator === 'or' || filter.operator === 'and';

/** What is asked of single fields, in groups or not. */
export const fieldFilters = (filters: CrudFilters): LogicalFilter[] => filters.flatMap((filter) => (isGroup(filter) ? fieldFilters(filter.value) : [filter]));

/** The filters whose fields pass; a group without any left goes too. */
export const keepFilters = (filters: CrudFilters, passes: (filter: LogicalFilter) => boolean): CrudFilter[] =>
  filters.flatMap((filter): CrudFilter[] => {
    if (!isGroup(filter)) return passes(filter) ? [filter] : [];
    const value = keepFilters(filter.value, passes);
    return value.length === 0 ? [] : [{ ...filter, value }];
  });

/** Refine tells groups apart by their keys alone. */
export const withKeys = (filters: CrudFilters): CrudFilter[] => filters.map((filter, index) => (isGroup(filter) ? { ...filter, key: `g${index}` } : filter));

const isSame = (one: CrudFilter, other: LogicalFilter): boolean => !isGroup(one) && one.field === other.field && one.operator === other.operator;

/** One filter a field and operator: setting it again replaces it. Alternatives in groups stay. */
export const withFilter = (filters: CrudFilters, added: LogicalFilter): CrudFilter[] => [...filters.filter((filter) => !isSame(filter, added)), added];

/** Another way to pass: in place of the filter, or any of the group, at the place. */
export const withAlternative = (filters: CrudFilters, place: number, added: LogicalFilter): CrudFilter[] =>
  withKeys(
    filters.map((filter, index) => {
      if (index !== place) return filter;
      return { operator: 'or', value: isGroup(filter) && filter.operator === 'or' ? [...filter.value, added] : [filter, added] };
    }),
  );

/** Without one filter; a group of one is none. */
export const withoutFilter = (filters: CrudFilters, removed: CrudFilter): CrudFilter[] =>
  withKeys(
    filters.flatMap((filter): CrudFilter[] => {
      if (filter === removed) return [];
      if (!isGroup(filter)) return [filter];
      const value = withoutFilter(filter.value, removed);
      return value.length > 1 ? [{ ...filter, value }] : value;
    }),
  );
