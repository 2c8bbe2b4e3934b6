import type { FeedField } from '@blattwerk/contract/stock-feeds/mapping';
import type { RowProblem } from '@blattwerk/contract/stock-feeds/problems';

/** What a file says in one field: text, or a number where the format has numbers of its own. */
export type Cell = string | number;

/** One row: only the fields that are read; undefined where the file has no such column. */
export interface ReadRow extends Record<FeedField, Cell | undefined> {
  line: number;
  /** The row is known to be wrong as a whole. */
  problem: RowProblem | undefined;
  /** How many cells the row has in a table of text; 0 where rows cannot slip. */
  width: number;
}

export const cellText = (cell: Cell | undefined): string => (typeof cell === 'string' ? cell : cell === undefined ? '' : String(cell));
