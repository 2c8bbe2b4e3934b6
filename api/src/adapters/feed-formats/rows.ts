import type { Unit } from '@blattwerk/contract/products/enums';
import { readPzn } from '@blattwerk/contract/products/pzn';
import type { FeedField } from '@blattwerk/contract/stock-feeds/mapping';
import type { RowProblem } from '@blattwerk/contract/stock-feeds/problems';
import type { Columns } from './columns.ts';
import { decimalSignOf, hundredths, readNumber, type DecimalSign } from './numbers.ts';
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

interface Style {
  columns: Columns;
  quantity: DecimalSign;
  price: DecimalSign;
  /** Whether the file counts in packs: a row without a pack size is then an error and not a pack of one. */
  hasPacks: boolean;
}

const styleOf = (rows: readonly RawRow[], columns: Columns, fallback: DecimalSign): Style => {
  const signOf = (field: FeedField): DecimalSign => decimalSignOf(rows.map((row) => row.cells[field] ?? ''));
  const price = signOf('price');
  const quantity = signOf('quantity');
  const shared = [price, quantity].find((sign) => sign === ',' || sign === '.') ?? fallback;
  return {
    columns,
    price: price ?? shared,
    quantity: quantity ?? shared,
    hasPacks: columns.unit !== undefined && rows.some((row) => (readPackSize(row.cells.unit ?? '')?.size ?? 1) !== 1),
  };
};

type Refusal = Omit<FeedRowError, 'line'>;
const isRefusal = (value: object): value is Refusal => 'code' in value;

const identity = (cells: RawRow['cells']): { pzn?: string; name?: string } | Refusal => {
  const name = (cells.name ?? '').replace(/\s+/g, ' ').trim();
  if (name.length > maxNameLength) return { field: 'name', code: 'name.tooLong' };
  const reading = readPzn(cells.pzn ?? '');
  if ('pzn' in reading) return name === '' ? { pzn: reading.pzn } : { pzn: reading.pzn, name };
  if (reading.problem !== 'missing') return { field: 'pzn', code: `pzn.${reading.problem}` };
  return name === '' ? { field: 'pzn', code: 'pzn.missing' } : { name };
};

const packOf = (cells: RawRow['cells'], style: Style): PackSize | Refusal => {
  const text = (cells.unit ?? '').trim();
  if (text === '') return style.hasPacks ? { field: 'unit', code: 'unit.missing' } : { size: 1, unit: null };
  return readPackSize(text) ?? { field: 'unit', code: 'unit.unknown' };
};

/** The column's number for one unit is `number / packs`; `basis` says whether the header overrules the pack size. */
const quantityOf = (cells: RawRow['cells'], style: Style, pack: PackSize): { quantity: number } | Refusal => {
  const reading = readNumber(cells.quantity, style.quantity);
  if ('problem' in reading) return { field: 'quantity', code: `quantity.${reading.problem}` };
  const quantity = hundredths(style.columns.quantity?.basis === 'unit' ? reading.value : reading.value * pack.size) / 100;
  if (quantity < 0) return { field: 'quantity', code: 'quantity.negative' };
  return quantity <= maxQuantity ? { quantity } : { field: 'quantity', code: 'quantity.outOfRange' };
};

const priceOf = (cells: RawRow['cells'], style: Style, pack: PackSize): { priceCents: number } | Refusal => {
  const reading = readNumber(cells.price, style.price);
  if ('problem' in reading) return { field: 'price', code: `price.${reading.problem}` };
  const forPack = style.columns.price?.isCents ? Math.round(reading.value) : hundredths(reading.value);
  const priceCents = style.columns.price?.basis === 'unit' ? forPack : Math.round(forPack / pack.size);
  if (!(priceCents > 0)) return { field: 'price', code: 'price.notPositive' };
  return priceCents <= maxPriceCents ? { priceCents } : { field: 'price', code: 'price.outOfRange' };
};

const readRow = (raw: RawRow, style: Style): FeedRow | FeedRowError => {
  const who = identity(raw.cells);
  if (isRefusal(who)) return { line: raw.line, ...who };
  const pack = packOf(raw.cells, style);
  if (isRefusal(pack)) return { line: raw.line, ...pack };
  const quantity = quantityOf(raw.cells, style, pack);
  if (isRefusal(quantity)) return { line: raw.line, ...quantity };
  const price = priceOf(raw.cells, style, pack);
  if (isRefusal(price)) return { line: raw.line, ...price };
  return { line: raw.line, ...who, ...quantity, ...(pack.unit ? { unit: pack.unit } : {}), ...price };
};

/** Names are the same article when they differ in case, accent form and spaces only. */
export const articleKey = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Turns raw rows into usable rows and named errors. Of two rows for one article the first usable one counts.
 * `fallback` is the decimal sign to assume where the numbers leave it open, if the file as a whole suggests one.
 */
export const readRows = (
  raw: readonly RawRow[],
  columns: Columns,
  fallback: DecimalSign,
): { rows: FeedRow[]; errors: FeedRowError[]; decimal: DecimalSign } => {
  const style = styleOf(raw, columns, fallback);
  const seen = new Set<string>();
  const rows: FeedRow[] = [];
  const errors: FeedRowError[] = [];
  for (const row of raw) {
    const result = readRow(row, style);
    if ('code' in result) {
      errors.push({ ...result, cells: row.cells });
      continue;
    }
    const key = result.pzn ? `pzn:${result.pzn}` : `name:${articleKey(result.name ?? '')}`;
    if (seen.has(key))
      errors.push(
        result.pzn
          ? { line: row.line, field: 'pzn', code: 'pzn.duplicate', cells: row.cells }
          : { line: row.line, field: 'name', code: 'name.duplicate', cells: row.cells },
      );
    else {
      seen.add(key);
      rows.push(result);
    }
  }
  return { rows, errors, decimal: style.price };
};
