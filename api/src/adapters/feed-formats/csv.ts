import { feedDelimiters, type FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import { columnsOf, isComplete, missingColumns, type Header } from './columns.ts';
import { contentTimeIn } from './content-time.ts';
import { CsvScanner } from './csv-scanner.ts';
import { GridReader } from './grid.ts';
import { feedLimits } from './limits.ts';
import type { DecimalSign } from './numbers.ts';
import type { ReadFile } from './read-result.ts';
import { markSlippedRows } from './slipped-rows.ts';
import { FeedUnreadable } from './unreadable.ts';

/** `sep=;` in the first line: Excel's way to say it. */
const declaredDelimiter = (text: string): string | undefined => /^\uFEFF?"?sep=(.)"?[;,\t]*\r?\n/i.exec(text)?.[1];

/** How many fields a line names as a header when it is cut at this delimiter; 0 when it is none. */
const fieldsNamed = (line: string, delimiter: string, mapping: FeedMapping | null): number => {
  const headers = line.split(delimiter).map((cell, at): Header => {
    const header = cell.replace(/^\s*"|"\s*$/g, '').trim();
    return { header, name: header, at };
  });
  const columns = columnsOf(headers, mapping);
  return isComplete(columns) && (!mapping || missingColumns(headers, mapping).length === 0) ? Object.keys(columns).length : 0;
};

/** The delimiter that makes a header of one of the first lines, or undefined. */
const delimiterIn = (text: string, mapping: FeedMapping | null): string | undefined => {
  const count = mapping ? feedLimits.headerLinesWithMapping : feedLimits.headerLines;
  for (const line of text.slice(0, count * 2000).split(/\r\n|\r|\n/, count + 1)) {
    const named = feedDelimiters.map((delimiter) => ({ delimiter, fields: fieldsNamed(line, delimiter, mapping) }));
    const best = named.sort((a, b) => b.fields - a.fields)[0];
    if (best && best.fields > 0) return best.delimiter;
  }
  return undefined;
};

/** What stands most often in the first lines: good enough to name the column that is missing. */
const frequentDelimiter = (text: string): string => {
  const start = text.slice(0, 2000);
  const counted = feedDelimiters.map((delimiter) => ({ delimiter, count: start.split(delimiter).length }));
  return counted.sort((a, b) => b.count - a.count)[0]?.delimiter ?? ';';
};

const delimiterOf = (text: string, mapping: FeedMapping | null): string => {
  const found = declaredDelimiter(text) ?? mapping?.delimiter ?? delimiterIn(text, mapping);
  if (found) return found;
  if (mapping) return frequentDelimiter(text);
  throw new FeedUnreadable('feed.noHeader');
};

const readRecords = (scanner: CsvScanner, grid: GridReader): void => {
  for (let scanned = scanner.next(); scanned !== 'more' && scanned !== 'end'; scanned = scanner.next()) {
    if (scanned === 'record') grid.read(scanner);
    else grid.refuse(scanner.line);
  }
};

/** Whether the last row lost its end; a row for which that is undecidable is left out. */
const checkLastRow = (scanner: CsvScanner, grid: GridReader): boolean => {
  const row = grid.rows.at(-1);
  if (scanner.isEnded || !row || !grid.columns || row.line !== scanner.line) return false;
  const isTorn = grid.lastRow.isTorn(grid.widths.named);
  if (isTorn || grid.lastRow.isOpen(row, grid.columns)) row.problem ??= 'row.unfinished';
  return isTorn;
};

/** Where the numbers leave it open, a file with semicolons or tabs is taken to be German, one with commas between its cells cannot be. */
const usualSign = (delimiter: string): DecimalSign => (delimiter === ',' ? '.' : ',');

/**
 * Reads delimited text a piece at a time: finds the delimiter and the header below any title lines, and leaves out total lines.
 * @throws FeedUnreadable when there is no header, a quote is never closed, or a row has no end
 */
export const readCsv = (chunks: Iterator<string>, first: string, mapping: FeedMapping | null, onRows: (rows: number) => void): ReadFile => {
  const delimiter = delimiterOf(first, mapping);
  const scanner = new CsvScanner(delimiter);
  const grid = new GridReader({ mapping, canSlip: true, onRows });
  let piece: string | undefined = first;
  while (piece !== undefined) {
    const following = chunks.next();
    scanner.push(piece, following.done === true);
    readRecords(scanner, grid);
    piece = following.done ? undefined : following.value;
  }
  const columns = grid.requireHeader();
  const isTorn = checkLastRow(scanner, grid);
  markSlippedRows(grid.rows, columns, grid.widths);
  return {
    rows: grid.rows,
    columns,
    layout: { delimiter, headerLine: grid.headerLine, list: null, headers: grid.headers },
    usualSign: usualSign(delimiter),
    isTorn,
    contentAt: contentTimeIn(grid.titles),
  };
};
