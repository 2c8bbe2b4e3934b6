import type { FacetKey } from '@blattwerk/contract/products/shapes';
import { addAll, addBit, noBits, type Bits } from './bits.ts';

/** The values of one facet, in the order of the alphabet, and which products have which. */
export interface FacetIndex {
  values: readonly string[];
  sets: readonly Bits[];
  /** The values of product p are `list[start[p]]` to `list[start[p + 1] - 1]`. */
  start: Uint32Array;
  list: Uint16Array;
  /** What a filter may say for a value, in lower case where names are meant. */
  named: ReadonlyMap<string, number[]>;
}

const collator = new Intl.Collator('de');
export const alphabetically = (a: string, b: string): number => collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);

/** `namesOf` says what else finds a value besides itself. */
export const facetIndex = (perProduct: readonly (readonly string[])[], namesOf: (value: string) => readonly string[] = (value) => [value]): FacetIndex => {
  const values = [...new Set(perProduct.flat())].sort(alphabetically);
  const indexOf = new Map(values.map((value, index) => [value, index]));
  const sets = values.map(() => noBits(perProduct.length));
  const start = new Uint32Array(perProduct.length + 1);
  const list = new Uint16Array(perProduct.reduce((sum, own) => sum + own.length, 0));
  let at = 0;
  perProduct.forEach((own, position) => {
    start[position] = at;
    for (const value of own) {
      const index = indexOf.get(value)!;
      list[at] = index;
      at += 1;
      addBit(sets[index]!, position);
    }
  });
  start[perProduct.length] = at;
  const named = new Map<string, number[]>();
  values.forEach((value, index) => {
    for (const name of new Set(namesOf(value))) named.set(name, [...(named.get(name) ?? []), index]);
  });
  return { values, sets, start, list, named };
};

/** The products that have any of the asked values. */
export const anyOf = (facet: FacetIndex, asked: readonly string[], size: number): Bits => {
  const indexes = asked.flatMap((name) => facet.named.get(name) ?? []);
  const [first, ...others] = indexes;
  if (first === undefined) return noBits(size);
  if (others.length === 0) return facet.sets[first]!;
  const bits = facet.sets[first]!.slice();
  for (const index of others) addAll(bits, facet.sets[index]!);
  return bits;
};

/** How many of the listed products have each value: most frequent first, then by the alphabet; values that none has are left out. */
export const countFacet = (facet: FacetIndex, positions: Uint32Array, length: number): { value: string; count: number }[] => {
  const { values, start, list } = facet;
  const counts = new Uint32Array(values.length);
  for (let at = 0; at < length; at += 1) {
    const position = positions[at]!;
    for (let place = start[position]!, end = start[position + 1]!; place < end; place += 1) counts[list[place]!]! += 1;
  }
  // One number a value sorts by both: the count, then the place in the alphabet counted backwards.
  const keys = new Float64Array(values.length);
  let found = 0;
  for (let index = 0; index < values.length; index += 1) {
    if (counts[index] === 0) continue;
    keys[found] = -(counts[index]! * 65_536 + (65_535 - index));
    found += 1;
  }
  const sorted = keys.subarray(0, found).sort();
  return Array.from(sorted, (key) => ({ value: values[65_535 - (-key % 65_536)]!, count: Math.floor(-key / 65_536) }));
};

export type FacetIndexes = Record<FacetKey, FacetIndex>;
