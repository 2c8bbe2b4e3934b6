import { categories, irradiations, units, type Category, type Genetics, type Irradiation, type Unit } from '@blattwerk/contract/products/enums';
import type { ProductProblem } from '@blattwerk/contract/products/import-problems';
import { readPzn } from '@blattwerk/contract/products/pzn';
import { csvRows, type CsvRow } from '../../adapters/feed-formats/csv-rows.ts';
import { CsvScanner } from '../../adapters/feed-formats/csv-scanner.ts';
import { decodeFeed } from '../../adapters/feed-formats/encoding.ts';
import { FeedUnreadable } from '../../adapters/feed-formats/unreadable.ts';
import { failure } from '../../kernel/failure.ts';

/** What a product file says about one product. */
export interface ProductRow {
  pzn: string;
  name: string;
  category: Category;
  unit: Unit;
  manufacturer: string | null;
  strain: string | null;
  genetics: Genetics | null;
  geneticsDetail: string | null;
  thc: number | null;
  isThcBelow: boolean;
  cbd: number | null;
  isCbdBelow: boolean;
  origin: string | null;
  irradiation: Irradiation;
}
export interface ProductRowError {
  line: number;
  field: string;
  code: ProductProblem;
}

const columns = ['pzn', 'name', 'category', 'unit', 'manufacturer', 'strain', 'genetics', 'thc', 'cbd', 'origin', 'irradiation'] as const;
type Cells = Record<(typeof columns)[number], string>;

/** Thrown inside one row; becomes that row's error. */
class RowRefused extends Error {
  readonly field: string;
  readonly code: ProductProblem;
  constructor(field: string, code: ProductProblem) {
    super(code);
    this.field = field;
    this.code = code;
  }
}

const oneOf = <T extends string>(values: readonly T[], text: string, field: string, code: ProductProblem): T => {
  const value = values.find((candidate) => candidate === text.toLowerCase());
  if (!value) throw new RowRefused(field, code);
  return value;
};

/** `<1` is less than one; `20+` is at least twenty, of which only the number is kept. */
export const contentOf = (text: string, field: 'thc' | 'cbd'): { value: number | null; isBelow: boolean } => {
  if (text === '') return { value: null, isBelow: false };
  const match = /^(<?)\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*\+?\s*%?$/.exec(text);
  if (!match?.[2]) throw new RowRefused(field, `${field}.invalid`);
  return { value: Number(match[2].replace(',', '.')), isBelow: match[1] === '<' };
};

/** `Indica-dominant` is an indica; the finer word is kept beside it. */
export const geneticsOf = (text: string): Pick<ProductRow, 'genetics' | 'geneticsDetail'> => {
  if (text === '') return { genetics: null, geneticsDetail: null };
  const match = /^(indica|sativa|hybrid)(\W.*|\s.*)?$/i.exec(text);
  if (!match?.[1]) throw new RowRefused('genetics', 'genetics.unknown');
  return { genetics: match[1].toLowerCase() as Genetics, geneticsDetail: match[2] ? text : null };
};

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Country names in German and English, and the codes themselves, each to its ISO code. */
const countryCodes = new Map<string, string>(
  letters.flatMap((first) =>
    letters.flatMap((second) => {
      const code = first + second;
      const names = ['de', 'en'].map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code));
      return names
        .flatMap((name): [string, string][] => (name ? [[name.toLowerCase(), code]] : []))
        .concat(names.some(Boolean) ? [[code.toLowerCase(), code]] : []);
    }),
  ),
);

export const originOf = (text: string): string | null => {
  if (text === '') return null;
  const code = countryCodes.get(text.toLowerCase());
  if (!code) throw new RowRefused('origin', 'origin.unknown');
  return code;
};

const readRow = (cells: Cells): ProductRow => {
  const reading = readPzn(cells.pzn);
  if (!('pzn' in reading)) throw new RowRefused('pzn', 'pzn.invalid');
  if (cells.name === '' || cells.name.length > 200) throw new RowRefused('name', 'name.invalid');
  const thc = contentOf(cells.thc, 'thc');
  const cbd = contentOf(cells.cbd, 'cbd');
  return {
    pzn: reading.pzn,
    name: cells.name,
    category: oneOf(categories, cells.category, 'category', 'category.unknown'),
    unit: oneOf(units, cells.unit, 'unit', 'unit.unknown'),
    manufacturer: cells.manufacturer || null,
    strain: cells.strain || null,
    ...geneticsOf(cells.genetics),
    thc: thc.value,
    isThcBelow: thc.isBelow,
    cbd: cbd.value,
    isCbdBelow: cbd.isBelow,
    origin: originOf(cells.origin),
    irradiation: cells.irradiation === '' ? 'unknown' : oneOf(irradiations, cells.irradiation, 'irradiation', 'irradiation.unknown'),
  };
};

const recordsOf = (bytes: Uint8Array): CsvRow[] => {
  try {
    const { text } = decodeFeed(bytes);
    const [header = ''] = text.trimStart().split(/[\r\n]/, 1);
    const scanner = new CsvScanner(header.includes(';') ? ';' : '\t');
    scanner.push(text, true);
    return [...csvRows(scanner)];
  } catch (error) {
    if (error instanceof FeedUnreadable) throw failure('file.invalid', undefined, { cause: error });
    throw error;
  }
};

/**
 * Reads a product file: `pzn;name;category;unit;manufacturer;strain;genetics;thc;cbd;origin;irradiation`, decimal comma, `<1`, country names in German or English.
 * @throws file.invalid when it is no text or its header lacks one of these columns
 */
export const readProductFile = (bytes: Uint8Array): { rowCount: number; rows: ProductRow[]; errors: ProductRowError[] } => {
  const [header, ...body] = recordsOf(bytes);
  const places = columns.map((column) => header?.record.findIndex((cell) => cell.toLowerCase() === column) ?? -1);
  const missing = columns.filter((_, index) => places[index] === -1);
  if (missing.length > 0) throw failure('file.invalid', { missing });
  const rows: ProductRow[] = [];
  const errors: ProductRowError[] = [];
  const seen = new Set<string>();
  for (const { record, line } of body) {
    try {
      if (record.length !== header?.record.length) throw new RowRefused('row', 'row.columns');
      const row = readRow(Object.fromEntries(columns.map((column, index) => [column, record[places[index] ?? 0] ?? ''])) as Cells);
      if (seen.has(row.pzn)) throw new RowRefused('pzn', 'pzn.duplicate');
      seen.add(row.pzn);
      rows.push(row);
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      errors.push({ line, field: error.field, code: error.code });
    }
  }
  return { rowCount: body.length, rows, errors };
};
