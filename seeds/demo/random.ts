/** Chance that comes out the same in every run: the demo data depends on its seed and on nothing else. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next: () => number;
  /** A whole number from `min` to `max`, both included. */
  int: (min: number, max: number) => number;
  /** True with this probability. */
  is: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** `count` different entries, in random order. */
  sample: <T>(list: readonly T[], count: number) => T[];
  /** One of the values, each as likely as its weight. */
  weighted: <T>(entries: readonly (readonly [value: T, weight: number])[]) => T;
}

/** mulberry32: 32 bits of state, good enough for made-up data. */
const mulberry32 = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const chanceOf = (seed: number): Chance => {
  const next = mulberry32(seed);
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('Nothing to pick from.');
    return list[int(0, list.length - 1)] as T;
  };
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    for (let place = 0; place < Math.min(count, rest.length); place += 1) {
      const other = int(place, rest.length - 1);
      [rest[place], rest[other]] = [rest[other] as T, rest[place] as T];
    }
    return rest.slice(0, count);
  };
  const weighted = <T>(entries: readonly (readonly [T, number])[]): T => {
    let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of entries) {
      left -= weight;
      if (left < 0) return value;
    }
    return pick(entries)[0];
  };
  return { next, int, is: (probability) => next() < probability, pick, sample, weighted };
};
