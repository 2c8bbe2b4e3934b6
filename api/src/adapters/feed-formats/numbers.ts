/** The sign before the decimals in one column; null when the column gives no hint. `mixed`: it gives contradicting ones. */
export type DecimalSign = ',' | '.' | 'mixed' | null;
export type NumberReading = { value: number } | { problem: 'missing' | 'notANumber' | 'ambiguous' };

const currency = /^(?:€|eur|euro)\s*|\s*(?:€|eur|euro|g|gr|gramm|ml|stk\.?|stück)$/gi;
const clean = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .replace(currency, '')
    .replace(/[\s'’]/g, '')
    .replace(/^[−–](?=\d)/, '-');

/** What one number alone gives away: `1.250,5` and `7,99` a comma, `1,250.5` and `7.99` a point, `1.250` and `12` nothing. */
const hint = (text: string): ',' | '.' | null => {
  const value = clean(text);
  const lastComma = value.lastIndexOf(',');
  const lastPoint = value.lastIndexOf('.');
  if (lastComma >= 0 && lastPoint >= 0) return lastComma > lastPoint ? ',' : '.';
  const sign = lastComma >= 0 ? ',' : lastPoint >= 0 ? '.' : null;
  if (sign === null) return null;
  const parts = value.replace(/^-/, '').split(sign);
  if (parts.length > 2) return sign === ',' ? '.' : ',';
  return parts[1]?.length === 3 && parts[0] !== '0' && parts[0] !== '' ? null : sign;
};

/** The decimal sign of a column, out of the numbers that leave no doubt. */
export const decimalSignOf = (values: Iterable<string>): DecimalSign => {
  const seen = new Set<',' | '.'>();
  for (const value of values) {
    const sign = hint(value);
    if (sign) seen.add(sign);
  }
  if (seen.size > 1) return 'mixed';
  return seen.values().next().value ?? null;
};

const grouped = { ',': /^-?\d{1,3}(,\d{3})+(\.\d+)?$/, '.': /^-?\d{1,3}(\.\d{3})+(,\d+)?$/ } as const;

/**
 * Reads one number. A sign that could be a decimal sign or mark thousands (`1.250`) is read by the column's sign;
 * without one, or in a column that contradicts itself, the number is refused and not guessed.
 */
export const readNumber = (text: string | undefined, column: DecimalSign): NumberReading => {
  const value = clean(text ?? '');
  if (value === '') return { problem: 'missing' };
  if (/^-?\d+$/.test(value)) return { value: Number(value) };
  if (!/^-?[\d.,]*\d$/.test(value)) return { problem: 'notANumber' };
  const own = hint(value);
  const sign = own ?? column;
  if (sign === null || sign === 'mixed') return { problem: 'ambiguous' };
  const thousands = sign === ',' ? '.' : ',';
  if (value.includes(thousands) && !grouped[thousands].test(value)) return { problem: 'notANumber' };
  const plain = value.replaceAll(thousands, '').replace(sign, '.');
  return /^-?\d*\.?\d+$/.test(plain) ? { value: Number(plain) } : { problem: 'notANumber' };
};

/** Rounds half up at two decimals, on the number as it is written and not on its binary neighbour: 1.005 gives 101. */
export const hundredths = (value: number): number => Math.round(Number(`${value}e2`));
