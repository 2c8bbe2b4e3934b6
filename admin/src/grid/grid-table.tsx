import type { BaseRecord } from '@refinedev/core';
import { Table } from 'antd';
import type { TableProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rowSelectionOf } from './row-selection.tsx';
import type { GridSelection } from './row-selection.tsx';
import type { useGrid } from './use-grid.ts';

interface GridTableProps<Row extends BaseRecord> {
  grid: ReturnType<typeof useGrid<Row>>;
  rows: readonly Row[];
  columns: NonNullable<TableProps<Row>['columns']>;
  selection: GridSelection<Row> | undefined;
  classOf: (row: Row, index: number) => string;
  empty: ReactNode;
}

/** The rows as Ant Design's table. Of its own events only the order is one here: pages and filters stand outside it. */
export const GridTable = <Row extends BaseRecord>({ grid, rows, columns, selection, classOf, empty }: GridTableProps<Row>) => {
  const { t } = useTranslation();
  const { query, isPending, tableProps } = grid;
  const onChange: TableProps<Row>['onChange'] = (_pages, filtered, sort, extra) => {
    if (extra.action === 'sort') tableProps.onChange?.({ pageSize: grid.state.pageSize }, filtered, sort, extra);
  };
  return (
    <Table<Row>
      {...tableProps}
      dataSource={[...rows]}
      size="small"
      rowKey="id"
      columns={columns}
      loading={isPending || (query.isFetching && (query.isLoading || query.isPlaceholderData))}
      pagination={false}
      {...(selection === undefined ? {} : { rowSelection: rowSelectionOf(selection, t('grid.choice')) })}
      showSorterTooltip={false}
      scroll={{ x: 'max-content' }}
      rowClassName={classOf}
      onChange={onChange}
      locale={{ emptyText: query.isLoading || isPending ? <span className="grid-wait" /> : empty }}
    />
  );
};
