import { parse } from 'csv-parse/sync';
import Papa from 'papaparse';
import { isPurchaseHeader } from '../feed-formats/columns.ts';

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
}

/** What a spreadsheet would run when somebody opens the file; a signed number is none. */
const formula = /^(?:[=@\t\r]|[+-](?!\s*\d[\d.,\s]*(?:€|eur|g|ml|%)?$))/i;

/** Cells as delimited text that no spreadsheet takes for formulas. */
export const toTable = (lines: readonly (readonly string[])[], delimiter: string, newline: string): string =>
  Papa.unparse(lines as string[][], { delimiter, newline, escapeFormulae: formula });

const linesOf = (text: string, delimiter: string): Line[] => {
  const parsed = parse(text, { delimiter, relax_quotes: true, relax_column_count: true, info: true }) as unknown as {
    record: string[];
    info: { lines: number };
  }[];
  return parsed.map(({ record, info }) => ({ record, line: info.lines }));
};

const lineEndOf = (text: string): string => /\r\n|\n|\r/.exec(text)?.[0] ?? '\r\n';

/** The same delimited text with one more column, which says what is wrong with a row, and without purchase prices. */
export const markTable = (text: string, { delimiter, headerLine, faults, heading }: TableMarking): string => {
  const lines = linesOf(text, delimiter);
  const header = lines.find(({ line }) => line >= headerLine)?.record ?? [];
  const isPurchase = header.map(isPurchaseHeader);
  const marked = lines.map(({ record, line }) => {
    if (line < headerLine) return record;
    const shown = record.map((cell, place) => (line > headerLine && isPurchase[place] ? '' : cell));
    const said = line === headerLine ? heading : faults.get(line);
    if (said === undefined) return shown;
    return [...shown, ...Array.from({ length: Math.max(0, header.length - shown.length) }, () => ''), said];
  });
  const newline = lineEndOf(text);
  return toTable(marked, delimiter, newline) + (/[\r\n]$/.test(text) ? newline : '');
};
