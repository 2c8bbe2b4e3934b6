import { federalStates, type FederalState } from '@blattwerk/contract/places/federal-states';
import type { PostalProblem } from '@blattwerk/contract/places/import-problems';
import { csvRows, type CsvRow } from '../../adapters/feed-formats/csv-rows.ts';
import { CsvScanner } from '../../adapters/feed-formats/csv-scanner.ts';
import { FeedUnreadable } from '../../adapters/feed-formats/unreadable.ts';
import { failure } from '../../kernel/failure.ts';

/** A postal code with the middle of its places and its towns. */
export interface PostalCode {
  zipCode: string;
  state: FederalState;
  lat: number;
  lon: number;
  towns: readonly string[];
}
export interface PostalRowError {
  line: number;
  field: string;
  code: PostalProblem;
}
export interface PostalFile {
  rowCount: number;
  codes: Map<string, PostalCode>;
  /** The first of them. */
  errors: PostalRowError[];
  errorCount: number;
}

const columns = ['plz', 'ort', 'land', 'lat', 'lon'] as const;
type Cells = Record<(typeof columns)[number], string>;
const maxErrors = 200;
/** The country's outermost degrees, a little widened. */
const bounds = { lat: [47, 55.2], lon: [5.7, 15.2] } as const;

interface Place {
  zipCode: string;
  town: string;
  state: FederalState;
  lat: number;
  lon: number;
}
type Reading = { place: Place } | { field: string; code: PostalProblem };

const degreeOf = (text: string, [from, to]: readonly [number, number]): number | null => {
  const value = /^\d{1,2}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : null;
};

/** What stands behind a comma tells of which Neustadt it is and is no part of an address. */
const townOf = (text: string): string => (text.split(',')[0] ?? '').trim();

const readCells = (cells: Cells): Reading => {
  if (!/^\d{5}$/.test(cells.plz)) return { field: 'plz', code: 'plz.invalid' };
  const town = townOf(cells.ort);
  if (town === '' || town.length > 60) return { field: 'ort', code: 'ort.invalid' };
  const state = federalStates.find((candidate) => candidate === cells.land.toUpperCase());
  if (!state) return { field: 'land', code: 'land.unknown' };
  const lat = degreeOf(cells.lat, bounds.lat);
  if (lat === null) return { field: 'lat', code: 'lat.invalid' };
  const lon = degreeOf(cells.lon, bounds.lon);
  if (lon === null) return { field: 'lon', code: 'lon.invalid' };
  return { place: { zipCode: cells.plz, town, state, lat, lon } };
};

interface Gathered {
  state: FederalState;
  towns: Set<string>;
  lat: number;
  lon: number;
}

/** Adds a place to its postal code, whose middle is that of its places; says what is against it. */
const gather = (known: Map<string, Gathered>, place: Place): PostalRowError['code'] | null => {
  const code = known.get(place.zipCode) ?? { state: place.state, towns: new Set<string>(), lat: 0, lon: 0 };
  if (code.state !== place.state) return 'land.differs';
  if (code.towns.has(place.town)) return 'row.duplicate';
  code.towns.add(place.town);
  code.lat += place.lat;
  code.lon += place.lon;
  known.set(place.zipCode, code);
  return null;
};

const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;

const finish = (known: Map<string, Gathered>): Map<string, PostalCode> =>
  new Map(
    [...known].map(([zipCode, { state, towns, lat, lon }]) => [
      zipCode,
      { zipCode, state, lat: round(lat / towns.size), lon: round(lon / towns.size), towns: [...towns].sort() },
    ]),
  );

const placesOf = (header: readonly string[] | undefined): number[] => {
  const places = columns.map((column) => header?.findIndex((cell) => cell.toLowerCase() === column) ?? -1);
  const missing = columns.filter((_, index) => places[index] === -1);
  if (missing.length > 0) throw failure('file.invalid', { missing });
  return places;
};

async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function* recordsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const scanner = new CsvScanner(',');
  for await (const text of decode(bytes)) {
    scanner.push(text, false);
    yield* csvRows(scanner);
  }
  scanner.push('', true);
  yield* csvRows(scanner);
}

/** Takes in one row after the other, the header first. */
const createReading = () => {
  const known = new Map<string, Gathered>();
  const errors: PostalRowError[] = [];
  let header: { places: number[]; width: number } | undefined;
  let rowCount = 0;
  let errorCount = 0;
  const problemOf = (record: readonly string[], { places, width }: NonNullable<typeof header>): Omit<PostalRowError, 'line'> | null => {
    if (record.length !== width) return { field: 'row', code: 'row.columns' };
    const reading = readCells(Object.fromEntries(columns.map((column, index) => [column, record[places[index] ?? 0] ?? ''])) as Cells);
    if (!('place' in reading)) return reading;
    const code = gather(known, reading.place);
    return code && { field: code === 'land.differs' ? 'land' : 'ort', code };
  };
  return {
    take(record: readonly string[], line: number): void {
      if (!header) return void (header = { places: placesOf(record), width: record.length });
      rowCount += 1;
      const problem = problemOf(record, header);
      if (!problem) return;
      errorCount += 1;
      if (errors.length < maxErrors) errors.push({ line, ...problem });
    },
    /** @throws file.invalid when there was not even a header */
    finish(): PostalFile {
      if (!header) placesOf(undefined);
      return { rowCount, codes: finish(known), errors, errorCount };
    },
  };
};

/** What the decoder throws for bytes that are no UTF-8. */
const isUndecodable = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

/**
 * Reads a table of postal codes row by row: `plz,ort,land,lat,lon` in UTF-8, several rows where a code has several towns.
 * @throws file.invalid when it is no such table
 */
export const readPostalFile = async (bytes: AsyncIterable<Uint8Array>): Promise<PostalFile> => {
  const reading = createReading();
  try {
    for await (const { record, line } of recordsOf(bytes)) reading.take(record, line);
  } catch (error) {
    if (error instanceof FeedUnreadable || isUndecodable(error)) throw failure('file.invalid', undefined, { cause: error });
    throw error;
  }
  return reading.finish();
};
