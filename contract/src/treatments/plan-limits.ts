import { amountBetween, dispensingsOf, type Repeat } from '../prescriptions/repeats.ts';
import { checkDoses, doseRules, readDose, type DoseLimits, type DoseLine } from './doses.ts';

/** What a plan can be above. Each needs a reason that is kept with the decision; none forbids anything. */
export const planRules = [...doseRules, 'daily-thc', 'supply-length', 'recent-amount'] as const;
export type PlanRule = (typeof planRules)[number];

export interface PlanLimits extends DoseLimits {
  /** Grams of THC a day, of all medicines together. */
  dailyThcGrams: number;
  /** Days that a line may last. */
  supplyDays: number;
  /** Grams of the product within the period, with what was prescribed before. */
  monthGrams: number;
  /** Days of the period. */
  periodDays: number;
}

/** A line as it is checked; any part may still be missing while it is written. */
export interface CheckedLine extends DoseLine {
  quantity?: number | null | undefined;
  repeat?: Repeat | null | undefined;
  /** Percent of the weight, or milligrams in a millilitre. */
  thc?: number | null | undefined;
}

export interface Exceeded {
  rule: PlanRule;
  /** Counts from 0; null where several medicines of the plan come to it together. */
  line: number | null;
  value: number;
  limit: number;
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const sum = (values: readonly number[]): number => rounded(values.reduce((total, value) => total + value, 0));

/** Grams of THC in the daily dose; 0 where one of the two is not known. */
const thcOf = ({ daily, line }: { daily: number | null; line: CheckedLine }): number => {
  if (daily === null || line.thc === null || line.thc === undefined) return 0;
  if (line.unit === 'g') return (daily * line.thc) / 100;
  return line.unit === 'ml' ? (daily * line.thc) / 1000 : 0;
};

/** Days that a quantity lasts with a daily dose that is known for sure. Pure. */
export const supplyDays = (line: CheckedLine): number | null => {
  const { daily, isDailySure } = readDose(line);
  return daily === null || !isDailySure || typeof line.quantity !== 'number' ? null : Math.floor(line.quantity / daily);
};

const start = new Date(0);

/** Of a line in the period, of which the day of the first dispensing is one, each repeat as early as it can be. */
const quantityWithin = ({ quantity, repeat }: CheckedLine, days: number): number =>
  amountBetween({ quantity: quantity ?? 0, repeat: repeat ?? null }, start, start, new Date(days * 86_400_000 - 1));

/** Everything that the plan is above, with what was prescribed in the period before. Pure. */
export const checkPlan = (plan: readonly CheckedLine[], limits: PlanLimits, recentGrams: number): Exceeded[] => {
  const thc = sum(plan.map((line) => thcOf({ daily: readDose(line).daily, line })));
  const grams = sum(plan.map((line) => (line.unit === 'g' ? quantityWithin(line, limits.periodDays) : 0)));
  const month = sum([grams, recentGrams]);
  return [
    ...checkDoses(plan, limits).exceeded,
    ...(thc > limits.dailyThcGrams ? [{ rule: 'daily-thc' as const, line: null, value: thc, limit: limits.dailyThcGrams }] : []),
    ...plan.flatMap((line, index): Exceeded[] => {
      const once = supplyDays(line);
      const days = once === null ? null : once * dispensingsOf({ repeat: line.repeat ?? null });
      return days !== null && days > limits.supplyDays ? [{ rule: 'supply-length', line: index, value: days, limit: limits.supplyDays }] : [];
    }),
    ...(grams > 0 && month > limits.monthGrams ? [{ rule: 'recent-amount' as const, line: null, value: month, limit: limits.monthGrams }] : []),
  ];
};
