import type { CrudFilters, CrudSort } from '@refinedev/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Skeleton } from 'antd';
import { listLink } from '../../grid/filters.ts';
import type { ListResource, RowOf } from '../../providers/resource-types.ts';
import { useRows } from '../../providers/use-record.ts';
import { PlainTable } from '../plain-table.tsx';
import { EmptyState, ErrorState } from '../states.tsx';

const shown = 50;

export interface RelatedColumn<Row> {
  label: string;
  render: (row: Row) => ReactNode;
  isNumber?: boolean;
}

interface RelatedRowsProps<R extends ListResource, Row = RowOf<R>> {
  resource: R;
  filters: CrudFilters;
  sorters: CrudSort[];
  /** Where the words are: `<texts>.part.<part>` is what the rows are called, `<texts>.partEmpty.<part>` what stands there without any. */
  texts: string;
  part: string;
  columns: readonly RelatedColumn<Row>[];
}

/** What belongs to a record in another list: the newest rows, and the way to that list with the same filter. */
export const RelatedRows = <R extends ListResource>({ resource, filters, sorters, texts, part, columns }: RelatedRowsProps<R>) => {
  const { t } = useTranslation();
  const { query, result } = useRows({ resource, filters, sorters, pagination: { currentPage: 1, pageSize: shown }, errorNotification: false });
  if (query.isError && query.data === undefined) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  const rows = result.data as readonly RowOf<R>[];
  if (rows.length === 0) return <EmptyState title={t(`${texts}.partEmpty.${part}`)} />;
  return (
    <>
      <PlainTable label={t(`${texts}.part.${part}`)}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={column.isNumber === true ? 'number' : ''}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String((row as { id?: unknown }).id)}>
              {columns.map((column) => (
                <td key={column.label} className={column.isNumber === true ? 'number figures' : ''}>
                  {column.render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <p className="section-links">
        <Link to={listLink(resource, filters)}>{t('common.openAsList', { count: result.total ?? rows.length })}</Link>
      </p>
    </>
  );
};
