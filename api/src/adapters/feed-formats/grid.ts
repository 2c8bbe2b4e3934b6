import type { FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import { cellText, type Cell, type ReadRow } from './cells.ts';
import { columnsOf, isComplete, missingColumns, refuseTwins, type Column, type Columns, type Header } from './columns.ts';
import { feedLimits } from './limits.ts';
import { LastRow } from './last-row.ts';
import { FeedUnreadable } from './unreadable.ts';

/** One row of a table, whatever it was written in. */
export interface GridRow {
  line: number;
  width: number;
  /** Empty text where the row has no such cell. */
  cell(at: number): Cell;
}

/** What the rows of a table are handed to, one by one. */
export interface RowSink {
  /** There once the header was found. */
  readonly columns: unknown;
  read(row: GridRow): void;
}

export interface GridOptions {
  mapping: FeedMapping | null;
  /** Text cut at delimiters: a lost or added one shifts the cells behind it. */
  canSlip: boolean;
  onRows: (rows: number) => void;
}

const totalWords = /^(summe|gesamt\w*|zwischensumme|total|anzahl|ende|datensätze)\b/i;

/** Finds the header of a table below any titles, then keeps of each row the cells that are read. Blank and total lines are none. */
export class GridReader implements RowSink {
  columns: Columns | undefined;
  headers: string[] = [];
  headerLine: number | null = null;
  /** What stands above the header. */
  readonly titles: string[] = [];
  readonly rows: ReadRow[] = [];
  readonly lastRow = new LastRow();
  readonly #options: GridOptions;
  #linesSeen = 0;
  #malformed = 0;
  #fewestMissing: string[] | undefined;
  /** Cells up to the last named header, and up to the last one at all. */
  #namedWidth = 0;
  #width = 0;

  constructor(options: GridOptions) {
    this.#options = options;
  }

  read(row: GridRow): void {
    this.#linesSeen += 1;
    if (this.#linesSeen > feedLimits.lines) throw new FeedUnreadable('feed.tooLarge');
    if (this.columns) this.#readBody(row, this.columns);
    else this.#readTop(row);
  }

  /** A row that the format itself could not cut into cells. */
  refuse(line: number): void {
    this.#malformed += 1;
    if (this.#malformed > feedLimits.malformedRows) throw new FeedUnreadable('feed.unreadable');
    if (!this.columns) return;
    this.#keep({ line, pzn: undefined, name: undefined, quantity: undefined, unit: undefined, price: undefined, problem: 'row.malformed', width: 0 });
  }

  /** @throws FeedUnreadable when no header was found */
  requireHeader(): Columns {
    if (this.columns) return this.columns;
    const [column] = this.#fewestMissing ?? [];
    throw column === undefined ? new FeedUnreadable('feed.noHeader') : new FeedUnreadable('feed.columnMissing', { column });
  }

  get isBeyondTop(): boolean {
    return !this.columns && this.#linesSeen >= (this.#options.mapping ? feedLimits.headerLinesWithMapping : feedLimits.headerLines);
  }

  /** How many cells the header has: up to the last one with a name, and all. */
  get widths(): { named: number; all: number } {
    return { named: this.#namedWidth, all: this.#width };
  }

  #readTop(row: GridRow): void {
    const { mapping } = this.#options;
    if (row.width > feedLimits.columns) throw new FeedUnreadable('feed.unreadable');
    const headers = Array.from({ length: row.width }, (_, at): Header => {
      const header = cellText(row.cell(at)).trim();
      return { header, name: header, at };
    });
    const missing = mapping ? missingColumns(headers, mapping) : [];
    if (missing.length > 0 && (!this.#fewestMissing || missing.length < this.#fewestMissing.length)) this.#fewestMissing = missing;
    const columns = columnsOf(headers, mapping);
    const isElsewhere = mapping?.headerLine != null && mapping.headerLine !== row.line;
    if (isElsewhere || missing.length > 0 || !isComplete(columns)) {
      this.titles.push(headers.map(({ header }) => header).join(' '));
      if (this.isBeyondTop) this.requireHeader();
      return;
    }
    refuseTwins(headers, columns);
    this.columns = columns;
    this.headers = headers.map(({ header }) => header);
    this.headerLine = row.line;
    this.#width = row.width;
    this.#namedWidth = headers.findLastIndex(({ header }) => header !== '') + 1;
  }

  #readBody(row: GridRow, columns: Columns): void {
    const first = this.#firstText(row);
    if (first === '') return;
    const of = (column: Column | undefined): Cell | undefined => {
      if (!column) return undefined;
      const cell = row.cell(column.at as number);
      return typeof cell === 'string' ? cell.trim() : cell;
    };
    const read: ReadRow = {
      line: row.line,
      pzn: of(columns.pzn),
      name: of(columns.name),
      quantity: of(columns.quantity),
      unit: of(columns.unit),
      price: of(columns.price),
      problem: undefined,
      width: row.width,
    };
    if (this.#isTotal(read, first) || this.#isHeaderAgain(read, columns)) return;
    if (this.#options.canSlip && this.#hasMore(row)) read.problem = 'row.tooManyCells';
    if (this.#options.canSlip && this.#isLoneText(row, first)) Object.assign(read, { problem: 'row.tooFewCells', width: this.#namedWidth });
    this.lastRow.see(row);
    this.#keep(read);
  }

  #keep(row: ReadRow): void {
    if (this.rows.push(row) > feedLimits.rows) throw new FeedUnreadable('feed.tooLarge');
    if (this.rows.length % 10_000 === 0) this.#options.onRows(this.rows.length);
  }

  #firstText(row: GridRow): string {
    for (let at = 0; at < row.width; at += 1) {
      const text = cellText(row.cell(at)).trim();
      if (text !== '') return text;
    }
    return '';
  }

  /** A total line: it begins with such a word where an article has its PZN, or has no price. */
  #isTotal({ pzn, price }: ReadRow, first: string): boolean {
    if (!totalWords.test(first)) return false;
    return pzn === undefined ? (price ?? '') === '' : !/^\D{0,4}\d{7,8}$/.test(cellText(pzn));
  }

  /** Printed lists repeat their header on each page. */
  #isHeaderAgain({ quantity, price }: ReadRow, columns: Columns): boolean {
    return price === columns.price?.header && quantity === columns.quantity?.header;
  }

  /** A heading between the rows, and no piece of one: a number that was broken has digits. */
  #isLoneText(row: GridRow, first: string): boolean {
    return row.width === 1 && this.#namedWidth > 1 && !/\d/.test(first);
  }

  #hasMore(row: GridRow): boolean {
    for (let at = this.#width; at < row.width; at += 1) if (cellText(row.cell(at)).trim() !== '') return true;
    return false;
  }
}
