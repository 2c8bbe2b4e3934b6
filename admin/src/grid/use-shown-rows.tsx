import type { BaseRecord } from '@refinedev/core';
import { SteadyBar } from './steady-bar.tsx';
import { useSteadyRows } from './steady-rows.ts';
import type { useGrid } from './use-grid.ts';

interface Identified {
  id: string;
}

/** The rows of the page, with a bar for what others have changed around them. */
export const useShownRows = <Row extends BaseRecord>(grid: ReturnType<typeof useGrid<Row>>, isSteady: boolean) => {
  const fresh = grid.rows as readonly (Row & Identified)[];
  const { isLoading, isPlaceholderData, isFetchedAfterMount, isFetching } = grid.query;
  // What was known from an earlier visit is not what the user is shown.
  const isRead = !isLoading && !isPlaceholderData && (isFetchedAfterMount || !isFetching);
  const asked = { question: JSON.stringify(grid.state), isReady: isRead, readAt: grid.query.dataUpdatedAt, toldAt: grid.toldAt };
  const { gone, changed, ...steady } = useSteadyRows(fresh, asked, isSteady);
  return {
    rows: steady.rows,
    rowClass: (row: Row, isCurrent: boolean): string =>
      [isCurrent ? 'is-current' : '', gone.has(String(row.id)) ? 'is-gone' : '', changed.has(String(row.id)) ? 'is-changed' : ''].join(' ').trim(),
    adoptNext: steady.adoptNext,
    bar: <SteadyBar added={steady.added} gone={gone.size} onAdopt={steady.adopt} />,
  };
};
