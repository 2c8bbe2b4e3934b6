/** Sets of products as bits, 32 a word: position p is bit p % 32 of word p / 32. Both sides of an operation have the same length. */
export type Bits = Uint32Array;

export const noBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5);

export const allBits = (size: number): Bits => {
  const bits = noBits(size).fill(0xffffffff);
  const rest = size & 31;
  if (rest !== 0) bits[bits.length - 1] = 0xffffffff >>> (32 - rest);
  return bits;
};

export const addBit = (bits: Bits, position: number): void => {
  bits[position >>> 5]! |= 1 << (position & 31);
};

export const hasBit = (bits: Bits, position: number): boolean => ((bits[position >>> 5]! >>> (position & 31)) & 1) === 1;

/** Keeps in the first what is in the second too. */
export const keepCommon = (bits: Bits, other: Bits): void => {
  for (let word = 0; word < bits.length; word += 1) bits[word]! &= other[word]!;
};

export const addAll = (bits: Bits, other: Bits): void => {
  for (let word = 0; word < bits.length; word += 1) bits[word]! |= other[word]!;
};

export const removeAll = (bits: Bits, other: Bits): void => {
  for (let word = 0; word < bits.length; word += 1) bits[word]! &= ~other[word]!;
};

export const countBits = (bits: Bits): number => {
  let total = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let v = bits[word]!;
    v -= (v >>> 1) & 0x55555555;
    v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
    total += Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return total;
};

/** How many are in both. */
export const countCommon = (bits: Bits, other: Bits): number => {
  let total = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let v = bits[word]! & other[word]!;
    if (v === 0) continue;
    v -= (v >>> 1) & 0x55555555;
    v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
    total += Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return total;
};

/** Writes the positions in ascending order. @returns how many they are */
export const listBits = (bits: Bits, into: Uint32Array): number => {
  let length = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let v = bits[word]!;
    while (v !== 0) {
      const lowest = v & -v;
      into[length] = (word << 5) + (31 - Math.clz32(lowest));
      length += 1;
      v ^= lowest;
    }
  }
  return length;
};

/** What is in all of the sets; all there is when there are none. */
export const commonOf = (sets: readonly Bits[], size: number): Bits => {
  const [first, ...others] = sets;
  if (first === undefined) return allBits(size);
  const bits = first.slice();
  for (const other of others) keepCommon(bits, other);
  return bits;
};
