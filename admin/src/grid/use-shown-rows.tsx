import type { BaseRecord } from '@refinedev/core';
import { useEffect, useRef, useState } from 'react';
import { SteadyBar } from './steady-bar.tsx';
import { useSteadyRows } from './steady-rows.ts';
import type { useGrid } from './use-grid.ts';

interface Identified {
  id: string;
}

const firstControl = ':is(a, button, input, [tabindex="0"])';

/** The button that was pressed is gone: the keyboard goes on at the first row, or at the head of a list without rows. */
const focusFirstRow = (): void =>
  (
    document.querySelector<HTMLElement>(`.grid tr[data-row-key] ${firstControl}`) ?? document.querySelector<HTMLElement>(`.grid-tools ${firstControl}`)
  )?.focus();

/** The rows of the page, with a pill for what others have changed around them: it leads to the list as it is, at its first page. */
export const useShownRows = <Row extends BaseRecord>(grid: ReturnType<typeof useGrid<Row>>, isSteady: boolean) => {
  const { page } = grid.state;
  const { isLoading, isPlaceholderData, isFetchedAfterMount, isFetching } = grid.query;
  const [isAdopted, setAdopted] = useState(false);
  const wantsFocus = useRef(false);
  // What was known from an earlier visit is not what the user is shown.
  const isRead = !isLoading && !isPlaceholderData && (isFetchedAfterMount || !isFetching);
  const fresh = { rows: grid.rows as readonly (Row & Identified)[], total: grid.isTotalExact ? grid.total : undefined };
  const asked = { question: JSON.stringify(grid.state), isReady: isRead, isFirstPage: page === 1, readAt: grid.query.dataUpdatedAt, toldAt: grid.toldAt };
  const { gone, changed, added, ...steady } = useSteadyRows(fresh, asked, isSteady);
  useEffect(() => {
    if (!wantsFocus.current || !isRead || page > 1) return;
    wantsFocus.current = false;
    focusFirstRow();
  });
  const adopt = () => {
    wantsFocus.current = true;
    setAdopted(true);
    steady.adopt();
    if (page > 1) grid.change({ page: 1 });
  };
  return {
    rows: steady.rows,
    rowClass: (row: Row, isCurrent: boolean): string =>
      [isCurrent ? 'is-current' : '', gone.has(String(row.id)) ? 'is-gone' : '', changed.has(String(row.id)) ? 'is-changed' : ''].join(' ').trim(),
    adoptNext: steady.adoptNext,
    bar: <SteadyBar added={added} gone={gone.size} isAdopted={isAdopted} onAdopt={adopt} />,
  };
};
