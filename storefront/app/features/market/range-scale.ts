import type { Histogram, RangeKey } from '@blattwerk/contract/products/shapes';

/** The track of a slider: from `low` to `high` in steps, so that the values people read are round. */
export interface Scale {
  low: number;
  high: number;
  step: number;
}

interface Chosen {
  min: number | undefined;
  max: number | undefined;
}

/** At most this many steps from one end to the other: few enough for arrow keys, fine enough for a finger. */
const mostSteps = 60;
const steps: Record<RangeKey, readonly number[]> = {
  price: [10, 20, 50, 100, 200, 500, 1000, 5000, 10_000, 50_000],
  thc: [0.5, 1, 2, 5, 10, 20],
  cbd: [0.5, 1, 2, 5, 10, 20],
};

/** Wide enough for everything that is there and for what was chosen before; undefined where there is nothing to choose between. */
export const scaleOf = (key: RangeKey, histogram: Histogram | null, chosen: Chosen): Scale | undefined => {
  const ends = [histogram?.min, histogram?.max, chosen.min, chosen.max].filter((value) => value !== undefined);
  if (ends.length === 0) return undefined;
  const [lowest, highest] = [Math.min(...ends), Math.max(...ends)];
  if (lowest === highest) return undefined;
  const step = steps[key].find((size) => (highest - lowest) / size <= mostSteps) ?? steps[key].at(-1) ?? 1;
  return { low: Math.floor(lowest / step) * step, high: Math.ceil(highest / step) * step, step };
};

/** Where the two handles stand. */
export const handlesOf = ({ low, high }: Scale, { min, max }: Chosen): { from: number; to: number } => ({ from: min ?? low, to: max ?? high });

/** What moving one handle chooses: it stops at the other one, and at its own end of the track it chooses nothing. */
export const moved = (scale: Scale, chosen: Chosen, handle: 'from' | 'to', value: number): Chosen => {
  const { from, to } = handlesOf(scale, chosen);
  if (handle === 'from') {
    const next = Math.min(value, to);
    return { ...chosen, min: next <= scale.low ? undefined : next };
  }
  const next = Math.max(value, from);
  return { ...chosen, max: next >= scale.high ? undefined : next };
};

/** Per cent of the track, from its left end. */
export const placeOn = ({ low, high }: Scale, value: number): number => Math.min(100, Math.max(0, ((value - low) / (high - low)) * 100));

export interface Bar {
  x: number;
  width: number;
  /** 0 to 100; what is there at all can be seen. */
  height: number;
  isChosen: boolean;
}

const leastHeight = 6;

/** The histogram as bars on the slider's track. Those that lie wholly outside of what is chosen are paler. */
export const barsOf = (histogram: Histogram, scale: Scale, chosen: Chosen): Bar[] => {
  const width = (histogram.max - histogram.min) / histogram.buckets.length;
  const most = Math.max(...histogram.buckets);
  const { from, to } = handlesOf(scale, chosen);
  return histogram.buckets.flatMap((count, at) => {
    if (count === 0) return [];
    const start = histogram.min + at * width;
    const x = placeOn(scale, start);
    const height = Math.max(leastHeight, Math.round((count / most) * 100));
    return [{ x, width: placeOn(scale, start + width) - x, height, isChosen: start + width >= from && start <= to }];
  });
};

/** Between which values most products lie: the fullest bucket. */
export const fullest = (histogram: Histogram): { from: number; to: number } => {
  const width = (histogram.max - histogram.min) / histogram.buckets.length;
  const at = histogram.buckets.indexOf(Math.max(...histogram.buckets));
  return { from: histogram.min + at * width, to: histogram.min + (at + 1) * width };
};
