import type { ListLayout, View, ViewState } from '@blattwerk/contract/views/shapes';
import type { CrudFilter } from '@refinedev/core';
import type { GridDefaults, GridState } from './filters.ts';
import { readSort, writeSort } from './filters.ts';
import { columnsOf, storedColumns } from './layout.ts';

/** What a list shows, as a view keeps it. */
export const viewStateOf = ({ sorters, filters, q, pageSize, columns, density }: GridState): ViewState => ({
  filters: filters as NonNullable<ViewState['filters']>,
  sort: writeSort(sorters),
  pageSize,
  ...(q === '' ? {} : { q }),
  ...(columns === undefined ? {} : { columns: storedColumns(columns) }),
  ...(density === undefined ? {} : { density }),
});

/** How the list begins: its own way, as the user left it, or as the open view says. */
export const beginningOf = (own: GridDefaults, layout: ListLayout | null, view: View | undefined): GridDefaults => {
  if (view === undefined) return { ...own, columns: columnsOf(layout?.columns), density: layout?.density };
  const { filters, sort, q, pageSize, columns, density } = view.state;
  return {
    view: view.id,
    sorters: sort === undefined ? own.sorters : readSort(sort),
    filters: (filters as CrudFilter[] | undefined) ?? own.filters,
    columns: columnsOf(columns),
    density,
    ...(q === undefined ? {} : { q }),
    ...(pageSize === undefined ? {} : { pageSize }),
  };
};

const ranks = { private: 0, role: 1, everyone: 2 } as const;

/** The view that a list opens with where the address names none. */
export const defaultOf = (views: readonly View[]): View | undefined =>
  views.filter(({ isDefault }) => isDefault).toSorted((one, other) => ranks[one.scope] - ranks[other.scope])[0];

/** Opens the list itself where a view is its beginning. */
export const noView = 'none';
