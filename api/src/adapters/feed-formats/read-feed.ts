import { feedEncodings, type FeedDialect, type FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import type { FeedFormat } from '@blattwerk/contract/stock-feeds/shapes';
import { refusePurchasePrices } from './columns.ts';
import { readCsv } from './csv.ts';
import { dialectOf } from './dialect.ts';
import { encodingOf, textChunks, type TextEncoding } from './encoding.ts';
import type { FeedFile } from './feed-file.ts';
import { readJson } from './json.ts';
import { feedLimits } from './limits.ts';
import type { ReadFile } from './read-result.ts';
import { asWritten, readRows, type FeedRow, type FeedRowError, type RawRow } from './rows.ts';
import { FeedUnreadable } from './unreadable.ts';
import { readWorkbook } from './workbook.ts';
import { declaredEncoding, readXml } from './xml.ts';

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

type OnRows = (rows: number) => void;
interface Read extends ReadFile {
  format: FeedFormat;
  encoding: TextEncoding;
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

const confirmedEncoding = (mapping: FeedMapping | null): TextEncoding | null =>
  mapping?.encoding ? { name: mapping.encoding, label: mapping.encoding } : null;

const isXmlStart = (start: string): boolean => {
  if (/^<(!doctype html|html|head|body)/.test(start)) throw new FeedUnreadable('feed.unreadable');
  return start.startsWith('<');
};

const joined = (first: string, chunks: Iterator<string>): string => {
  let text = first;
  for (let next = chunks.next(); !next.done; next = chunks.next()) text += next.value;
  return text.normalize('NFC');
};

const readText = (bytes: Uint8Array, mapping: FeedMapping | null, onRows: OnRows): Read => {
  const confirmed = confirmedEncoding(mapping);
  const encoding = encodingOf(bytes, declaredEncoding(bytes) ?? confirmed);
  const chunks = textChunks(bytes, encoding);
  const first = chunks.next().value ?? '';
  const start = first.slice(0, 1000).trimStart().toLowerCase();
  if (isXmlStart(start)) return { ...readXml(bytes, encoding, mapping, onRows), format: 'xml', encoding };
  if (/^(\{|\[\s*(?:[[{\]]|$))/.test(start)) return { ...readJson(joined(first, chunks), mapping, onRows), format: 'json', encoding };
  return { ...readCsv(chunks, first, mapping, onRows), format: 'csv', encoding };
};

const readWritten = async ({ bytes, mapping }: FeedFile, onRows: OnRows): Promise<Read> => {
  if (bytes.length > feedLimits.bytes) throw new FeedUnreadable('feed.tooLarge');
  refusePurchasePrices(mapping);
  if (!isZip(bytes)) return readText(bytes, mapping, onRows);
  return { ...(await readWorkbook(bytes, mapping, onRows)), format: 'xlsx', encoding: { name: 'utf-8', label: 'utf-8' } };
};

/**
 * Reads a pharmacy's file, whatever its till exports: encoding, format, delimiter, header, decimal style and packs are detected where they were not confirmed.
 * What the file is counts, not what it is called. Purchase prices are not read. Bytes in, rows and named row errors out.
 * @throws FeedUnreadable when the file as a whole cannot be stock
 */
export const readFeed = async (file: FeedFile, onRows: OnRows = () => {}): Promise<FeedReading> => {
  const read = await readWritten(file, onRows);
  const { rows, errors, decimal } = readRows(read.rows, read.columns, { forcedSign: file.mapping?.decimal ?? null, usualSign: read.usualSign });
  onRows(read.rows.length);
  const encoding = read.format === 'xlsx' ? null : (feedEncodings.find((name) => name === read.encoding.name) ?? null);
  return {
    format: read.format,
    encoding: read.encoding.label,
    rowCount: read.rows.length,
    rows,
    errors,
    written: read.rows.slice(0, file.writtenRows ?? 0).map(asWritten),
    dialect: dialectOf({ ...read.layout, encoding }, read.columns, decimal),
    contentAt: read.contentAt,
    isTorn: read.isTorn,
  };
};
