/** The sign before the decimals in one column; null when the column gives no hint. `mixed`: it gives contradicting ones. */
export type DecimalSign = ',' | '.' | 'mixed' | null;
export type NumberReading = { value: number } | { problem: 'missing' | 'notANumber' | 'ambiguous' };

const currency = /^(?:€|eur|euro)\s*|\s*(?:€|eur|euro|g|gr|gramm|ml|stk\.?|stück)$/gi;
const numeric = /^-?[\d.,]*\d$/;
const isPlain = /^-?[\d.,]+$/;
const clean = (text: string): string =>
  isPlain.test(text)
    ? text
    : text
        .normalize('NFKC')
        .trim()
        .replace(currency, '')
        // A space or mark between digits groups thousands; anywhere else it is damage.
        .replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '')
        .replace(/^[−–](?=\d)/, '-');

/** What one number alone gives away. */
export interface NumberShape {
  /** Without currency, unit and spaces. */
  value: string;
  /** The decimal sign: `1.250,5` and `7,99` a comma, `1,250.5` and `7.99` a point, `1.250` and `12` nothing. */
  sign: ',' | '.' | null;
  /** How many digits stand behind the decimal sign; null for what is no number, or could be meant either way. */
  decimals: number | null;
}

const signOf = (value: string): ',' | '.' | null => {
  if (!numeric.test(value)) return null;
  const lastComma = value.lastIndexOf(',');
  const lastPoint = value.lastIndexOf('.');
  if (lastComma >= 0 && lastPoint >= 0) return lastComma > lastPoint ? ',' : '.';
  const sign = lastComma >= 0 ? ',' : lastPoint >= 0 ? '.' : null;
  if (sign === null) return null;
  const parts = value.replace(/^-/, '').split(sign);
  if (parts.length > 2) return sign === ',' ? '.' : ',';
  return parts[1]?.length === 3 && /^[1-9]\d{0,2}$/.test(parts[0] ?? '') ? null : sign;
};

const decimalsOf = (value: string, sign: ',' | '.' | null): number | null => {
  if (sign === null) return /^-?\d+$/.test(value) ? 0 : null;
  const at = value.lastIndexOf(sign);
  return at < 0 ? 0 : value.length - at - 1;
};

const shapes = new Map<string, NumberShape>();
const mostShapes = 50_000;

/** Lists repeat the same few thousand numbers, within a file and from file to file. */
export const shapeOf = (text: string): NumberShape => {
  const known = shapes.get(text);
  if (known) return known;
  const value = clean(text);
  const sign = signOf(value);
  const shape = { value, sign, decimals: decimalsOf(value, sign) };
  if (shapes.size >= mostShapes) shapes.clear();
  shapes.set(text, shape);
  return shape;
};

const grouped = { ',': /^-?\d{1,3}(,\d{3})+(\.\d+)?$/, '.': /^-?\d{1,3}(\.\d{3})+(,\d+)?$/ } as const;

/**
 * Reads one number. A sign that could be a decimal sign or mark thousands (`1.250`) is read by the column's sign;
 * without one, or in a column that contradicts itself, the number is refused and not guessed.
 */
export const readNumber = (text: string | undefined, column: DecimalSign): NumberReading => {
  const { value, sign: own } = shapeOf(text ?? '');
  if (value === '') return { problem: 'missing' };
  if (/^-?\d+$/.test(value)) return { value: Number(value) };
  if (!numeric.test(value)) return { problem: 'notANumber' };
  const sign = own ?? column;
  if (sign === null || sign === 'mixed') return { problem: 'ambiguous' };
  const thousands = sign === ',' ? '.' : ',';
  if (value.includes(thousands) && !grouped[thousands].test(value)) return { problem: 'notANumber' };
  const plain = value.replaceAll(thousands, '').replace(sign, '.');
  return /^-?\d*\.?\d+$/.test(plain) ? { value: Number(plain) } : { problem: 'notANumber' };
};

/** Rounds half up at two decimals, on the number as it is written and not on its binary neighbour: 1.005 gives 101. */
export const hundredths = (value: number): number => {
  const near = Math.round(value * 100);
  return Math.abs(value * 100 - near) < 1e-4 ? near : Math.round(Number(`${value}e2`));
};
