import { z } from 'zod';
import type { Locale } from '../errors.ts';
import type { Unit } from '../products/enums.ts';

/** What a dose is measured in. A puff has no weight: limits in grams say nothing about it. */
export const doseUnits = ['mg', 'g', 'ml', 'piece', 'puff'] as const;
export type DoseUnit = (typeof doseUnits)[number];
export const doseKinds = ['regular', 'as-needed', 'schedule', 'titration'] as const;
export type DoseKind = (typeof doseKinds)[number];
export const dayTimes = ['morning', 'noon', 'evening', 'night'] as const;
export const maxTitrationSteps = 4;

const amount = z.number().positive().max(1000);
const perDay = z.int().min(1).max(24);
const titrationDays = z.int().min(1).max(90);
const unit = z.enum(doseUnits);
/** One of: so often a day; when needed, at most so often; by the time of day; in steps of days, the last one for good. */
export const dose = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('regular'), unit, amount, perDay }),
  z.strictObject({ kind: z.literal('as-needed'), unit, amount, perDay }),
  z.strictObject({ kind: z.literal('schedule'), unit, times: z.partialRecord(z.enum(dayTimes), amount).refine((times) => Object.keys(times).length > 0) }),
  z.strictObject({
    kind: z.literal('titration'),
    unit,
    steps: z
      .array(z.strictObject({ days: titrationDays, amount, perDay }))
      .min(2)
      .max(maxTitrationSteps),
  }),
]);
export type Dose = z.output<typeof dose>;

/** A dose as far as it is written: what is there is as it has to be, nothing has to be there. */
export const unfinishedDose = z.strictObject({
  kind: z.enum(doseKinds),
  unit: unit.optional(),
  amount: amount.nullish(),
  perDay: perDay.nullish(),
  times: z.partialRecord(z.enum(dayTimes), amount.nullable()).optional(),
  steps: z
    .array(z.strictObject({ days: titrationDays.nullish(), amount: amount.nullish(), perDay: perDay.nullish() }))
    .max(maxTitrationSteps)
    .optional(),
});
export type UnfinishedDose = z.output<typeof unfinishedDose>;

/** Grams of flowers are weighed to the milligram; beyond that it is arithmetic of floating point. */
const rounded = (value: number): number => Math.round(value * 1_000_000) / 1_000_000;

/** The largest amount at once and on a day, in the dose's own unit. Pure. */
const largestOf = (given: Dose): { single: number; daily: number } => {
  if (given.kind === 'schedule') {
    const amounts = Object.values(given.times);
    return { single: Math.max(...amounts), daily: rounded(amounts.reduce((sum, one) => sum + one, 0)) };
  }
  if (given.kind === 'titration')
    return {
      single: Math.max(...given.steps.map((step) => step.amount)),
      daily: rounded(Math.max(...given.steps.map((step) => step.amount * step.perDay))),
    };
  return { single: given.amount, daily: rounded(given.amount * given.perDay) };
};

const factorOf = (from: DoseUnit, to: Unit): number | undefined => {
  if (from === to) return 1;
  return from === 'mg' && to === 'g' ? 0.001 : undefined;
};

/** The same in the unit of the product; undefined where the one cannot be told from the other. Pure. */
export const doseAmounts = (given: Dose, productUnit: Unit): { single: number; daily: number } | undefined => {
  const factor = factorOf(given.unit, productUnit);
  if (factor === undefined) return undefined;
  const { single, daily } = largestOf(given);
  return { single: rounded(single * factor), daily: rounded(daily * factor) };
};

const unitWords: Record<DoseUnit, Record<Locale, readonly [one: string, more: string]>> = {
  mg: { de: ['mg', 'mg'], en: ['mg', 'mg'] },
  g: { de: ['g', 'g'], en: ['g', 'g'] },
  ml: { de: ['ml', 'ml'], en: ['ml', 'ml'] },
  piece: { de: ['Stück', 'Stück'], en: ['piece', 'pieces'] },
  puff: { de: ['Zug', 'Züge'], en: ['puff', 'puffs'] },
};
const timeWords: Record<Locale, Record<(typeof dayTimes)[number], string>> = {
  de: { morning: 'morgens', noon: 'mittags', evening: 'abends', night: 'zur Nacht' },
  en: { morning: 'in the morning', noon: 'at noon', evening: 'in the evening', night: 'at night' },
};

/** A dose in the words that are printed. */
export interface DoseWords {
  singleDose: string;
  dailyDose: string;
}

/** The words of a dose, made from the data alone: the same data always read the same. Pure. */
export const doseWords = (given: Dose, locale: Locale): DoseWords => {
  const number = new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB', { maximumFractionDigits: 4 });
  const words = unitWords[given.unit][locale];
  const much = (value: number): string => `${number.format(value)} ${value === 1 ? words[0] : words[1]}`;
  const { single, daily } = largestOf(given);
  const often = (count: number): string => (locale === 'de' ? `${count} × täglich` : `${count} × daily`);
  const upTo = locale === 'de' ? 'bis zu' : 'up to';
  if (given.kind === 'regular') return { singleDose: much(single), dailyDose: `${much(daily)} (${often(given.perDay)})` };
  if (given.kind === 'as-needed') {
    const needed = locale === 'de' ? 'bei Bedarf' : 'as needed';
    return { singleDose: `${much(single)} ${needed}`, dailyDose: `${upTo} ${much(daily)} (${upTo} ${often(given.perDay)})` };
  }
  if (given.kind === 'schedule') {
    const times = dayTimes.flatMap((time) => (given.times[time] === undefined ? [] : [`${much(given.times[time])} ${timeWords[locale][time]}`]));
    return { singleDose: times.join(', '), dailyDose: much(daily) };
  }
  let day = 1;
  const steps = given.steps.map((step, index) => {
    const from = day;
    day += step.days;
    const isLast = index === given.steps.length - 1;
    const when = isLast ? { de: `ab Tag ${from}`, en: `from day ${from}` } : { de: `Tag ${from}–${day - 1}`, en: `day ${from}–${day - 1}` };
    return `${when[locale]}: ${step.perDay} × ${much(step.amount)}`;
  });
  return { singleDose: `${upTo} ${much(single)}`, dailyDose: steps.join('; ') };
};
