import type { FeedDialect, FeedField, FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import type { CorrectedRow } from '@blattwerk/contract/stock-feeds/run-shapes';
import type { FeedFile } from '../../../adapters/feed-formats/feed-file.ts';
import type { FeedReaderPort } from '../../../adapters/feed-formats/feed-reader-port.ts';
import type { FeedReading } from '../../../adapters/feed-formats/read-feed.ts';
import { FeedUnreadable } from '../../../adapters/feed-formats/unreadable.ts';
import { csvText } from '../../../kernel/csv.ts';
import { failure } from '../../../kernel/failure.ts';
import type { FeedRun, StoredRowError } from '../stock-feed.model.ts';

const headers = { pzn: 'PZN', name: 'Artikel', unit: 'Einheit', quantity: 'Bestand', price: 'Preis' } as const satisfies Record<FeedField, string>;
const fields = ['pzn', 'name', 'unit', 'quantity', 'price'] as const;

/** How the corrected rows are read: packs, cents and the decimal sign are those of the file whose rows they replace. */
const mappingOf = (dialect: FeedDialect | null): FeedMapping => ({
  encoding: 'utf-8',
  delimiter: ';',
  decimal: dialect?.decimal ?? null,
  headerLine: 1,
  list: null,
  columns: {
    pzn: { header: headers.pzn },
    name: { header: headers.name },
    unit: { header: headers.unit },
    quantity: { header: headers.quantity, basis: dialect?.columns.quantity?.basis ?? null },
    price: { header: headers.price, basis: dialect?.columns.price?.basis ?? null, isCents: dialect?.columns.price?.isCents ?? false },
  },
});

const cellsOf = ({ line: _line, ...cells }: CorrectedRow): NonNullable<StoredRowError['cells']> => cells;
const faulty = (row: CorrectedRow, error: Pick<StoredRowError, 'field' | 'code'>): StoredRowError => ({ line: row.line, ...error, cells: cellsOf(row) });

/** Packs cannot be guessed from a few rows: where the file has a column for them, each corrected row names its own. */
const needsUnit = ({ dialect, errors }: FeedRun): boolean => Boolean(dialect?.columns.unit) || errors.some(({ cells }) => cells?.unit);

export interface CorrectedReading extends Omit<FeedReading, 'errors'> {
  errors: StoredRowError[];
}

const readOrRefuse = async (reader: FeedReaderPort, file: FeedFile): Promise<FeedReading> => {
  try {
    return await reader.read(file);
  } catch (error) {
    if (error instanceof FeedUnreadable) throw failure('feed.unreadable', undefined, { cause: error });
    throw error;
  }
};

/**
 * Corrected rows, written as a file so that they pass the same reading as every other. Their lines are those of the run's file,
 * and each row is either read or named as faulty: a table reader passes over what looks empty.
 * @throws feed.unreadable when the rows as a whole are no table
 */
export const readCorrected = async (reader: FeedReaderPort, run: FeedRun, rows: readonly CorrectedRow[]): Promise<CorrectedReading> => {
  const withoutUnit = needsUnit(run) ? rows.filter(({ unit }) => !unit) : [];
  const complete = rows.filter((row) => !withoutUnit.includes(row));
  const table = csvText([fields.map((field) => headers[field]), ...complete.map((row) => fields.map((field) => row[field] ?? ''))], {
    delimiter: ';',
    newline: '\n',
    isAlwaysQuoted: true,
  });
  const reading = await readOrRefuse(reader, { bytes: Buffer.from(`${table}\n`), format: 'csv', mapping: mappingOf(run.dialect) });
  const inFile = <T extends { line: number }>(one: T): T => ({ ...one, line: complete[one.line - 2]?.line ?? one.line });
  const read = reading.rows.map(inFile);
  const errors: StoredRowError[] = [...reading.errors.map(inFile), ...withoutUnit.map((row) => faulty(row, { field: 'unit', code: 'unit.missing' }))];
  const named = new Set([...read, ...errors].map(({ line }) => line));
  const passedOver = rows.filter(({ line }) => !named.has(line)).map((row) => faulty(row, { field: 'pzn', code: 'pzn.missing' }));
  return { ...reading, rows: read, errors: [...errors, ...passedOver] };
};
