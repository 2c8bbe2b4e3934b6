import type { BaseRecord } from '@refinedev/core';
import type { TableProps } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { GridColumn } from './columns.ts';
import type { ShownColumn } from './layout.ts';

/** What a column needs to know of the list around it. */
interface ColumnContext<Row> {
  /** Which are shown, in which order and how. */
  layout: readonly ShownColumn[];
  label: (column: GridColumn<Row>) => string;
  linkTo: ((row: Row) => string) | undefined;
  sorter: { field: string; order: 'asc' | 'desc' } | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
  actionsLabel: string;
  /** A value with what stands around it in its cell. */
  cellOf: (column: GridColumn<Row>, row: Row, shown: ReactNode) => ReactNode;
}

const sideOf = (pin: ShownColumn['pin'], isFirst: boolean): object => {
  if (isFirst) return { fixed: 'left' as const, rowScope: 'row' as const };
  return pin === undefined ? {} : { fixed: pin };
};

/** Where rows become cards each value but the first has its name; a width that was chosen holds for what is longer, too. */
const cellProps = (label: string | undefined, width: number | undefined): object => ({
  ...(label === undefined ? {} : { 'data-label': label }),
  ...(width === undefined ? {} : { className: 'has-width', style: { '--column-width': `${width}px` } }),
});

/** Our columns in the words of Ant Design's table: the first one names the record, stays in sight and leads to it. */
export const tableColumnsOf = <Row extends BaseRecord>(
  columns: readonly GridColumn<Row>[],
  context: ColumnContext<Row>,
): NonNullable<TableProps<Row>['columns']> => {
  const { layout, linkTo, sorter, rowActions } = context;
  const shown = layout.flatMap((place) => columns.filter(({ field }) => field === place.field).map((column) => ({ column, place })));
  const data = shown.map(({ column, place }, index) => ({
    key: column.field,
    dataIndex: column.field, // by this name Refine asks for the order
    title: context.label(column),
    onCell: () => cellProps(column.isPlain === true || index === 0 ? undefined : context.label(column), place.width),
    sorter: column.sortable === true,
    sortOrder: sorter?.field === column.field ? (sorter.order === 'asc' ? ('ascend' as const) : ('descend' as const)) : null,
    ...((place.width ?? column.width) === undefined ? {} : { width: place.width ?? column.width }),
    ...(column.align === undefined ? {} : { align: column.align }),
    ...sideOf(place.pin, index === 0),
    render: (_value: unknown, row: Row) => {
      const value = column.render(row);
      return context.cellOf(column, row, index === 0 && linkTo !== undefined ? <Link to={linkTo(row)}>{value}</Link> : value);
    },
  }));
  if (rowActions === undefined) return data;
  return [
    ...data,
    {
      key: 'actions',
      title: <span className="sr-only">{context.actionsLabel}</span>,
      sorter: false,
      sortOrder: null,
      fixed: 'right',
      render: (_value: unknown, row: Row) => rowActions(row),
    },
  ];
};
