/** Words of a search; more of them narrow nothing any more. */
const mostWords = 10;

/** `Müller, Anna` and `Dr. Anna Müller` are words; `PZN` before a number is none. Pure. */
export const wordsOf = (q: string): string[] =>
  q
    .normalize('NFC')
    .replaceAll(/\bPZN\b[-:\s]*(?=\d)/gi, '')
    .replaceAll('\0', '')
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .slice(0, mostWords);

/** The digits of a telephone number as they stand in every way to write it: `+49 (0)30 12-34`, `0049 30 1234` and `030/1234`. Pure. */
export const phoneDigits = (q: string): string | undefined => {
  if (!/^[+(\d][\d\s()/.–-]*$/.test(q.trim())) return undefined;
  const digits = q
    .replace('(0)', '')
    .replaceAll(/\D/g, '')
    .replace(/^0{1,2}/, '');
  return digits.length >= 4 ? digits : undefined;
};

/** The spelling that all ways to write a text have in common, as `search_fold` makes it. Pure. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1');

/** The same search in a list that is not in the database. Pure. */
export const hasWords = (q: string, texts: readonly string[]): boolean => {
  const text = folded(texts.join(' '));
  return wordsOf(q).every((word) => text.includes(folded(word)));
};
