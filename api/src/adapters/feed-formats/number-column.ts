import type { Cell } from './cells.ts';
import { readNumber, shapeOf, type DecimalSign, type NumberReading, type NumberShape } from './numbers.ts';

export type ColumnReading = NumberReading | { problem: 'decimals' };

/** The fewest numbers without a trailing zero from which the writer is known to cut decimals short. */
const enoughToTell = 100;
const enoughForStyle = 20;
/** The share in per cent that makes a style; a number that deviates from it is damaged. */
const stylePercent = 95;
const mostDecimals = 6;
const memorySize = 20_000;

interface Survey {
  comma: number;
  point: number;
  numbers: number;
  /** How many numbers have each count of decimals. */
  byDecimals: number[];
  /** Of those, how many end with a zero. */
  padded: number[];
}

const places = (): number[] => Array.from({ length: mostDecimals + 1 }, () => 0);
const capped = ({ decimals }: NumberShape): number | null => (decimals === null ? null : Math.min(decimals, mostDecimals));
const count = (counts: number[], place: number): void => {
  counts[place] = (counts[place] ?? 0) + 1;
};

const survey = (cells: Iterable<Cell | undefined>): Survey => {
  const found: Survey = { comma: 0, point: 0, numbers: 0, byDecimals: places(), padded: places() };
  for (const cell of cells) {
    if (typeof cell !== 'string' || cell === '') continue;
    const shape = shapeOf(cell);
    if (shape.sign === ',') found.comma += 1;
    if (shape.sign === '.') found.point += 1;
    const decimals = capped(shape);
    if (decimals === null) continue;
    found.numbers += 1;
    count(found.byDecimals, decimals);
    if (shape.value.endsWith('0')) count(found.padded, decimals);
  }
  return found;
};

const styleOf = ({ comma, point }: Survey): { shown: DecimalSign; isSettled: boolean } => {
  if (comma === 0 && point === 0) return { shown: null, isSettled: false };
  const isSettled = Math.max(comma, point) >= enoughForStyle && Math.max(comma, point) * 100 >= (comma + point) * stylePercent;
  if (comma > 0 && point > 0 && !isSettled) return { shown: 'mixed', isSettled };
  return { shown: comma > point ? ',' : '.', isSettled };
};

/**
 * The number of decimals that every number of the column has, or null where they differ by nature.
 * A till that writes `7,00` never writes `7`: where most numbers have two decimals, `799` has lost its sign and is not 799.
 */
const fixedDecimals = ({ byDecimals, padded, numbers }: Survey, isMoney: boolean): number | null => {
  const decimals = byDecimals.findIndex((count, place) => place > 0 && count > numbers / 2);
  if (decimals < 0) return null;
  const shorter = byDecimals.slice(1, decimals).reduce((sum, count) => sum + count, 0);
  if ((padded[decimals] ?? 0) > shorter) return decimals;
  if (shorter > 0) return null;
  return isMoney ? (decimals === 2 ? decimals : null) : numbers < enoughToTell ? decimals : null;
};

/** One column of numbers, read by its own style: what the numbers together say decides how each is read. */
export class NumberColumn {
  #sign: DecimalSign;
  /** The sign is beyond doubt: a person confirmed it, or nearly all numbers show it. Another one in a row is damage. */
  readonly #isSettled: boolean;
  readonly #decimals: number | null;
  readonly #hasThousandths: boolean;
  readonly #memory = new Map<string, ColumnReading>();

  /** `forced`: the decimal sign that a person confirmed. */
  constructor(cells: Iterable<Cell | undefined>, { forced, isMoney }: { forced: ',' | '.' | null; isMoney: boolean }) {
    const found = survey(cells);
    const { shown, isSettled } = styleOf(found);
    this.#sign = forced ?? shown;
    this.#isSettled = forced !== null || isSettled;
    this.#decimals = fixedDecimals(found, isMoney);
    this.#hasThousandths = (found.byDecimals[3] ?? 0) > 0;
  }

  /** Null when the numbers leave it open. */
  get sign(): DecimalSign {
    return this.#sign;
  }

  /** The sign to read by where the column's own numbers leave it open. */
  assume(sign: DecimalSign): void {
    this.#sign ??= sign;
  }

  read(cell: Cell | undefined): ColumnReading {
    if (typeof cell === 'number') return Number.isFinite(cell) ? { value: cell } : { problem: 'notANumber' };
    if (cell === undefined || cell === '') return { problem: 'missing' };
    const known = this.#memory.get(cell);
    if (known) return known;
    const reading = this.#readText(cell);
    if (this.#memory.size >= memorySize) this.#memory.clear();
    this.#memory.set(cell, reading);
    return reading;
  }

  #readText(text: string): ColumnReading {
    const shape = shapeOf(text);
    const own = shape.sign;
    const reading = readNumber(text, this.#sign);
    if ('problem' in reading || reading.value === 0) return reading;
    if (this.#isSettled && own !== null && own !== this.#sign) return { problem: 'ambiguous' };
    const decimals = capped(shape) ?? this.#openDecimals(text);
    // `1,250` beside `7,5`: thousands in another style, or three decimals where no other row has them.
    if (decimals === 3 && own === null && !this.#hasThousandths) return { problem: 'ambiguous' };
    return this.#decimals !== null && decimals !== this.#decimals ? { problem: 'decimals' } : reading;
  }

  /** `1.250` has three decimals where the point is the decimal sign, and none where it marks thousands. */
  #openDecimals(text: string): number {
    return (this.#sign === ',' || this.#sign === '.') && text.includes(this.#sign) ? 3 : 0;
  }
}
