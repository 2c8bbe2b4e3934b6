import type { ReadRow } from './cells.ts';
import type { Columns } from './columns.ts';

/** Other widths than the header's that a till writes by habit: it leaves out empty cells at the end, or ends each row with a delimiter. */
const habitualShare = 10;
const habitualRows = 3;

export interface HeaderWidths {
  /** Up to the last header with a name. */
  named: number;
  all: number;
}

/** The field whose cells stand first or last, if it is one whose end or beginning alone says something else. */
const fieldAt = (columns: Columns, place: number): string | undefined =>
  Object.entries(columns).find(([field, { at }]) => at === place && field !== 'name')?.[0];

/**
 * A row that broke within a number at its edge leaves a row of the right width with a part of that number:
 * `5` and `247;…` were `5.247;…`, and `…;20` and `340` were `…;20.340`.
 */
const refuseNeighbours = (rows: readonly ReadRow[], columns: Columns, last: number): void => {
  const [isFirstRead, isLastRead] = [fieldAt(columns, 0) !== undefined, fieldAt(columns, last) !== undefined];
  for (const [at, row] of rows.entries()) {
    if (isFirstRead && rows[at - 1]?.width === 1) row.problem ??= 'row.malformed';
    if (isLastRead && rows[at + 1]?.width === 1) row.problem ??= 'row.malformed';
  }
};

/**
 * Marks rows with more or fewer cells than the header: a lost or added delimiter shifts the cells behind it.
 * A width that many rows have is how the till writes and no damage.
 */
export const markSlippedRows = (rows: readonly ReadRow[], columns: Columns, { named, all }: HeaderWidths): void => {
  const isUsual = (width: number): boolean => width >= named && width <= all;
  const byWidth = new Map<number, number>();
  for (const { width } of rows) if (!isUsual(width)) byWidth.set(width, (byWidth.get(width) ?? 0) + 1);
  if (byWidth.size === 0) return;
  for (const row of rows) {
    const count = byWidth.get(row.width);
    if (count === undefined || (count >= habitualRows && count * habitualShare >= rows.length)) continue;
    row.problem ??= row.width < named ? 'row.tooFewCells' : 'row.tooManyCells';
  }
  if (byWidth.has(1)) refuseNeighbours(rows, columns, named - 1);
};
