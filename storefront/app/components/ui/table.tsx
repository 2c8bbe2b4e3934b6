import type { ReactNode } from 'react';
import styles from './table.module.css';

export interface Column<T> {
  key: string;
  header: string;
  cell: (row: T) => ReactNode;
  isNumeric?: boolean;
}

/** A plain table; on a phone each row becomes a small sheet with the column's name before each value. */
export const Table = <T,>({
  caption,
  columns,
  rows,
  rowKey,
  isCaptionHidden = true,
}: {
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  isCaptionHidden?: boolean;
}) => (
  <div className={styles.frame}>
    <table className={styles.table} role="table">
      <caption className={isCaptionHidden ? 'visually-hidden' : styles.caption}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.key} scope="col" role="columnheader" data-numeric={column.isNumeric}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => (
              <td key={column.key} role="cell" data-column={column.key} data-label={column.header} data-numeric={column.isNumeric}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
