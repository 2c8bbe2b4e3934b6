import { useTable } from '@refinedev/antd';
import type { BaseRecord, HttpError } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isOwnChange } from '../providers/own-changes.ts';
import { usePollEvery, usePolling } from '../providers/use-polling.ts';
import { withKeys } from './filter-groups.ts';
import { areFiltersReadable, isFilter, readState } from './filters.ts';
import type { GridDefaults, GridState } from './filters.ts';
import { useLastAnswer } from './last-answer.ts';
import { useCorrectionMark, useCorrections } from './use-corrections.ts';
import type { KnownFields } from './use-corrections.ts';
import { useGridAddress } from './use-grid-address.ts';

/** While something on the page is at work. */
const movingEveryMs = 2000;

export interface GridOptions<Row> {
  defaults: GridDefaults;
  known: KnownFields;
  refreshEveryMs: number | undefined;
  isMoving: ((row: Row) => boolean) | undefined;
}

type OwnState = Pick<GridState, 'q' | 'columns' | 'density'>;

/** What Refine does not keep, after a change. */
const withOwn = (before: OwnState, part: Partial<GridState>): OwnState => ({
  q: part.q ?? before.q,
  columns: 'columns' in part ? part.columns : before.columns,
  density: 'density' in part ? part.density : before.density,
});

/** Notes when others have changed something. */
const ofOthers = (note: (at: number) => void) => (): void => {
  if (!isOwnChange()) note(Date.now());
};

/** Refine's table, which begins with what the address says and keeps the address with it. */
export const useGrid = <Row extends BaseRecord>(resource: string, { defaults, known, refreshEveryMs, isMoving }: GridOptions<Row>) => {
  const [address] = useSearchParams();
  const [first] = useState(() => readState(address, defaults));
  const [own, setOwn] = useState<OwnState>({ q: first.q, columns: first.columns, density: first.density });
  const [isCounted, setCounted] = useState(false);
  const [dropped, setDropped] = useState<readonly string[]>(areFiltersReadable(address) ? [] : ['filters']);
  const [toldAt, setToldAt] = useState(0);
  const correction = useCorrectionMark();
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
    onLiveEvent: ofOthers(setToldAt),
    meta: { q: own.q, ...(isCounted ? { count: 'exact' } : {}) },
  });
  const answer = useLastAnswer<Row>(table.tableQuery);
  usePollEvery(polling, refreshEveryMs !== undefined && isMoving !== undefined && answer.rows.some(isMoving) ? movingEveryMs : refreshEveryMs);
  const state: GridState = { page: table.currentPage, pageSize: table.pageSize, sorters: table.sorters, filters: table.filters.filter(isFilter), ...own };
  /** What is asked anew begins at its first page. */
  const change = (part: Partial<GridState>) => {
    if (part.filters !== undefined) table.setFilters(withKeys(part.filters));
    if (part.sorters !== undefined) table.setSorters(part.sorters);
    if (part.pageSize !== undefined) table.setPageSize(part.pageSize);
    if (part.filters !== undefined || part.q !== undefined) setCounted(false);
    setOwn((before) => withOwn(before, part));
    table.setCurrentPage(part.page ?? 1);
  };
  const correct = (part: Partial<GridState>, fields: readonly string[]) => {
    correction.mark();
    if (fields.length > 0) setDropped((before) => [...new Set([...before, ...fields])]);
    change(part.sorters?.length === 0 ? { ...part, sorters: defaults.sorters } : part);
  };
  /** A search that goes on takes the place of the one before in the history. */
  const search = (q: string) => {
    if (state.q !== '' && q !== '') correction.mark();
    change({ q });
  };
  const isPending = useCorrections({ query: table.tableQuery, state, known, correct });
  useGridAddress({ resource, state, change, defaults, takeCorrection: correction.take });
  return {
    state,
    change,
    search,
    query: table.tableQuery,
    tableProps: table.tableProps,
    ...answer,
    countAll: () => setCounted(true),
    isCounting: isCounted && !answer.isTotalExact,
    isPending,
    toldAt,
    dropped,
    dismiss: () => setDropped([]),
  };
};
