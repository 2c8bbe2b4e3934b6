/** Trigrams as PostgreSQL's `pg_trgm` makes them (two spaces before, one after), each as a number, in ascending order and once. */
export const trigramsOf = (word: string): Uint32Array => {
  const padded = `  ${word} `;
  const found = new Set<number>();
  for (let at = 0; at + 3 <= padded.length; at += 1)
    found.add((Math.imul(Math.imul(padded.charCodeAt(at), 65_599) + padded.charCodeAt(at + 1), 65_599) + padded.charCodeAt(at + 2)) >>> 0);
  return Uint32Array.from(found).sort();
};

const commonTrigrams = (a: Uint32Array, b: Uint32Array): number => {
  let common = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const [x, y] = [a[i]!, b[j]!];
    if (x === y) common += 1;
    if (x <= y) i += 1;
    if (y <= x) j += 1;
  }
  return common;
};

/** How many letters must be changed, added, left out or swapped with their neighbour; `limit` + 1 for all that are more. */
const editDistance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[b.length]!;
};

const similarFrom = 0.45;
const slipsAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

export interface Folded {
  folded: string;
  trigrams: Uint32Array;
}

/** From 0 (another word) to 1 (the same): one slip in a short word and two in a long one are forgiven, more when most of the word is the same. */
export const closeness = (typed: Folded, known: Folded): number => {
  const common = commonTrigrams(typed.trigrams, known.trigrams);
  if (common === 0) return 0;
  const limit = slipsAllowed(typed.folded);
  const slips = limit === 0 ? 1 : editDistance(typed.folded, known.folded, limit);
  const bySlips = slips <= limit ? 1 - slips / (typed.folded.length + 1) : 0;
  const similarity = common / (typed.trigrams.length + known.trigrams.length - common);
  return Math.max(bySlips, similarity >= similarFrom ? similarity : 0);
};
