import type { BaseRecord, CrudSort, HttpError, LogicalFilter } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useList } from '@refinedev/core';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { readState, writeState } from './filters.ts';
import type { GridState } from './filters.ts';
import { rememberSearch } from './last-search.ts';

export interface GridDefaults {
  sorters: CrudSort[];
  filters: LogicalFilter[];
}

/** While something on the page is at work. */
const movingEveryMs = 2000;

/** The state of a list, which lives in the address, and the page of records that belongs to it. */
export const useGrid = <Row extends BaseRecord>(resource: string, defaults: GridDefaults, refreshEveryMs?: number, isMoving?: (row: Row) => boolean) => {
  const [search, setSearch] = useSearchParams();
  const state = readState(search, defaults);
  const text = search.toString();
  useEffect(() => rememberSearch(resource, text === '' ? '' : `?${text}`), [resource, text]);
  const { query, result } = useList<Row, HttpError>({
    resource,
    pagination: { currentPage: state.page, pageSize: state.pageSize },
    sorters: state.sorters,
    filters: state.filters,
    errorNotification: false,
    queryOptions: {
      placeholderData: keepPreviousData,
      ...(refreshEveryMs === undefined
        ? {}
        : { refetchInterval: ({ state: { data } }) => (isMoving !== undefined && data?.data.some(isMoving) === true ? movingEveryMs : refreshEveryMs) }),
    },
  });
  const change = (part: Partial<GridState>) => setSearch(writeState({ ...state, page: 1, ...part }, defaults));
  return { state, change, query, rows: result.data, total: result.total ?? 0 };
};
