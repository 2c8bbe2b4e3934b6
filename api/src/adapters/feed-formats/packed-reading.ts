import { setImmediate as nextTurn } from 'node:timers/promises';
import { units } from '@blattwerk/contract/products/enums';
import type { FeedReading } from './read-feed.ts';
import type { FeedRow, FeedRowError } from './rows.ts';

/** Some rows as columns of numbers and one text, which cross between threads without being copied one by one. */
interface RowBatch {
  lines: Int32Array<ArrayBuffer>;
  pzns: Int32Array<ArrayBuffer>;
  quantities: Float64Array<ArrayBuffer>;
  prices: Int32Array<ArrayBuffer>;
  units: Int8Array<ArrayBuffer>;
  names: Uint8Array<ArrayBuffer>;
}

/** A reading on its way from the worker. */
export interface PackedReading {
  facts: Omit<FeedReading, 'rows' | 'errors'>;
  batches: RowBatch[];
  errors: Uint8Array<ArrayBuffer>[];
}

const batchSize = 4000;
/** Without: neither a number nor a text of that kind. */
const without = -1;
const encoder = new TextEncoder();
const decoder = new TextDecoder();
/** No name has it: white space in names is single spaces. */
const separator = '\n';

const packRows = (rows: readonly FeedRow[]): RowBatch => ({
  lines: Int32Array.from(rows, ({ line }) => line),
  pzns: Int32Array.from(rows, ({ pzn }) => (pzn === undefined ? without : Number(pzn))),
  quantities: Float64Array.from(rows, ({ quantity }) => quantity),
  prices: Int32Array.from(rows, ({ priceCents }) => priceCents),
  units: Int8Array.from(rows, ({ unit }) => (unit === undefined ? without : units.indexOf(unit))),
  names: encoder.encode(rows.map(({ name }) => name ?? '').join(separator)),
});

function* slices<T>(items: readonly T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += batchSize) yield items.slice(at, at + batchSize);
}

/** Packs a reading; what is listed as `transfer` changes hands instead of being copied. */
export const packReading = ({ rows, errors, ...facts }: FeedReading): { packed: PackedReading; transfer: ArrayBuffer[] } => {
  const packed: PackedReading = {
    facts,
    batches: [...slices(rows)].map(packRows),
    errors: [...slices(errors)].map((some) => encoder.encode(JSON.stringify(some))),
  };
  const transfer = [...packed.batches.flatMap((batch) => Object.values(batch) as Uint8Array<ArrayBuffer>[]), ...packed.errors].map(({ buffer }) => buffer);
  return { packed, transfer };
};

const unpackRows = (batch: RowBatch, into: FeedRow[]): void => {
  const names = decoder.decode(batch.names).split(separator);
  for (let at = 0; at < batch.lines.length; at += 1) {
    const row: FeedRow = { line: batch.lines[at] ?? 0, quantity: batch.quantities[at] ?? 0, priceCents: batch.prices[at] ?? 0 };
    const pzn = batch.pzns[at] ?? without;
    if (pzn !== without) row.pzn = String(pzn).padStart(8, '0');
    if (names[at]) row.name = names[at];
    const unit = units[batch.units[at] ?? without];
    if (unit) row.unit = unit;
    into.push(row);
  }
};

/** Unpacks a reading a batch at a time, so that requests are answered in between. */
export const unpackReading = async ({ facts, batches, errors }: PackedReading): Promise<FeedReading> => {
  const reading: FeedReading = { ...facts, rows: [], errors: [] };
  for (const [at, batch] of batches.entries()) {
    if (at > 0) await nextTurn();
    unpackRows(batch, reading.rows);
  }
  for (const [at, some] of errors.entries()) {
    if (at > 0) await nextTurn();
    reading.errors.push(...(JSON.parse(decoder.decode(some)) as FeedRowError[]));
  }
  return reading;
};
