import { addAll, addBit, countCommon, noBits, type Bits } from './bits.ts';

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
const alphabetically = (a: string, b: string): number => collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);

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

/** Products as a set and as a list. */
export interface Listed {
  bits: Bits;
  positions: Uint32Array;
  length: number;
}

/** Few values are counted set by set, many by looking at each product. */
const countsOf = ({ values, sets, start, list }: FacetIndex, { bits, positions, length }: Listed): Uint32Array => {
  const counts = new Uint32Array(values.length);
  if (values.length * bits.length < length * 4) {
    for (let index = 0; index < values.length; index += 1) counts[index] = countCommon(bits, sets[index]!);
    return counts;
  }
  for (let at = 0; at < length; at += 1) {
    const position = positions[at]!;
    for (let place = start[position]!, end = start[position + 1]!; place < end; place += 1) counts[list[place]!]! += 1;
  }
  return counts;
};

const manyValues = 65_536;

/** How many of the products have each value: most frequent first, then by the alphabet; values that none has are left out. */
export const countFacet = (facet: FacetIndex, listed: Listed): { value: string; count: number }[] => {
  const { values } = facet;
  const counts = countsOf(facet, listed);
  // One number a value sorts by both: the count backwards, then the place in the alphabet.
  const keys = new Float64Array(values.length);
  let found = 0;
  for (let index = 0; index < values.length; index += 1) {
    if (counts[index] === 0) continue;
    keys[found] = (listed.length - counts[index]!) * manyValues + index;
    found += 1;
  }
  const sorted = keys.subarray(0, found).sort();
  const counted = new Array<{ value: string; count: number }>(found);
  for (let at = 0; at < found; at += 1) {
    const index = sorted[at]! % manyValues;
    counted[at] = { value: values[index]!, count: counts[index]! };
  }
  return counted;
};
