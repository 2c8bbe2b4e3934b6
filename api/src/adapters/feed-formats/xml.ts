import { feedFields, type FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import type { ReadRow } from './cells.ts';
import { columnsOf, isComplete, missingColumns, type Column, type Columns, type Header } from './columns.ts';
import { contentTimeOf } from './content-time.ts';
import { textChunks, type TextEncoding } from './encoding.ts';
import { feedLimits } from './limits.ts';
import type { ReadFile } from './read-result.ts';
import { FeedUnreadable } from './unreadable.ts';
import { XmlElements, type XmlElement } from './xml-elements.ts';

const sampleSize = 50;
const maxPaths = 200;

const declaredNames: Record<string, TextEncoding['name']> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  // As browsers read it: the few letters that Windows adds stand where ISO 8859-1 has control characters.
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
};

/**
 * The encoding that an XML document declares for itself; null when it declares none.
 * @throws FeedUnreadable for one that is not read
 */
export const declaredEncoding = (bytes: Uint8Array): TextEncoding | null => {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 200)).toString('latin1');
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']+)["']/.exec(start)?.[1]?.toLowerCase();
  if (declared === undefined) return null;
  const name = declaredNames[declared];
  if (!name) throw new FeedUnreadable('feed.encoding');
  return { name, label: `${declared} (declared)` };
};

/** `Menge/@einheit` is called `einheit`. */
const headerOf = (key: string): Header => ({ header: key, name: key.slice(key.lastIndexOf('/') + 1).replace(/^@?(?:[\w-]+:)?/, ''), at: key });
const byDepth = (a: Header, b: Header): number => a.header.split('/').length - b.header.split('/').length;

/** Finds the element that is one article: the first kind whose attributes and children make a stock list. */
class ArticleFinder {
  path: string | undefined;
  columns: Columns = {};
  headers: string[] = [];
  readonly rows: ReadRow[] = [];
  rootFields: [string, string][] = [];
  readonly #samples = new Map<string, XmlElement[]>();
  readonly #mapping: FeedMapping | null;
  readonly #onRows: (rows: number) => void;
  #fewestMissing: string[] | undefined;

  constructor(mapping: FeedMapping | null, onRows: (rows: number) => void) {
    this.#mapping = mapping;
    this.#onRows = onRows;
  }

  see(element: XmlElement): void {
    if (element.depth === 1) {
      this.rootFields = [...element.fields].map(([key, value]) => [key.replace(/^@/, ''), value]);
      return;
    }
    if (this.path === undefined) this.#sample(element);
    else if (element.path === this.path) this.#keep(element);
  }

  /** @throws FeedUnreadable when no element is an article */
  requirePath(): string {
    if (this.path !== undefined) return this.path;
    const [column] = this.#fewestMissing ?? [];
    throw column === undefined ? new FeedUnreadable('feed.noHeader') : new FeedUnreadable('feed.columnMissing', { column });
  }

  #sample(element: XmlElement): void {
    const wanted = this.#mapping?.list;
    if (wanted && element.name !== wanted && element.path !== wanted) return;
    const samples = this.#samples.get(element.path) ?? [];
    if (samples.length >= sampleSize || this.#samples.size > maxPaths) return;
    samples.push(element);
    this.#samples.set(element.path, samples);
    const headers = [...new Set(samples.flatMap(({ fields }) => [...fields.keys()]))].map(headerOf);
    const columns = columnsOf(headers.toSorted(byDepth), this.#mapping);
    const missing = this.#mapping ? missingColumns(headers, this.#mapping) : [];
    if (missing.length > 0 && headers.length > 1 && missing.length < (this.#fewestMissing?.length ?? Infinity)) this.#fewestMissing = missing;
    if (missing.length > 0 || !isComplete(columns)) return;
    this.path = element.path;
    this.columns = columns;
    this.headers = headers.map(({ header }) => header);
    for (const earlier of samples) this.#keep(earlier);
    this.#samples.clear();
  }

  #keep({ fields, repeated }: XmlElement): void {
    const of = (column: Column | undefined): string | undefined => (column ? (fields.get(String(column.at)) ?? '') : undefined);
    const { pzn, name, quantity, unit, price } = this.columns;
    const isAmbiguous = repeated.size > 0 && feedFields.some((field) => repeated.has(String(this.columns[field]?.at)));
    const row = { line: this.rows.length + 1, pzn: of(pzn), name: of(name), quantity: of(quantity), unit: of(unit), price: of(price), width: 0 };
    if (this.rows.push({ ...row, problem: isAmbiguous ? 'row.ambiguous' : undefined }) > feedLimits.rows) throw new FeedUnreadable('feed.tooLarge');
    if (this.rows.length % 10_000 === 0) this.#onRows(this.rows.length);
  }
}

/**
 * Reads an XML document: finds the repeating element that is an article by its attributes and children. Lines are the articles' positions, counted from 1.
 * @throws FeedUnreadable when it is malformed, breaks off, has a document type, is nested too deeply, or holds no article
 */
export const readXml = (bytes: Uint8Array, encoding: TextEncoding, mapping: FeedMapping | null, onRows: (rows: number) => void): ReadFile => {
  const finder = new ArticleFinder(mapping, onRows);
  const elements = new XmlElements((element) => finder.see(element));
  for (const piece of textChunks(bytes, encoding)) elements.write(piece);
  elements.close();
  const path = finder.requirePath();
  return {
    rows: finder.rows,
    columns: finder.columns,
    layout: { delimiter: null, headerLine: null, list: path, headers: finder.headers },
    usualSign: null,
    isTorn: false,
    contentAt: contentTimeOf(finder.rootFields),
  };
};
