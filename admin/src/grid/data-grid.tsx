import type { BaseRecord } from '@refinedev/core';
import { Button, Table } from 'antd';
import type { TableProps } from 'antd';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { EmptyState, ErrorState } from '../components/states.tsx';
import { useKeys } from '../components/use-keys.ts';
import type { KeyMap } from '../components/use-keys.ts';
import { useBulkSelection } from './bulk/use-bulk-selection.tsx';
import type { GridColumn, GridFilter } from './columns.ts';
import { writeState } from './filters.ts';
import type { FilterSpec, GridDefaults, GridState } from './filters.ts';
import { GridNotices } from './grid-notices.tsx';
import { GridTools } from './grid-tools.tsx';
import { useLabels } from './labels.ts';
import { useListPlace } from './list-place.ts';
import { Pages } from './pages.tsx';
import { SteadyBar } from './steady-bar.tsx';
import { useSteadyRows } from './steady-rows.ts';
import { rowSelectionOf } from './row-selection.tsx';
import type { GridSelection } from './row-selection.tsx';
import { tableColumnsOf } from './table-columns.tsx';
import type { ListResource, RowOf } from '../providers/resource-types.ts';
import { useGrid } from './use-grid.ts';
import { useShownColumns } from './use-shown-columns.ts';
import './grid.css';

interface DataGridProps<R extends ListResource, Row = RowOf<R>> {
  resource: R;
  columns: readonly GridColumn<Row>[];
  /** What can be asked beyond the columns. */
  filters?: readonly GridFilter[];
  defaults?: Partial<GridDefaults>;
  /** The record's own screen; the first column links there. */
  linkTo?: (row: Row) => string;
  /** Read again by itself, in ms. */
  refreshEveryMs?: number;
  /** Rows that change by themselves: while one is on the page it is read again every two seconds. */
  isMoving?: (row: Row) => boolean;
  /** Rows keep their places while the list is read again by itself: new ones wait behind a bar until it is pressed. */
  isSteady?: boolean;
  /** The server sends the whole list: no pages, no order, no filters. */
  isWhole?: boolean;
  emptyText?: string;
  /** The way to a first record. */
  emptyAction?: ReactNode;
  /** Buttons in a last column. */
  rowActions?: (row: Row) => ReactNode;
  /** What keys do with the row that they are at, beside moving on and opening it. */
  rowKeys?: (row: Row) => KeyMap;
  /** On a phone each row is a card: for lists in which every row is read and decided. */
  hasCards?: boolean;
  /** Ticks in front of the rows, for what is done to several at once. */
  selection?: GridSelection<Row>;
  /** Between the filters and the list: what can be done with this page of it. */
  lead?: (rows: readonly Row[]) => ReactNode;
}

/** Fields of which every possible value is known. */
const closedValuesOf = (items: readonly { field: string; filter?: FilterSpec }[]): ReadonlyMap<string, readonly string[]> =>
  new Map(items.flatMap(({ field, filter }) => (filter?.kind === 'enum' ? [[field, filter.values] as const] : [])));

