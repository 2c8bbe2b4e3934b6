import type { Unit } from '@blattwerk/contract/products/enums';
import { isPzn, readPzn, type PznReading } from '@blattwerk/contract/products/pzn';
import { feedFields, type FeedField } from '@blattwerk/contract/stock-feeds/mapping';
import type { RowProblem } from '@blattwerk/contract/stock-feeds/problems';
import { cellText, type Cell, type ReadRow } from './cells.ts';
import type { Columns } from './columns.ts';
import { NumberColumn } from './number-column.ts';
import { hundredths, type DecimalSign } from './numbers.ts';
import { readPackSize, type PackSize } from './units.ts';

/** One row as the file wrote it: only the fields that are read, as text. */
export interface RawRow {
  line: number;
  cells: Partial<Record<FeedField, string>>;
}
/** One usable row: amount in the product's unit, price in cents for one unit. */
export interface FeedRow {
  line: number;
  pzn?: string;
  name?: string;
  quantity: number;
  unit?: Unit;
  priceCents: number;
}
export interface FeedRowError {
  line: number;
  field?: FeedField;
  code: RowProblem;
  /** What the row says, as the file writes it and cut short, for the person who corrects it. Never a purchase price: that is not read. */
  cells?: RawRow['cells'];
}

export const maxQuantity = 1_000_000;
export const maxPriceCents = 1_000_000;
const maxNameLength = 200;
/** More than 5,000 rows are not corrected by hand: of later ones only line and code are stored. */
const maxWrittenErrors = 5000;
const maxWrittenLength = 200;

type Refusal = Omit<FeedRowError, 'line' | 'cells'>;
const isRefusal = (value: object): value is Refusal => 'code' in value;

/** Names are the same article when they differ in case, accent form and spaces only. */
export const articleKey = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** A lost or added delimiter shifts the cells: what then stands under a number may be a purchase price. */
const mayBeShifted = ({ problem }: ReadRow): boolean => problem === 'row.tooManyCells' || problem === 'row.tooFewCells' || problem === 'row.unfinished';
const shiftedFields = new Set<FeedField>(['quantity', 'unit', 'price']);

/** A row as the file writes it, for people; cells are cut short. */
export const asWritten = (row: ReadRow): RawRow => {
  const cells: RawRow['cells'] = {};
  const isShifted = mayBeShifted(row);
  for (const field of feedFields) {
    if (isShifted && shiftedFields.has(field)) continue;
    const cell = row[field];
    if (cell !== undefined) cells[field] = cellText(cell).slice(0, maxWrittenLength);
  }
  return { line: row.line, cells };
};

const tidyName = (name: Cell | undefined): string => {
  const text = cellText(name);
  return /\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ').trim() : text.trim();
};

const noPzn: PznReading = { problem: 'missing' };
const pznOf = (cell: Cell | undefined): PznReading => {
  if (cell === undefined || cell === '') return noPzn;
  return typeof cell === 'string' && isPzn(cell) ? { pzn: cell } : readPzn(cell);
};

const identity = (row: ReadRow): { pzn?: string; name?: string } | Refusal => {
  const name = tidyName(row.name);
  if (name.length > maxNameLength) return { field: 'name', code: 'name.tooLong' };
  const reading = pznOf(row.pzn);
  if ('pzn' in reading) return name === '' ? { pzn: reading.pzn } : { pzn: reading.pzn, name };
  if (reading.problem !== 'missing') return { field: 'pzn', code: `pzn.${reading.problem}` };
  return name === '' ? { field: 'pzn', code: 'pzn.missing' } : { name };
};

export interface RowOptions {
  /** The decimal sign that a person confirmed. */
  forcedSign: ',' | '.' | null;
  /** The decimal sign to assume where the numbers leave it open, if the file as a whole suggests one. */
  usualSign: DecimalSign;
}

/** Turns rows as they are written into rows that can be used, or says what is wrong with them. */
class RowReader {
  readonly #columns: Columns;
  readonly #quantity: NumberColumn;
  readonly #price: NumberColumn;
  readonly #packs = new Map<string, PackSize | null>();
  /** Whether the file counts in packs: a row without a pack size is then an error and not a pack of one. */
  readonly #hasPacks: boolean;

