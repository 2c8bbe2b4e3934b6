import type { Columns } from './columns.ts';
import type { ReadRow } from './cells.ts';

interface Ending {
  decimals: number;
  /** What stands before them: `1,2` may be the beginning of `1,299.00`. */
  sign: string;
  suffix: string;
}

const endingOf = (cell: string): Ending => {
  const [, sign = '', digits = '', suffix = ''] = /(?:([.,])(\d*))?(\D*)$/.exec(cell.trim()) ?? [];
  return { decimals: digits.length, sign, suffix: sign === '' && !/\d/.test(cell) ? '' : suffix };
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
  #sign: string | undefined;
  #fewest = Infinity;
  #suffix: string | undefined;
  #seen = 0;

  see(row: LastCells): void {
    if (this.#last) this.#settle(this.#last);
    this.#width = row.width;
    this.#last = endingOf(String(row.cell(row.width - 1)));
  }

  #settle({ decimals, sign, suffix }: Ending): void {
    this.#seen += 1;
    this.#fewest = Math.min(this.#fewest, decimals);
    this.#decimals = this.#seen === 1 || this.#decimals === decimals ? decimals : -1;
    this.#sign = this.#seen === 1 || this.#sign === sign ? sign : 'mixed';
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
    const { decimals, sign } = this.#last;
    // Two decimals are all that money has.
    if (this.#seen === 0) return columns.price?.at !== row.width - 1 || decimals !== 2;
    const endsAlike = decimals > 0 && decimals === this.#decimals && sign === this.#sign;
    const hasMark = this.#last.suffix !== '' && this.#last.suffix === this.#suffix;
    return !endsAlike && !hasMark;
  }
}