/** The one list of the back office: filter, order, page and total from the server, its state in the address. */
export const DataGrid = <R extends ListResource>(props: DataGridProps<R>) => {
  const { resource, columns, filters = [], linkTo, refreshEveryMs, isMoving, isWhole = false } = props;
  const { t } = useTranslation();
  const known = { columns: columns.map(({ field }) => field), values: closedValuesOf([...columns, ...filters]), isWhole };
  const defaults = { sorters: [], filters: [], ...props.defaults };
  const grid = useGrid<RowOf<R>>(resource, { defaults, known, refreshEveryMs, isMoving });
  const labels = useLabels(resource, [...columns, ...filters]);
  const { shown, choose } = useShownColumns(resource, columns, grid);
  const { rows, rowClass, bar, adoptNext } = useShownRows(grid, props.isSteady === true);
  const bulk = useBulkSelection(resource, rows, grid, props.selection);
  const cursor = useRowCursor(rows, linkTo, props.rowKeys);
  const sorter = grid.state.sorters[0];
  const tableColumns = tableColumnsOf(shown, { label: labels.of, linkTo, sorter, rowActions: props.rowActions, actionsLabel: t('common.actions') });
  /** Of the table's own events only the order is one here: pages and filters stand outside it. */
  const onChange: TableProps<RowOf<R>>['onChange'] = (_pages, filtered, sort, extra) => {
    if (extra.action === 'sort') grid.tableProps.onChange?.({ pageSize: grid.state.pageSize }, filtered, sort, extra);
  };
  useListPlace(resource, writeState(grid.state, defaults).toString(), rows.length > 0);
  const retry = () => void grid.query.refetch();
  if (grid.query.isError && grid.readAt === undefined && !grid.isPending) return <ErrorState error={grid.query.error} onRetry={retry} />;
  const empty = <GridEmpty {...props} state={grid.state} onClear={() => grid.change({ filters: [], q: '' })} />;
  return (
    <div className={props.hasCards === true ? 'grid grid-cards' : 'grid'}>
      <GridTools
        resource={resource}
        isWhole={isWhole}
        grid={grid}
        columns={columns}
        filters={filters}
        labels={labels}
        shown={shown}
        onColumns={choose}
        onRefreshed={adoptNext}
      />
      <GridNotices grid={grid} nameOf={labels.named} onRetry={retry} />
      {props.lead?.(rows)}
      {bulk.bar}
      {bar}
      <Table<RowOf<R>>
        {...grid.tableProps}
        dataSource={[...rows]}
        size="small"
        rowKey="id"
        columns={tableColumns}
        loading={grid.isPending || (grid.query.isFetching && (grid.query.isLoading || grid.query.isPlaceholderData))}
        pagination={false}
        {...(bulk.selection === undefined ? {} : { rowSelection: rowSelectionOf(bulk.selection, t('grid.choice')) })}
        showSorterTooltip={false}
        scroll={{ x: 'max-content' }}
        rowClassName={(row, index) => rowClass(row, index === cursor)}
        onChange={onChange}
        locale={{ emptyText: grid.query.isLoading || grid.isPending ? <span className="grid-wait" /> : empty }}
      />
      {isWhole || grid.total === 0 ? null : <Pages {...grid} onChange={grid.change} />}
    </div>
  );
};

interface Identified {
  id: string;
}

/** The rows of the page, with a bar for what others have changed around them. */
const useShownRows = <Row extends BaseRecord>(grid: ReturnType<typeof useGrid<Row>>, isSteady: boolean) => {
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

/** Up, down and open by key, and what else the list's keys do; the row that the keys are at. */
const useRowCursor = <Row,>(rows: readonly Row[], linkTo: ((row: Row) => string) | undefined, rowKeys: ((row: Row) => KeyMap) | undefined): number => {
  const navigate = useNavigate();
  const [place, setCursor] = useState(-1);
  const cursor = Math.min(place, rows.length - 1);
  const row = rows[cursor];
  const move = (step: number) => setCursor(Math.max(0, Math.min(rows.length - 1, cursor + step)));
  const open = () => {
    if (row !== undefined && linkTo !== undefined) void navigate(linkTo(row));
  };
  useKeys({ j: () => move(1), k: () => move(-1), o: open, Enter: open, ...(row === undefined ? {} : rowKeys?.(row)) });
  useEffect(() => {
    if (cursor >= 0) document.querySelector('.grid tr.is-current')?.scrollIntoView({ block: 'nearest' });
  }, [cursor]);
  return cursor;
};

interface GridEmptyProps {
  resource: string;
  emptyText?: string;
  emptyAction?: ReactNode;
  defaults?: Partial<GridDefaults>;
  state: GridState;
  onClear: () => void;
}

const GridEmpty = ({ resource, emptyText, emptyAction, defaults, state, onClear }: GridEmptyProps) => {
  const { t } = useTranslation();
  const isFiltered = state.q !== '' || JSON.stringify(state.filters) !== JSON.stringify(defaults?.filters ?? []);
  if (!isFiltered) return <EmptyState title={t(`${resource}.empty`)} {...(emptyText === undefined ? {} : { text: emptyText })} action={emptyAction} />;
  const [title, hint, clear] = state.q === '' ? ['noMatch', 'noMatchText', 'clearFilters'] : ['noMatchSearch', 'noMatchSearchText', 'clearAll'];
  return <EmptyState title={t(`grid.${title}`)} text={t(`grid.${hint}`)} action={<Button onClick={onClear}>{t(`grid.${clear}`)}</Button>} />;
};
