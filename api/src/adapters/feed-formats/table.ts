import { feedDelimiters } from '@blattwerk/contract/stock-feeds/mapping';
import { cellText } from './cells.ts';
import { CsvScanner } from './csv-scanner.ts';
import { decodeFeed } from './encoding.ts';
import type { GridRow, RowSink } from './grid.ts';
import { feedLimits } from './limits.ts';
import { FeedUnreadable } from './unreadable.ts';
import { readFirstSheet } from './workbook.ts';

export interface TableRow {
  /** Counted from 1, the head included. */
  line: number;
  /** As many as there are headings. */
  cells: string[];
  /** The row cannot be cut into the head's columns. */
  problem: 'row.columns' | 'row.malformed' | null;
}

/** A table as it is written; empty rows are left out. */
export interface TableReading {
  format: 'csv' | 'xlsx';
  encoding: string;
  delimiter: string | null;
  headers: string[];
  rows: TableRow[];
}

/** `sep=;` in the first line: Excel's way to say it. */
const declaration = /^\uFEFF?"?sep=(.)"?[;,\t]*(\r?\n)/i;

/** Of the signs between cells the one that stands most often in the head line, outside of quotes. */
const delimiterOf = (text: string): string => {
  const [head = ''] = text.trimStart().split(/[\r\n]/, 1);
  const bare = head.replaceAll(/"[^"]*"/g, '');
  const counted = feedDelimiters.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }));
  return counted.sort((a, b) => b.count - a.count)[0]?.delimiter ?? ';';
};

/** Takes the first row with any text as the head, and of each row as many cells as it has headings. */
class TableSink implements RowSink {
  columns: true | undefined;
  headers: string[] = [];
  readonly rows: TableRow[] = [];
  readonly #canSlip: boolean;
  #linesSeen = 0;

  constructor(canSlip: boolean) {
    this.#canSlip = canSlip;
  }

  read(row: GridRow): void {
    this.#count();
    const cells = Array.from({ length: row.width }, (_, at) =>
      cellText(row.cell(at))
        .replaceAll(/[^\S\n]+/g, ' ')
        .trim(),
    );
    if (cells.every((cell) => cell === '')) return;
    if (!this.columns) {
      this.columns = true;
      this.headers = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
      return;
    }
    const width = this.headers.length;
    const isSlipped = cells.slice(width).some((cell) => cell !== '') || (this.#canSlip && cells.length < width);
    this.rows.push({ line: row.line, cells: Array.from({ length: width }, (_, at) => cells[at] ?? ''), problem: isSlipped ? 'row.columns' : null });
  }

  refuse(line: number): void {
    this.#count();
    if (!this.columns) throw new FeedUnreadable('feed.noHeader');
    this.rows.push({ line, cells: this.headers.map(() => ''), problem: 'row.malformed' });
  }

  #count(): void {
    this.#linesSeen += 1;
    if (this.#linesSeen > feedLimits.lines || this.rows.length >= feedLimits.rows) throw new FeedUnreadable('feed.tooLarge');
  }
}

const readText = (bytes: Uint8Array): TableReading => {
  const { text, encoding } = decodeFeed(bytes);
  if (/^\s*[<{[]/.test(text)) throw new FeedUnreadable('feed.unsupportedFormat');
  const declared = declaration.exec(text);
  // The line stays, empty, so that the numbers of those below it are right.
  const table = declared ? text.slice(declared[0].length - (declared[2]?.length ?? 1)) : text;
  const delimiter = declared?.[1] ?? delimiterOf(table);
  const scanner = new CsvScanner(delimiter);
  scanner.push(table, true);
  const sink = new TableSink(true);
  for (let scanned = scanner.next(); scanned !== 'end' && scanned !== 'more'; scanned = scanner.next()) {
    if (scanned === 'record') sink.read(scanner);
    else sink.refuse(scanner.line);
  }
  return { format: 'csv', encoding, delimiter, headers: sink.headers, rows: sink.rows };
};

const readSheet = async (bytes: Uint8Array): Promise<TableReading> => {
  const sink = new TableSink(false);
  await readFirstSheet(bytes, sink);
  return { format: 'xlsx', encoding: 'utf-8', delimiter: null, headers: sink.headers, rows: sink.rows };
};

/**
 * Reads a table as it is written: CSV with any of the usual delimiters and encodings, or the first sheet of an Excel workbook.
 * @throws FeedUnreadable when it is no table or has no head line
 */
export const readTable = async (bytes: Uint8Array): Promise<TableReading> => {
  const table = bytes[0] === 0x50 && bytes[1] === 0x4b ? await readSheet(bytes) : readText(bytes);
  if (table.headers.length === 0) throw new FeedUnreadable('feed.noHeader');
  return table;
};
