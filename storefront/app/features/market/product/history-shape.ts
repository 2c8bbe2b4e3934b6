import type { ProductDetail } from '@blattwerk/contract/products/shapes';

export type Day = ProductDetail['history'][number];

export const width = 600;
export const priceHeight = 120;
export const countHeight = 48;

/** Days that follow each other with the same price and the same number of pharmacies. */
export interface Period {
  from: string;
  to: string;
  fromPriceCents: number | null;
  pharmacyCount: number;
}

export const periodsOf = (days: readonly Day[]): Period[] => {
  const periods: Period[] = [];
  for (const { date, fromPriceCents, pharmacyCount } of days) {
    const last = periods.at(-1);
    if (last?.fromPriceCents === fromPriceCents && last.pharmacyCount === pharmacyCount) last.to = date;
    else periods.push({ from: date, to: date, fromPriceCents, pharmacyCount });
  }
  return periods;
};

export interface Extremes {
  lowest: Day & { fromPriceCents: number };
  highest: Day & { fromPriceCents: number };
  most: number;
  daysWithout: number;
}

/** The numbers of the sentence about the history; null where no pharmacy has had it. */
export const extremesOf = (days: readonly Day[]): Extremes | null => {
  const priced = days.filter((day): day is Day & { fromPriceCents: number } => day.fromPriceCents !== null);
  const [first] = priced;
  if (!first) return null;
  return {
    lowest: priced.reduce((best, day) => (day.fromPriceCents < best.fromPriceCents ? day : best), first),
    highest: priced.reduce((best, day) => (day.fromPriceCents > best.fromPriceCents ? day : best), first),
    most: Math.max(...days.map(({ pharmacyCount }) => pharmacyCount)),
    daysWithout: days.length - priced.length,
  };
};

const round = (value: number): number => Math.round(value * 10) / 10;

/** Steps from day to day, with a gap wherever no pharmacy had it. The scale leaves a little room above and below. */
export const pricePath = (days: readonly Day[], { lowest, highest }: Extremes): string => {
  const step = width / days.length;
  const span = Math.max(1, highest.fromPriceCents - lowest.fromPriceCents);
  const y = (cents: number): number => round(priceHeight - 8 - ((cents - lowest.fromPriceCents) / span) * (priceHeight - 16));
  let path = '';
  for (const [at, { fromPriceCents }] of days.entries()) {
    if (fromPriceCents === null) continue;
    const before = days[at - 1]?.fromPriceCents;
    const isFirst = before === undefined || before === null;
    if (isFirst) path += `M${round(at * step)} ${y(fromPriceCents)}`;
    else if (before !== fromPriceCents) path += `V${y(fromPriceCents)}`;
    path += `H${round((at + 1) * step)}`;
  }
  return path;
};

/** The number of pharmacies as an area from the ground. */
export const countPath = (days: readonly Day[], { most }: Extremes): string => {
  const step = width / days.length;
  const y = (count: number): number => round(countHeight - (count / Math.max(1, most)) * (countHeight - 4));
  const steps = days.map(({ pharmacyCount }, at) => `V${y(pharmacyCount)}H${round((at + 1) * step)}`).join('');
  return `M0 ${countHeight}${steps}V${countHeight}Z`;
};
