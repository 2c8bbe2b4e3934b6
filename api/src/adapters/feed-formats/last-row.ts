import type { Columns } from './columns.ts';
import type { ReadRow } from './cells.ts';

interface Ending {
  decimals: number;
  suffix: string;
}

const endingOf = (cell: string): Ending => {
  const match = /(?:[.,](\d*))?(\D*)$/.exec(cell.trim());
  return { decimals: match?.[1]?.length ?? 0, suffix: match?.[1] === undefined && !/\d/.test(cell) ? '' : (match?.[2] ?? '') };
};

interface LastCells {
  width: number;
  cell(at: number): string | number;
}

/**
 * Whether a table's last row may have lost its end. It can only when its line has no end; a complete one without is what many tills write.
 * Complete it is when its last cell ends as all others do: with as many decimals, or with the same `€`.
 */
export class LastRow {
  #width = 0;
  #last: Ending | undefined;
  /** How the rows before end, as long as they agree. */
  #decimals: number | undefined;
  #fewest = Infinity;
  #suffix: string | undefined;
  #seen = 0;

  see(row: LastCells): void {
    if (this.#last) this.#settle(this.#last);
    this.#width = row.width;
    this.#last = endingOf(String(row.cell(row.width - 1)));
  }

  #settle({ decimals, suffix }: Ending): void {
    this.#seen += 1;
    this.#fewest = Math.min(this.#fewest, decimals);
    this.#decimals = this.#seen === 1 || this.#decimals === decimals ? decimals : -1;
    this.#suffix = this.#seen === 1 || this.#suffix === suffix ? suffix : '';
  }

  /** Known to be cut: cells are missing, or decimals that all others have. */
  isTorn(width: number): boolean {
    if (!this.#last) return false;
    return this.#width < width || (this.#seen > 0 && this.#last.decimals < this.#fewest);
  }

  /** Nothing shows that the last cell is whole. */
  isOpen(row: ReadRow, columns: Columns): boolean {
    const isRead = Object.values(columns).some(({ at }) => at === row.width - 1);
    if (!isRead || !this.#last) return false;
    if (columns.price?.at === row.width - 1 && this.#last.decimals === 2 && this.#fewest >= 2) return false;
    const endsAlike = this.#last.decimals > 0 && this.#last.decimals === this.#decimals;
    const hasMark = this.#last.suffix !== '' && this.#last.suffix === this.#suffix;
    return !endsAlike && !hasMark;
  }
}
