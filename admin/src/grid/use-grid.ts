import { useTable } from '@refinedev/antd';
import type { BaseRecord, HttpError } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePollEvery, usePolling } from '../providers/use-polling.ts';
import { isFilter, readState } from './filters.ts';
import type { GridDefaults, GridState } from './filters.ts';
import { useGridAddress } from './use-grid-address.ts';

/** While something on the page is at work. */
const movingEveryMs = 2000;

/** Refine's table, which begins with what the address says and keeps the address with it. */
export const useGrid = <Row extends BaseRecord>(resource: string, defaults: GridDefaults, refreshEveryMs?: number, isMoving?: (row: Row) => boolean) => {
  const [search] = useSearchParams();
  const [first] = useState(() => readState(search, defaults));
  const polling = usePolling();
  const table = useTable<Row, HttpError>({
    resource,
    syncWithLocation: false, // its addresses are not ours: use-grid-address.ts
    pagination: { currentPage: first.page, pageSize: first.pageSize },
    sorters: { initial: first.sorters },
    filters: { initial: first.filters, defaultBehavior: 'replace' },
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData },
    liveParams: polling.liveParams,
  });
  const rows = table.result.data;
  usePollEvery(polling, refreshEveryMs !== undefined && isMoving !== undefined && rows.some(isMoving) ? movingEveryMs : refreshEveryMs);
  const state: GridState = { page: table.currentPage, pageSize: table.pageSize, sorters: table.sorters, filters: table.filters.filter(isFilter) };
  /** What is asked anew begins at its first page. */
  const change = (part: Partial<GridState>) => {
    if (part.filters !== undefined) table.setFilters(part.filters);
    if (part.sorters !== undefined) table.setSorters(part.sorters);
    if (part.pageSize !== undefined) table.setPageSize(part.pageSize);
    table.setCurrentPage(part.page ?? 1);
  };
  useGridAddress(resource, state, change, defaults);
  return { state, change, query: table.tableQuery, tableProps: table.tableProps, rows, total: table.result.total ?? 0 };
};
