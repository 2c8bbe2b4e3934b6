import type { BaseRecord } from '@refinedev/core';
import type { TableProps } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { GridColumn } from './columns.ts';

/** What a column needs to know of the list around it. */
interface ColumnContext<Row> {
  label: (column: GridColumn<Row>) => string;
  linkTo: ((row: Row) => string) | undefined;
  sorter: { field: string; order: 'asc' | 'desc' } | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
  actionsLabel: string;
}

/** Our columns in the words of Ant Design's table: the first one names the record, stays in sight and leads to it. */
export const tableColumnsOf = <Row extends BaseRecord>(
  columns: readonly GridColumn<Row>[],
  context: ColumnContext<Row>,
): NonNullable<TableProps<Row>['columns']> => {
  const { linkTo, sorter, rowActions } = context;
  const data = columns.map((column, index) => ({
    key: column.field,
    dataIndex: column.field, // by this name Refine asks for the order
    title: context.label(column),
    onCell: () => (column.isPlain === true || index === 0 ? {} : { 'data-label': context.label(column) }) as object,
    sorter: column.sortable === true,
    sortOrder: sorter?.field === column.field ? (sorter.order === 'asc' ? ('ascend' as const) : ('descend' as const)) : null,
    ...(column.width === undefined ? {} : { width: column.width }),
    ...(column.align === undefined ? {} : { align: column.align }),
    ...(index === 0 ? { fixed: 'left' as const, rowScope: 'row' as const } : {}),
    render: (_value: unknown, row: Row) => (index === 0 && linkTo !== undefined ? <Link to={linkTo(row)}>{column.render(row)}</Link> : column.render(row)),
  }));
  if (rowActions === undefined) return data;
  return [
    ...data,
    {
      key: 'actions',
      title: <span className="sr-only">{context.actionsLabel}</span>,
      sorter: false,
      sortOrder: null,
      render: (_value: unknown, row: Row) => rowActions(row),
    },
  ];
};
