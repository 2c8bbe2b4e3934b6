import type { FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import type { Cell } from './cells.ts';
import { contentTimeIn } from './content-time.ts';
import { GridReader, type GridRow, type RowSink } from './grid.ts';
import { feedLimits } from './limits.ts';
import type { ReadFile } from './read-result.ts';
import { FeedUnreadable } from './unreadable.ts';
import { WorkbookArchive } from './workbook-archive.ts';
import { dateStylesOf, sharedStringsOf, sheetsOf, walkPart, type Attributes, type Sheet } from './workbook-parts.ts';

interface Texts {
  strings: readonly string[];
  dateStyles: ReadonlySet<number>;
}

/** `C12` stands in the third column: 2. */
const columnAt = (reference: string | undefined): number | undefined => {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  return letters === undefined ? undefined : [...letters].reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

/** One sheet's rows, cell by cell. Numbers stay numbers: nothing is guessed about commas and points. */
class SheetReader implements GridRow {
  line = 0;
  width = 0;
  readonly #cells: Cell[] = [];
  readonly #grid: RowSink;
  readonly #texts: Texts;
  #at = 0;
  #attributes: Attributes = {};
  #value = '';
  #formula = '';
  #reads: 'v' | 't' | 'f' | null = null;

  constructor(grid: RowSink, texts: Texts) {
    this.#grid = grid;
    this.#texts = texts;
  }

  cell(at: number): Cell {
    return this.#cells[at] ?? '';
  }

  open(name: string, attributes: Attributes): void {
    this.#reads = name === 'v' || name === 't' || name === 'f' ? name : null;
    if (name === 'row') {
      this.line = Number(attributes['r']) || this.line + 1;
      this.#cells.length = 0;
      this.width = 0;
      this.#at = 0;
    }
    if (name === 'c') {
      this.#attributes = attributes;
      this.#at = columnAt(attributes['r']) ?? this.#at;
      this.#value = '';
      this.#formula = '';
    }
  }

  text(text: string): void {
    if (this.#reads === 'f') this.#formula += text;
    else if (this.#reads !== null) this.#value += text;
  }

  close(name: string): void {
    this.#reads = null;
    if (name === 'c') {
      if (this.#at < feedLimits.columns) {
        while (this.#cells.length < this.#at) this.#cells.push('');
        this.#cells[this.#at] = this.#content();
        this.width = this.#cells.length;
      } else if (!this.#grid.columns) throw new FeedUnreadable('feed.unreadable');
      this.#at += 1;
    }
    if (name === 'row') this.#grid.read(this);
  }

  #content(): Cell {
    const { t: type, s: style } = this.#attributes;
    const value = this.#value;
    // A program that does not calculate leaves the formula without its result.
    if (value === '') return this.#formula === '' ? '' : `=${this.#formula}`;
    if (type === 's') return this.#texts.strings[Number(value)] ?? '';
    if (type !== undefined && type !== 'n') return value;
    if (style !== undefined && this.#texts.dateStyles.has(Number(style)) && this.#grid.columns) return `${value} (Datum)`;
    const number = Number(value);
    return Number.isFinite(number) ? number : value;
  }
}

const readSheet = async (archive: WorkbookArchive, sheet: Sheet, texts: Texts, grid: RowSink): Promise<void> => {
  const reader = new SheetReader(grid, texts);
  const handlers = {
    open: (name: string, attributes: Attributes) => reader.open(name, attributes),
    text: (text: string) => reader.text(text),
    close: (name: string) => reader.close(name),
  };
  await walkPart(archive, sheet.part, handlers);
};

const fileOf = (grid: GridReader, sheet: Sheet): ReadFile => ({
  rows: grid.rows,
  columns: grid.requireHeader(),
  layout: { delimiter: null, headerLine: grid.headerLine, list: sheet.name, headers: grid.headers },
  usualSign: null,
  isTorn: false,
  contentAt: contentTimeIn(grid.titles),
});

/** Hands the rows of the first visible sheet on. @throws FeedUnreadable when the workbook is damaged, locked or too large once unpacked */
export const readFirstSheet = async (bytes: Uint8Array, sink: RowSink): Promise<void> => {
  const archive = await WorkbookArchive.open(bytes);
  try {
    const [sheet] = await sheetsOf(archive);
    if (!sheet) throw new FeedUnreadable('feed.noHeader');
    await readSheet(archive, sheet, { strings: await sharedStringsOf(archive), dateStyles: await dateStylesOf(archive) }, sink);
  } finally {
    archive.close();
  }
};

const readFirstList = async (archive: WorkbookArchive, mapping: FeedMapping | null, onRows: (rows: number) => void): Promise<ReadFile> => {
  const all = await sheetsOf(archive);
  const sheets = mapping?.list ? all.filter(({ name }) => name === mapping.list) : all;
  if (mapping?.list && sheets.length === 0) throw new FeedUnreadable('feed.columnMissing', { column: mapping.list });
  const texts: Texts = { strings: await sharedStringsOf(archive), dateStyles: await dateStylesOf(archive) };
  let refusal = new FeedUnreadable('feed.noHeader');
  for (const sheet of sheets) {
    const grid = new GridReader({ mapping, canSlip: false, onRows });
    try {
      await readSheet(archive, sheet, texts, grid);
      return fileOf(grid, sheet);
    } catch (error) {
      // No list on this sheet; the next one may be it.
      if (!(error instanceof FeedUnreadable) || (error.reason !== 'feed.noHeader' && error.reason !== 'feed.columnMissing')) throw error;
      if (refusal.reason === 'feed.noHeader') refusal = error;
    }
  }
  throw refusal;
};

/**
 * Reads the first sheet of an Excel workbook that has a header of a stock list. Lines are the sheet's rows.
 * @throws FeedUnreadable when it is damaged, locked, too large once unpacked, or holds no such sheet
 */
export const readWorkbook = async (bytes: Uint8Array, mapping: FeedMapping | null, onRows: (rows: number) => void): Promise<ReadFile> => {
  const archive = await WorkbookArchive.open(bytes);
  try {
    return await readFirstList(archive, mapping, onRows);
  } finally {
    archive.close();
  }
};
