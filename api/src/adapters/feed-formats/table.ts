import { feedFields } from '@blattwerk/contract/stock-feeds/mapping';
import { parse, CsvError } from 'csv-parse/sync';
import { columnsOf, isComplete, type Columns } from './columns.ts';
import type { RawRow } from './rows.ts';
import { FeedUnreadable } from './unreadable.ts';

export interface Table {
  delimiter: string;
  /** Line of the header, counted from 1. */
  headerLine: number;
  headers: string[];
  columns: Columns;
  rows: RawRow[];
  isTorn: boolean;
}

interface Line {
  record: string[];
  line: number;
}

const delimiters = [';', '\t', ',', '|'] as const;
const maxColumns = 200;
const headerSearchLines = 30;
/** One row, quotes and all; a quote that is never closed ends here and not at the end of memory. */
const maxRowLength = 64 * 1024;

const toLines = (text: string, delimiter: string): Line[] => {
  const parsed = parse(text, {
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxRowLength,
    info: true,
  }) as unknown as { record: string[]; info: { lines: number } }[];
  return parsed.map(({ record, info }) => ({ record, line: info.lines }));
};

const readLines = (text: string, delimiter: string): Line[] => {
  try {
    return toLines(text, delimiter);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FeedUnreadable(error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'feed.truncated' : 'feed.unreadable');
  }
};

const headerOf = (lines: readonly Line[]): { columns: Columns; index: number } | undefined => {
  for (const [index, { record }] of lines.slice(0, headerSearchLines).entries()) {
    if (record.length > maxColumns) throw new FeedUnreadable('feed.unreadable');
    const columns = columnsOf(record.map((header, at) => [header, at] as const));
    if (isComplete(columns)) return { columns, index };
  }
  return undefined;
};

/** `sep=;` in the first line: Excel's way to say it. */
const declaredDelimiter = (text: string): string | undefined => /^"?sep=(.)"?\r?\n/i.exec(text)?.[1];

/** How many fields a line names as a header when it is cut at this delimiter; 0 when it is none. */
const fieldsNamed = (line: string, delimiter: string): number => {
  const columns = columnsOf(line.split(delimiter).map((cell, at) => [cell.replace(/^\s*"|"\s*$/g, ''), at] as const));
  return isComplete(columns) ? Object.keys(columns).length : 0;
};

const delimiterOf = (text: string): string => {
  const declared = declaredDelimiter(text);
  if (declared) return declared;
  const start = text.slice(0, headerSearchLines * 2000).split(/\r\n|\r|\n/, headerSearchLines);
  const candidates = delimiters.map((delimiter) => ({ delimiter, fields: Math.max(...start.map((line) => fieldsNamed(line, delimiter))) }));
  const best = candidates.filter(({ fields }) => fields > 0).sort((a, b) => b.fields - a.fields)[0];
  if (!best) throw new FeedUnreadable('feed.noHeader');
  return best.delimiter;
};

/** A total line: it begins with such a word where an article has its PZN, or has no price. */
const isTotal = ({ cells }: RawRow, record: readonly string[]): boolean => {
  const first = (record.find((cell) => cell.trim() !== '') ?? '').trim();
  if (!/^(summe|gesamt\w*|zwischensumme|total|anzahl|ende|datensätze)\b/i.test(first)) return false;
  return cells.pzn === undefined ? (cells.price ?? '') === '' : !/^\D{0,4}\d{7,8}$/.test(cells.pzn);
};

const toRaw = ({ record, line }: Line, columns: Columns): RawRow => {
  const cells: RawRow['cells'] = {};
  for (const field of feedFields) {
    const at = columns[field]?.at;
    if (typeof at === 'number') cells[field] = (record[at] ?? '').trim();
  }
  return { line, cells };
};

const decimalsOf = (text: string): number => /[.,](\d*)$/.exec(text.trim())?.[1]?.length ?? 0;

/**
 * Whether the last row lost its end: it has no line break, and fewer cells than the header or fewer decimals in its last cell than all other rows.
 * A complete last row without a line break is what many tills write.
 */
const isTorn = (text: string, body: readonly Line[], width: number): boolean => {
  const last = body.at(-1);
  if (!last || /[\r\n]$/.test(text)) return false;
  if (last.record.length < width) return true;
  const others = body.slice(0, -1).filter(({ record }) => record.length === last.record.length);
  const fewest = Math.min(...others.map(({ record }) => decimalsOf(record.at(-1) ?? '')));
  return others.length > 0 && Number.isFinite(fewest) && decimalsOf(last.record.at(-1) ?? '') < fewest;
};

/**
 * Reads delimited text: finds the delimiter, the header below any title lines, and leaves out total lines.
 * @throws FeedUnreadable when there is no header, a quote is never closed, or a row has no end
 */
export const readTable = (text: string): Table => {
  const delimiter = delimiterOf(text);
  const lines = readLines(text, delimiter);
  const header = headerOf(lines);
  if (!header) throw new FeedUnreadable('feed.noHeader');
  const { columns, index } = header;
  const body = lines.slice(index + 1).filter(({ record }) => record.some((cell) => cell.trim() !== ''));
  const torn = isTorn(text, body, lines[index]?.record.length ?? 0);
  const rows = body.flatMap((line) => {
    const raw = toRaw(line, columns);
    return isTotal(raw, line.record) ? [] : [raw];
  });
  return { delimiter, headerLine: lines[index]?.line ?? 1, headers: (lines[index]?.record ?? []).map((cell) => cell.trim()), columns, rows, isTorn: torn };
};
