import { histogramBuckets, type Histogram } from '@blattwerk/contract/products/shapes';

/** Counts the values in buckets of equal width; null where there are none. Values that are all the same lie in the first bucket. */
export const histogramOf = (values: readonly number[]): Histogram | null => {
  if (values.length === 0) return null;
  let min = Infinity;
  let max = -Infinity;
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  const buckets = Array.from({ length: histogramBuckets }, () => 0);
  const perUnit = max > min ? histogramBuckets / (max - min) : 0;
  for (const value of values) {
    const at = Math.min(histogramBuckets - 1, Math.floor((value - min) * perUnit));
    buckets[at] = (buckets[at] ?? 0) + 1;
  }
  return { min, max, buckets };
};
