import { ReloadOutlined } from '@ant-design/icons';
import type { BaseRecord } from '@refinedev/core';
import { Button, Pagination, Table } from 'antd';
import type { TableProps } from 'antd';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { EmptyState, ErrorState } from '../components/states.tsx';
import { useKeys } from '../components/use-keys.ts';
import type { KeyMap } from '../components/use-keys.ts';
import { ColumnChooser, useColumnChoice } from './column-chooser.tsx';
import type { GridColumn, GridFilter } from './columns.ts';
import { FilterBar } from './filter-bar.tsx';
import type { FilterChoice } from './filter-bar.tsx';
import { pageSizes } from './filters.ts';
import type { GridDefaults, GridState } from './filters.ts';
import { SteadyBar } from './steady-bar.tsx';
import { useSteadyRows } from './steady-rows.ts';
import { rowSelectionOf } from './row-selection.tsx';
import type { GridSelection } from './row-selection.tsx';
import { tableColumnsOf } from './table-columns.tsx';
import type { ListResource, RowOf } from '../providers/resource-types.ts';
import { useGrid } from './use-grid.ts';
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

const choicesOf = <Row,>(
  columns: readonly GridColumn<Row>[],
  filters: readonly GridFilter[],
  label: (item: GridColumn<Row> | GridFilter) => string,
): FilterChoice[] =>
  [...columns, ...filters].flatMap((item) => (item.filter === undefined ? [] : [{ field: item.field, label: label(item), spec: item.filter }]));

/** The one list of the back office: filter, order, page and total from the server, its state in the address. */
export const DataGrid = <R extends ListResource>(props: DataGridProps<R>) => {
  const { resource, columns, filters = [], linkTo } = props;
  const { t } = useTranslation();
  const grid = useGrid<RowOf<R>>(resource, { sorters: [], filters: [], ...props.defaults }, props.refreshEveryMs, props.isMoving);
  const label = ({ field, label: own }: { field: string; label?: string }) => t(own ?? `${resource}.${field}`);
  const { fields, choose } = useColumnChoice(
    resource,
    columns.filter((column) => column.isOptional !== true).map((column) => column.field),
  );
  const shown = columns.filter((column, index) => index === 0 || fields.includes(column.field));
  const { rows, isGone, bar, adoptNext } = useShownRows(grid, props.isSteady === true);
  const cursor = useRowCursor(rows, linkTo, props.rowKeys);
  const sorter = grid.state.sorters[0];
  const tableColumns = tableColumnsOf(shown, { label, linkTo, sorter, rowActions: props.rowActions, actionsLabel: t('common.actions') });
  /** Of the table's own events only the order is one here: pages and filters stand outside it. */
  const onChange: TableProps<RowOf<R>>['onChange'] = (_pages, filtered, sort, extra) => {
    if (extra.action === 'sort') grid.tableProps.onChange?.({ pageSize: grid.state.pageSize }, filtered, sort, extra);
  };
  const empty = (
    <GridEmpty
      resource={resource}
      text={props.emptyText}
      action={props.emptyAction}
      isFiltered={JSON.stringify(grid.state.filters) !== JSON.stringify(props.defaults?.filters ?? [])}
      onClear={() => grid.change({ filters: [] })}
    />
  );
  if (grid.query.isError) return <ErrorState error={grid.query.error} onRetry={() => void grid.query.refetch()} />;
  return (
    <div className={props.hasCards === true ? 'grid grid-cards' : 'grid'}>
      <div className="grid-tools">
        <FilterBar choices={choicesOf(columns, filters, label)} filters={grid.state.filters} onChange={(next) => grid.change({ filters: next })} />
        <div className="grid-buttons">
          <Refresh onPress={() => void grid.query.refetch().then(adoptNext)} />
          <ColumnChooser columns={columns.map((column) => ({ field: column.field, label: label(column) }))} shown={fields} onChange={choose} />
        </div>
      </div>
      {props.lead?.(rows)}
      {bar}
      <Table<RowOf<R>>
        {...grid.tableProps}
        dataSource={[...rows]}
        size="small"
        rowKey="id"
        columns={tableColumns}
        loading={grid.query.isFetching && (grid.query.isLoading || grid.query.isPlaceholderData)}
        pagination={false}
        {...(props.selection === undefined ? {} : { rowSelection: rowSelectionOf(props.selection, t('grid.choice')) })}
        showSorterTooltip={false}
        scroll={{ x: 'max-content' }}
        rowClassName={(row, index) => (index === cursor ? 'is-current' : isGone(row) ? 'is-gone' : '')}
        onChange={onChange}
        locale={{ emptyText: grid.query.isLoading ? <span className="grid-wait" /> : empty }}
      />
      {props.isWhole === true || grid.total === 0 ? null : <Pages state={grid.state} total={grid.total} onChange={grid.change} />}
    </div>
  );
};

const Refresh = ({ onPress }: { onPress: () => void }) => {
  const { t } = useTranslation();
  return <Button icon={<ReloadOutlined aria-hidden="true" />} aria-label={t('grid.refresh')} title={t('grid.refresh')} onClick={onPress} />;
};

interface Identified {
  id: string;
}

/** The rows of the page; where they are to be steady, with a bar for what has changed around them. */
const useShownRows = <Row extends BaseRecord>(grid: ReturnType<typeof useGrid<Row>>, isSteady: boolean) => {
  const fresh = grid.rows as readonly (Row & Identified)[];
  const { isLoading, isPlaceholderData, isFetchedAfterMount, isFetching } = grid.query;
  // What was known from an earlier visit is not what the user is shown.
  const isRead = !isLoading && !isPlaceholderData && (isFetchedAfterMount || !isFetching);
  const steady = useSteadyRows(fresh, JSON.stringify(grid.state), isRead);
  return {
    rows: isSteady ? steady.rows : fresh,
    isGone: (row: Row): boolean => isSteady && steady.gone.has(String(row.id)),
    adoptNext: steady.adoptNext,
    bar: isSteady ? <SteadyBar added={steady.added} gone={steady.gone.size} onAdopt={steady.adopt} /> : null,
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

const Pages = ({ state, total, onChange }: { state: GridState; total: number; onChange: (part: Partial<GridState>) => void }) => {
  const { t } = useTranslation();
  return (
    <Pagination
      className="grid-pages"
      current={state.page}
      pageSize={state.pageSize}
      total={total}
      showSizeChanger
      pageSizeOptions={[...pageSizes]}
      showTotal={(count, [from, to]) => <span aria-live="polite">{t('grid.range', { from, to, total: count })}</span>}
      onChange={(page, pageSize) => onChange({ page: pageSize === state.pageSize ? page : 1, pageSize })}
    />
  );
};

interface GridEmptyProps {
  resource: string;
  text: string | undefined;
  action: ReactNode;
  isFiltered: boolean;
  onClear: () => void;
}

const GridEmpty = ({ resource, text, action, isFiltered, onClear }: GridEmptyProps) => {
  const { t } = useTranslation();
  if (!isFiltered) return <EmptyState title={t(`${resource}.empty`)} {...(text === undefined ? {} : { text })} action={action} />;
  return <EmptyState title={t('grid.noMatch')} text={t('grid.noMatchText')} action={<Button onClick={onClear}>{t('grid.clearFilters')}</Button>} />;
};
