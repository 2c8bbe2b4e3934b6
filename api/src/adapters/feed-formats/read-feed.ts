import type { FeedFormat } from '@blattwerk/contract/stock-feeds/shapes';
import { feedEncodings, type FeedDialect } from '@blattwerk/contract/stock-feeds/mapping';
import { dialectOf } from './dialect.ts';
import { decodeFeed } from './encoding.ts';
import { readJson } from './json.ts';
import type { DecimalSign } from './numbers.ts';
import { readRows, type FeedRow, type FeedRowError, type RawRow } from './rows.ts';
import { readTable } from './table.ts';
import { FeedUnreadable } from './unreadable.ts';

export interface FeedReading {
  format: FeedFormat;
  /** What was taken, for people: `utf-8 with BOM`, `windows-1252`, … */
  encoding: string;
  /** Articles in the file, good or bad; titles, header and totals are none. */
  rowCount: number;
  rows: FeedRow[];
  errors: FeedRowError[];
  /** As many of the file's rows as were asked for, as it writes them. */
  written: RawRow[];
  /** What the file was taken for. */
  dialect: FeedDialect;
  /** When the pharmacy made the list, if the file says so. */
  contentAt: Date | null;
  /** The last row breaks off in the middle. */
  isTorn: boolean;
}

export const maxFeedBytes = 32 * 1024 * 1024;
const maxRows = 200_000;

const formatOf = (text: string, declared: FeedFormat | null): 'csv' | 'json' => {
  const start = text.trimStart().slice(0, 200).toLowerCase();
  if (/^<(!doctype html|html|head|body)/.test(start)) throw new FeedUnreadable('feed.unreadable');
  if (start.startsWith('<') || declared === 'xml' || declared === 'xlsx') throw new FeedUnreadable('feed.unsupportedFormat');
  return /^[[{]/.test(start) ? 'json' : 'csv';
};

/** Where the numbers leave it open, a file with semicolons or tabs is taken to be German, one with commas between its cells cannot be. */
const usualSign = (delimiter: string): DecimalSign => (delimiter === ',' ? '.' : ',');

/**
 * Reads a pharmacy's file, whatever its till exports: encoding, format, delimiter, header, decimal style and packs are found out, never asked.
 * Purchase prices are not read. Pure: bytes in, rows and named row errors out.
 * @throws FeedUnreadable when the file as a whole cannot be stock
 */
export const readFeed = (bytes: Uint8Array, declared: FeedFormat | null = null, writtenRows = 0): FeedReading => {
  if (bytes.length > maxFeedBytes) throw new FeedUnreadable('feed.tooLarge');
  const { text, encoding } = decodeFeed(bytes);
  const format = formatOf(text, declared);
  const table = format === 'csv' ? readTable(text) : undefined;
  const list = table ?? readJson(text);
  if (list.rows.length > maxRows) throw new FeedUnreadable('feed.tooLarge');
  const { rows, errors, decimal } = readRows(list.rows, list.columns, table ? usualSign(table.delimiter) : '.');
  const layout = {
    encoding: feedEncodings.find((name) => encoding.startsWith(name)) ?? null,
    delimiter: table?.delimiter ?? null,
    headerLine: table?.headerLine ?? null,
    list: 'path' in list ? list.path : null,
    headers: list.headers,
  };
  return {
    format,
    encoding,
    rowCount: list.rows.length,
    rows,
    errors,
    written: list.rows.slice(0, writtenRows),
    dialect: dialectOf(layout, list.columns, decimal),
    contentAt: null,
    isTorn: table?.isTorn ?? false,
  };
};