  constructor(rows: readonly ReadRow[], columns: Columns, { forcedSign, usualSign }: RowOptions) {
    this.#columns = columns;
    this.#quantity = new NumberColumn(cellsOf(rows, 'quantity'), { forced: forcedSign, isMoney: false });
    this.#price = new NumberColumn(cellsOf(rows, 'price'), { forced: forcedSign, isMoney: true });
    const shared = [this.#price.sign, this.#quantity.sign].find((sign) => sign === ',' || sign === '.') ?? usualSign;
    this.#price.assume(shared);
    this.#quantity.assume(shared);
    this.#hasPacks = columns.unit !== undefined && rows.some((row) => (this.#packSize(cellText(row.unit))?.size ?? 1) !== 1);
  }

  get decimal(): DecimalSign {
    return this.#price.sign;
  }

  read(row: ReadRow): FeedRow | Refusal {
    if (row.problem !== undefined) return { code: row.problem };
    const who = identity(row);
    if (isRefusal(who)) return who;
    const pack = this.#packOf(row);
    if (isRefusal(pack)) return pack;
    const quantity = this.#quantityOf(row, pack);
    if (typeof quantity !== 'number') return quantity;
    const priceCents = this.#priceOf(row, pack);
    if (typeof priceCents !== 'number') return priceCents;
    const result: FeedRow = { line: row.line, ...who, quantity, priceCents };
    if (pack.unit) result.unit = pack.unit;
    return result;
  }

  #packSize(text: string): PackSize | null {
    const known = this.#packs.get(text);
    if (known !== undefined) return known;
    const size = readPackSize(text);
    if (this.#packs.size < 1000) this.#packs.set(text, size);
    return size;
  }

  #packOf(row: ReadRow): PackSize | Refusal {
    const text = cellText(row.unit);
    if (text !== '') return this.#packSize(text) ?? { field: 'unit', code: 'unit.unknown' };
    const needsPacks = this.#hasPacks || this.#columns.quantity?.basis === 'pack' || this.#columns.price?.basis === 'pack';
    return needsPacks ? { field: 'unit', code: 'unit.missing' } : { size: 1, unit: null };
  }

  /** Counted in packs, unless the header says what is counted. */
  #quantityOf(row: ReadRow, pack: PackSize): number | Refusal {
    const reading = this.#quantity.read(row.quantity);
    if ('problem' in reading) return { field: 'quantity', code: `quantity.${reading.problem}` };
    const quantity = hundredths(this.#columns.quantity?.basis === 'unit' ? reading.value : reading.value * pack.size) / 100;
    if (quantity < 0) return { field: 'quantity', code: 'quantity.negative' };
    return quantity <= maxQuantity ? quantity : { field: 'quantity', code: 'quantity.outOfRange' };
  }

  #priceOf(row: ReadRow, pack: PackSize): number | Refusal {
    const reading = this.#price.read(row.price);
    if ('problem' in reading) return { field: 'price', code: `price.${reading.problem}` };
    const { price } = this.#columns;
    const forPack = price?.isCents ? Math.round(reading.value) : hundredths(reading.value);
    const priceCents = price?.basis === 'unit' ? forPack : Math.round(forPack / pack.size);
    if (!(priceCents > 0)) return { field: 'price', code: 'price.notPositive' };
    return priceCents <= maxPriceCents ? priceCents : { field: 'price', code: 'price.outOfRange' };
  }
}

function* cellsOf(rows: readonly ReadRow[], field: FeedField): Generator<Cell | undefined> {
  for (const row of rows) if (row.problem === undefined) yield row[field];
}

export interface RowsRead {
  rows: FeedRow[];
  errors: FeedRowError[];
  decimal: DecimalSign;
}

/** Turns rows as they are written into usable rows and named errors. Of two rows for one article the first usable one counts. */
export const readRows = (read: readonly ReadRow[], columns: Columns, options: RowOptions): RowsRead => {
  const reader = new RowReader(read, columns, options);
  const seen = new Set<string>();
  const rows: FeedRow[] = [];
  const errors: FeedRowError[] = [];
  const refuse = (row: ReadRow, refusal: Refusal): void => {
    const error: FeedRowError = { line: row.line, ...refusal };
    if (errors.length < maxWrittenErrors) error.cells = asWritten(row).cells;
    errors.push(error);
  };
  for (const row of read) {
    const result = reader.read(row);
    if (isRefusal(result)) {
      refuse(row, result);
      continue;
    }
    const key = result.pzn ?? articleKey(result.name ?? '');
    if (seen.has(key)) refuse(row, result.pzn ? { field: 'pzn', code: 'pzn.duplicate' } : { field: 'name', code: 'name.duplicate' });
    else {
      seen.add(key);
      rows.push(result);
    }
  }
  return { rows, errors, decimal: reader.decimal };
};
