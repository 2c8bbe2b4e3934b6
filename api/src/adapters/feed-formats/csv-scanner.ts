import { feedLimits } from './limits.ts';
import { FeedUnreadable } from './unreadable.ts';

const quote = 34;
const lineFeed = 10;
const carriageReturn = 13;
const isLineEnd = (code: number): boolean => code === lineFeed || code === carriageReturn;

/** `record`: one was read. `malformed`: a row breaks its own quoting. `more`: the row's end is not there yet. `end`: nothing is left. */
export type Scanned = 'record' | 'malformed' | 'more' | 'end';

/**
 * Cuts text into rows and cells, strictly: a quoted cell ends with a quote and then the cell does, or the row is malformed.
 * A lenient reader would take the next rows into that cell and then read their numbers as this row's.
 * After a malformed row reading goes on with the next line. Cells are cut out only when they are asked for.
 */
export class CsvScanner {
  /** Line of the row that was read last, counted from 1. */
  line = 0;
  width = 0;
  /** Whether the row's line has an end; the last one of a file may have none. */
  isEnded = true;
  #text = '';
  #at = 0;
  #nextLine = 1;
  #isLast = false;
  readonly #delimiter: number;
  readonly #starts = new Int32Array(feedLimits.columns + 1);
  readonly #ends = new Int32Array(feedLimits.columns + 1);
  readonly #isQuoted = new Uint8Array(feedLimits.columns + 1);

  constructor(delimiter: string) {
    this.#delimiter = delimiter.charCodeAt(0);
  }

  /** Hands in the next piece; what was not read of the one before comes first. */
  push(text: string, isLast: boolean): void {
    const rest = this.#at < this.#text.length ? this.#text.slice(this.#at) : '';
    if (rest.length > feedLimits.rowLength) throw new FeedUnreadable('feed.unreadable');
    this.#text = (rest + text).normalize('NFC');
    this.#at = 0;
    this.#isLast = isLast;
  }

  cell(at: number): string {
    if (at >= this.width) return '';
    const text = this.#text.slice(this.#starts[at], this.#ends[at]);
    return this.#isQuoted[at] === 1 && text.includes('"') ? text.replaceAll('""', '"') : text;
  }

  next(): Scanned {
    const text = this.#text;
    if (this.#at >= text.length) return this.#isLast ? 'end' : 'more';
    const begin = this.#at;
    let at = begin;
    this.width = 0;
    this.line = this.#nextLine;
    for (;;) {
      const end = text.charCodeAt(at) === quote ? this.#quotedCell(at) : this.#plainCell(at);
      if (end < 0) return this.#broken(begin, end);
      if (end - begin > feedLimits.rowLength) throw new FeedUnreadable('feed.unreadable');
      this.width += 1;
      if (end < text.length && text.charCodeAt(end) === this.#delimiter) {
        if (this.width >= feedLimits.columns) throw new FeedUnreadable('feed.unreadable');
        at = end + 1;
        continue;
      }
      return this.#finish(begin, end);
    }
  }

  /** Behind the row's line end; it may be `\r\n`, of which only the first half is here. */
  #finish(begin: number, end: number): Scanned {
    const text = this.#text;
    this.isEnded = end < text.length;
    if (!this.#isLast && (end >= text.length || (text.charCodeAt(end) === carriageReturn && end + 1 >= text.length))) {
      this.#nextLine = this.line;
      return 'more';
    }
    if (end - begin > feedLimits.rowLength) throw new FeedUnreadable('feed.unreadable');
    const isPair = text.charCodeAt(end) === carriageReturn && text.charCodeAt(end + 1) === lineFeed;
    this.#at = Math.min(end + (isPair ? 2 : 1), text.length);
    this.#nextLine += 1;
    return 'record';
  }

  #plainCell(start: number): number {
    const text = this.#text;
    let at = start;
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === this.#delimiter || isLineEnd(code)) break;
    }
    this.#keep(start, at, 0);
    return at;
  }

  /** -1: what follows the closing quote is no end of a cell. -2: there is no closing quote. */
  #quotedCell(start: number): number {
    const text = this.#text;
    let close = text.indexOf('"', start + 1);
    while (close >= 0 && text.charCodeAt(close + 1) === quote && close - start <= feedLimits.rowLength) close = text.indexOf('"', close + 2);
    if (close < 0 || close - start > feedLimits.rowLength) return -2;
    // The quote may be the first half of a doubled one.
    if (close + 1 >= text.length && !this.#isLast) return -2;
    let after = close + 1;
    while (text.charCodeAt(after) === 32) after += 1;
    const code = text.charCodeAt(after);
    if (after < text.length && code !== this.#delimiter && !isLineEnd(code)) return -1;
    this.#keep(start + 1, close, 1);
    this.#countLines(start + 1, close);
    return after;
  }

  #countLines(start: number, end: number): void {
    for (let at = start; at < end; at += 1) {
      const code = this.#text.charCodeAt(at);
      if (code === lineFeed || (code === carriageReturn && this.#text.charCodeAt(at + 1) !== lineFeed)) this.#nextLine += 1;
    }
  }

  #keep(start: number, end: number, isQuoted: 0 | 1): void {
    this.#starts[this.width] = start;
    this.#ends[this.width] = end;
    this.#isQuoted[this.width] = isQuoted;
  }

  #broken(begin: number, why: number): Scanned {
    const text = this.#text;
    this.#nextLine = this.line;
    if (why === -2 && !this.#isLast && text.length - begin <= feedLimits.rowLength) return 'more';
    let end = begin;
    while (end < text.length && !isLineEnd(text.charCodeAt(end))) end += 1;
    // A quote that opens in the last line and never closes: the file was cut inside that cell.
    if (why === -2 && this.#isLast && /^[\r\n]*$/.test(text.slice(end))) throw new FeedUnreadable('feed.truncated');
    this.width = 0;
    const finished = this.#finish(begin, end);
    return finished === 'record' ? 'malformed' : finished;
  }
}
