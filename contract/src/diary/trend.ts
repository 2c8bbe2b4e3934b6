import type { DiaryEntry, DiaryUnit } from './shapes.ts';

/** One day of the trend: the mean effect of its entries, and what was taken in the unit of the trend. */
export interface TrendDay {
  on: string;
  effect: number;
  dose: number;
  sideEffects: number;
}

export interface Trend {
  /** The unit that most entries have; doses in other units are not added to it. */
  unit: DiaryUnit;
  days: TrendDay[];
}

type Entry = Pick<DiaryEntry, 'on' | 'dose' | 'effect' | 'sideEffects'>;

const mostUsedUnit = (entries: readonly Entry[]): DiaryUnit | undefined => {
  const counts = new Map<DiaryUnit, number>();
  for (const { dose } of entries) counts.set(dose.unit, (counts.get(dose.unit) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
};

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Effect and dose by day, the oldest first; null without entries. Pure. */
export const trendOf = (entries: readonly Entry[]): Trend | null => {
  const unit = mostUsedUnit(entries);
  if (unit === undefined) return null;
  const byDay = new Map<string, Entry[]>();
  for (const entry of entries) byDay.set(entry.on, [...(byDay.get(entry.on) ?? []), entry]);
  const days = [...byDay].toSorted(([one], [other]) => one.localeCompare(other));
  return {
    unit,
    days: days.map(([on, own]) => ({
      on,
      effect: Math.round((own.reduce((sum, { effect }) => sum + effect, 0) / own.length) * 10) / 10,
      dose: rounded(own.reduce((sum, { dose }) => (dose.unit === unit ? sum + dose.amount : sum), 0)),
      sideEffects: new Set(own.flatMap(({ sideEffects }) => sideEffects)).size,
    })),
  };
};

const dayMs = 86_400_000;
const round = (value: number): number => Math.round(value * 10) / 10;

export interface TrendDrawing {
  /** The effect as a line; days without an entry leave a gap. */
  line: string;
  dots: { on: string; x: number; y: number }[];
  bars: { on: string; x: number; y: number; width: number; height: number }[];
  mostDose: number;
}

/** Where line, dots and bars stand in a drawing of this size. The effect has the whole height, the dose its lower third. Pure. */
export const drawTrend = ({ days }: Trend, width: number, height: number): TrendDrawing => {
  const first = Date.parse(days[0]?.on ?? '');
  const span = Math.round((Date.parse(days.at(-1)?.on ?? '') - first) / dayMs) + 1;
  const step = width / span;
  const place = (on: string): number => Math.round((Date.parse(on) - first) / dayMs);
  const mostDose = Math.max(...days.map(({ dose }) => dose));
  const dots = days.map(({ on, effect }) => ({ on, x: round((place(on) + 0.5) * step), y: round(height - 6 - ((effect - 1) / 9) * (height - 12)) }));
  const isNext = (index: number): boolean => index > 0 && place(days[index]?.on ?? '') - place(days[index - 1]?.on ?? '') === 1;
  return {
    line: dots.map(({ x, y }, index) => `${isNext(index) ? 'L' : 'M'}${x} ${y}`).join(''),
    dots,
    bars: days.flatMap(({ on, dose }) => {
      const tall = mostDose > 0 ? round((dose / mostDose) * (height / 3)) : 0;
      return tall > 0 ? [{ on, x: round((place(on) + 0.2) * step), y: round(height - tall), width: round(step * 0.6), height: tall }] : [];
    }),
    mostDose,
  };
};
