import { feedDelimiters, type FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import type { Examination } from '@blattwerk/contract/stock-feeds/examination';
import { decodeFeed } from '../../adapters/feed-formats/encoding.ts';
import { FeedUnreadable } from '../../adapters/feed-formats/unreadable.ts';

type Opening = Examination['opening'];

const bytesRead = 64 * 1024;
const linesShown = 15;
const cellsShown = 30;

/** Without a header a purchase price cannot be told from other numbers, so none is shown. */
const withoutNumbers = (cell: string): string => (/^[^\p{L}]*\d[^\p{L}]*(?:€|eur)?$/iu.test(cell) ? '…' : cell.replace(/\d+[.,]\d+/g, '…'));

const textOf = (bytes: Uint8Array, encoding: FeedMapping['encoding']): string | null => {
  try {
    // An even number of bytes keeps the letters of UTF-16 whole; a torn one of UTF-8 at the end is left out.
    const start = bytes.subarray(0, bytesRead);
    const end = bytes.length > bytesRead ? Math.max(start.lastIndexOf(0x0a), 2) & ~1 : start.length;
    return decodeFeed(start.subarray(0, end), encoding && { name: encoding, label: encoding }).text;
  } catch (error) {
    if (!(error instanceof FeedUnreadable)) throw error;
    return null;
  }
};

const usualDelimiter = (lines: readonly string[]): string => {
  const counted = feedDelimiters.map((delimiter) => ({ delimiter, count: lines.reduce((sum, line) => sum + line.split(delimiter).length - 1, 0) }));
  return counted.sort((a, b) => b.count - a.count)[0]?.delimiter ?? ';';
};

/** The first lines of a table, cut into cells: what a person needs to point to its header. Nothing for documents and binary content. */
export const openingOf = (bytes: Uint8Array, mapping: FeedMapping | null): Opening => {
  const text = textOf(bytes, mapping?.encoding ?? null);
  if (text === null || /^\s*[<[{]/.test(text)) return [];
  const lines = text.split(/\r\n|\n|\r/).slice(0, linesShown);
  const delimiter = mapping?.delimiter ?? usualDelimiter(lines);
  return lines.flatMap((content, place) => {
    const cells = content.split(delimiter).slice(0, cellsShown);
    const shown = cells.map((cell) => withoutNumbers(cell.replace(/^\s*"|"\s*$/g, '').trim()).slice(0, 80));
    return shown.some((cell) => cell !== '') ? [{ line: place + 1, cells: shown }] : [];
  });
};
