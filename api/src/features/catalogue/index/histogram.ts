import { histogramBuckets, type Histogram } from '@blattwerk/contract/products/shapes';
import type { Listed } from './facets.ts';

/** Counts the values of the listed products in buckets of equal width; null where none is known. Values that are all the same lie in the first bucket. */
export const histogramOf = (values: ArrayLike<number>, { positions, length }: Listed, unknown: number): Histogram | null => {
  let min = Infinity;
  let max = -Infinity;
  for (let at = 0; at < length; at += 1) {
    const value = values[positions[at]!]!;
    if (value === unknown) continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  if (min === Infinity) return null;
  const buckets = new Array<number>(histogramBuckets).fill(0);
  const perUnit = max > min ? histogramBuckets / (max - min) : 0;
  for (let at = 0; at < length; at += 1) {
    const value = values[positions[at]!]!;
    if (value === unknown || Number.isNaN(value)) continue;
    buckets[Math.min(histogramBuckets - 1, Math.floor((value - min) * perUnit))]! += 1;
  }
  return { min, max, buckets };
};
