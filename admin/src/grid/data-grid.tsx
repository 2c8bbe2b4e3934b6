import type { BaseRecord } from '@refinedev/core';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordHistory } from '../components/record-history.tsx';
import { ErrorState } from '../components/states.tsx';
import type { KeyMap } from '../components/use-keys.ts';
import type { ListResource, RowOf } from '../providers/resource-types.ts';
import { useBulkSelection } from './bulk/use-bulk-selection.tsx';
import type { GridColumn, GridFilter } from './columns.ts';
import { writeState } from './filters.ts';
import type { FilterSpec, GridDefaults } from './filters.ts';
import { EditableCell } from './editable-cell.tsx';
import { GridEmpty } from './grid-empty.tsx';
import { GridNotices } from './grid-notices.tsx';
import { GridTable } from './grid-table.tsx';
import { GridTools } from './grid-tools.tsx';
import { useLabels } from './labels.ts';
import { useListPlace } from './list-place.ts';
import { useQuestionMemory } from './last-search.ts';
import { Pages } from './pages.tsx';
import { selectionKeys } from './row-selection.tsx';
import { tableColumnsOf } from './table-columns.tsx';
import { useCellEdits } from './use-cell-edits.tsx';
import { useGrid } from './use-grid.ts';
import { useRowCursor } from './use-row-cursor.ts';
import { useShownColumns } from './use-shown-columns.ts';
import { useShownRows } from './use-shown-rows.tsx';
import { useViews } from './use-views.ts';
import type { Views } from './use-views.ts';
import { noView } from './view-state.ts';
import { ViewsMenu } from './views-menu.tsx';
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
  /** Its records have no page of their own: what was changed of one is told beside its row. */
  hasHistory?: boolean;
  /** Beside the actions that are done to every ticked row: what is done with these rows together. */
  chosenActions?: (ids: readonly string[]) => ReactNode;
  /** What keys do with the row that they are at, beside moving on and opening it. */
  rowKeys?: (row: Row) => KeyMap;
  /** Between the filters and the list: what can be done with this page of it. */
  lead?: (rows: readonly Row[]) => ReactNode;
}

/** Fields of which every possible value is known. */
const closedValuesOf = (items: readonly { field: string; filter?: FilterSpec }[]): ReadonlyMap<string, readonly string[]> =>
  new Map(items.flatMap(({ field, filter }) => (filter?.kind === 'enum' ? [[field, filter.values] as const] : [])));

/** The one list of the back office: filter, order, page and total from the server, its state in the address. On a phone each row is a card. */
export const DataGrid = <R extends ListResource>(props: DataGridProps<R>) => {
  const own = { sorters: [], filters: [], ...props.defaults };
  const views = useViews(props.resource, own, props.isWhole !== true);
  if (!views.isReady) return <GridSkeleton />;
  return <OpenGrid key={views.current?.id ?? noView} {...props} own={own} views={views} />;
};

/** Before it is known with which view the list begins. */
const GridSkeleton = () => (
  <div className="grid grid-skeleton" aria-busy="true">
    <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
  </div>
);

const actionsOf = <R extends ListResource>({ resource, rowActions, hasHistory }: DataGridProps<R>): ((row: RowOf<R>) => ReactNode) | undefined => {
  if (hasHistory !== true) return rowActions;
  return (row) => {
    const { id }: BaseRecord = row;
    return (
      <span className="row-actions">
        {rowActions?.(row)}
        <RecordHistory resource={resource} id={String(id)} version={undefined} isSmall />
      </span>
    );
  };
};

/** The list as the open view, or its own way, lets it begin. */
const OpenGrid = <R extends ListResource>(props: DataGridProps<R> & { own: GridDefaults; views: Views }) => {
  const { resource, columns, filters = [], linkTo, refreshEveryMs, isMoving, isWhole = false, views } = props;
  const { t } = useTranslation();
  const known = { columns: columns.map(({ field }) => field), values: closedValuesOf([...columns, ...filters]), isWhole };
  const { defaults } = views;
  const grid = useGrid<RowOf<R>>(resource, { defaults, known, refreshEveryMs, isMoving });
  const labels = useLabels(resource, [...columns, ...filters]);
  const shown = useShownColumns(columns, grid, isWhole || views.current !== undefined ? undefined : views.keepLayout);
  const { rows, rowClass, bar, adoptNext } = useShownRows(grid, props.isSteady === true);
  const bulk = useBulkSelection<RowOf<R>>(resource, rows, grid, props.chosenActions);
  const edits = useCellEdits<RowOf<R>>({
    resource,
    rows,
    columns: shown.layout.flatMap(({ field }) => columns.filter((column) => column.field === field)),
    labels,
  });
  const cursor = useRowCursor(rows, linkTo, (row) => ({
    ...(edits.isEditable(row) ? { e: () => edits.start(row) } : {}),
    ...selectionKeys(bulk.selection, row),
    ...props.rowKeys?.(row),
  }));
  const sorter = grid.state.sorters[0];
  const words = { label: labels.of, actionsLabel: t('common.actions') };
  const cellOf = (column: GridColumn<RowOf<R>>, row: RowOf<R>, value: ReactNode) => (
    <EditableCell column={column} row={row} label={labels.of(column)} edits={edits} children={value} />
  );
  const tableColumns = tableColumnsOf(columns, { ...words, cellOf, layout: shown.layout, linkTo, sorter, rowActions: actionsOf(props) });
  useQuestionMemory(resource, grid.state, rows);
  useListPlace(resource, writeState(grid.state, defaults).toString(), rows.length > 0);
  const retry = () => void grid.query.refetch();
  if (grid.query.isError && grid.readAt === undefined && !grid.isPending) return <ErrorState error={grid.query.error} onRetry={retry} />;
  return (
    <div className={`grid is-${shown.density}`}>
      <GridTools resource={resource} isWhole={isWhole} grid={grid} columns={columns} filters={filters} labels={labels} shown={shown} onRefreshed={adoptNext}>
        {isWhole ? null : <ViewsMenu resource={resource} views={views} state={grid.state} />}
      </GridTools>
      <GridNotices grid={grid} nameOf={labels.named} onRetry={retry} goneView={views.isGone ? views.forgetGone : undefined} />
      {props.lead?.(rows)}
      {bulk.bar}
      {bar}
      <GridTable<RowOf<R>>
        grid={grid}
        rows={rows}
        columns={tableColumns}
        selection={bulk.selection}
        classOf={(row, index) => rowClass(row, index === cursor)}
        empty={<GridEmpty {...props} defaults={props.own} state={grid.state} onClear={() => grid.change({ filters: [], q: '' })} />}
      />
      {edits.dialog}
      {isWhole || grid.total === 0 ? null : <Pages {...grid} onChange={grid.change} />}
    </div>
  );
};
