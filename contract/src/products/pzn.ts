/**
 * The Pharmazentralnummer: eight digits, the last one a check digit.
 * Digits 1 to 7 are weighted 1 to 7; their sum modulo 11 is the check digit. A remainder of 10 is never issued.
 */
export type PznProblem = 'missing' | 'notANumber' | 'tooShort' | 'tooLong' | 'checkDigit';
export type PznReading = { pzn: string } | { problem: PznProblem };

/** The check digit of the first seven digits, or null for a number that is never issued. */
export const pznCheckDigit = (sevenDigits: string): number | null => {
  let sum = 0;
  for (let place = 0; place < 7; place += 1) sum += (sevenDigits.charCodeAt(place) - 48) * (place + 1);
  const remainder = sum % 11;
  return remainder === 10 ? null : remainder;
};

export const isPzn = (text: string): boolean => /^\d{8}$/.test(text) && pznCheckDigit(text) === Number(text[7]);

/**
 * Reads a PZN as people, tills and scanners write it: `PZN-04877800`, `PZN 4877800`, `-04877800`, `0487 7800`, or a number that lost its leading zero.
 * One lost zero is put back (older numbers have seven digits); anything shorter is refused and not guessed.
 */
export const readPzn = (input: string | number): PznReading => {
  const bare = String(input)
    .normalize('NFKC')
    .trim()
    .replace(/^pzn\b/i, '')
    .replace(/[\s.:\-‐-―]/g, '');
  if (bare === '') return { problem: 'missing' };
  if (!/^\d+$/.test(bare)) return { problem: 'notANumber' };
  if (bare.length < 7) return { problem: 'tooShort' };
  if (bare.length > 8) return { problem: 'tooLong' };
  const pzn = bare.padStart(8, '0');
  return isPzn(pzn) ? { pzn } : { problem: 'checkDigit' };
};
