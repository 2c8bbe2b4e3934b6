import { csvText } from '../../kernel/csv.ts';
import { isPurchaseHeader } from '../feed-formats/columns.ts';
import { CsvScanner } from '../feed-formats/csv-scanner.ts';

export interface TableMarking {
  delimiter: string;
  /** Line of the header, counted from 1. */
  headerLine: number;
  faults: ReadonlyMap<number, string>;
  heading: string;
}

interface Line {
  record: string[];
  line: number;
  isWhole: boolean;
}

/** What a spreadsheet would run when a user opens the file; a signed number is none. */
const formula = /^(?:[=@\t\r]|[+-](?!\s*\d[\d.,\s]*(?:€|eur|g|ml|%)?$))/i;

/** Cells as delimited text that no spreadsheet takes for formulas. */
export const toTable = (lines: readonly (readonly string[])[], delimiter: string, newline: string): string => csvText(lines, { delimiter, newline, formula });

const lineBreak = /\r\n|\n|\r/;

/** The rows as the reader cuts them, so that both mean the same line; one that breaks its own quoting is cut as well as it can be. */
const linesOf = (text: string, delimiter: string): Line[] => {
  const scanner = new CsvScanner(delimiter);
  scanner.push(text, true);
  const written = text.split(lineBreak);
  const lines: Line[] = [];
  for (let scanned = scanner.next(); scanned !== 'end' && scanned !== 'more'; scanned = scanner.next()) {
    const { line, width } = scanner;
    const isWhole = scanned === 'record';
    const record = isWhole ? Array.from({ length: width }, (_, at) => scanner.cell(at)) : (written[line - 1] ?? '').split(delimiter);
    lines.push({ record, line, isWhole });
  }
  return lines;
};

const lineEndOf = (text: string): string => lineBreak.exec(text)?.[0] ?? '\r\n';

/** A cell that may be a price: a number that is no PZN. */
const mayBePrice = (cell: string): boolean => /\d/.test(cell) && !/^\D{0,4}\d{7,8}$/.test(cell.trim());

/** Between which places the cell of a column stands: a delimiter too few moves it to the left, one too many to the right. */
const rangeOf = ({ record, isWhole }: Line, place: number, width: number): [from: number, to: number] => {
  if (!isWhole) return [0, record.length];
  const used = Math.max(Math.min(record.length, width), record.findLastIndex((cell) => cell.trim() !== '') + 1);
  return [Math.min(place, place + used - width), Math.max(place, place + used - width)];
};

/** A row without what stands, or may stand, in a column with a purchase price. */
const withoutPurchasePrices = (line: Line, purchases: readonly number[], width: number): string[] => {
  const ranges = purchases.map((place) => rangeOf(line, place, width));
  const isPrice = (cell: string, at: number): boolean => purchases.includes(at) || (ranges.some(([from, to]) => at >= from && at <= to) && mayBePrice(cell));
  return line.record.map((cell, at) => (isPrice(cell, at) ? '' : cell));
};

/** The same delimited text with one more column, which says what is wrong with a row, and without purchase prices. */
export const markTable = (text: string, { delimiter, headerLine, faults, heading }: TableMarking): string => {
  const lines = linesOf(text, delimiter);
  const header = lines.find(({ line }) => line >= headerLine)?.record ?? [];
  const purchases = header.flatMap((name, place) => (isPurchaseHeader(name) ? [place] : []));
  const marked = lines.map((line) => {
    if (line.line < headerLine) return line.record;
    const shown = line.line === headerLine ? line.record : withoutPurchasePrices(line, purchases, header.length);
    const said = line.line === headerLine ? heading : faults.get(line.line);
    if (said === undefined) return shown;
    return [...shown, ...Array.from({ length: Math.max(0, header.length - shown.length) }, () => ''), said];
  });
  const newline = lineEndOf(text);
  return toTable(marked, delimiter, newline) + (/[\r\n]$/.test(text) ? newline : '');
};
