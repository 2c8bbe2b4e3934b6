import { doseAmounts, type Dose } from '../prescriptions/dose.ts';
import type { Unit } from '../products/enums.ts';

/**
 * Doses are written in a doctor's own words. What is read here is read completely or not at all: one word that is not known makes the dose
 * "not checked". The amount that stands there is nevertheless a lower bound, so that "5 g bei Bedarf" is above a limit of 3 g.
 */
export interface DoseLine {
  unit?: Unit | undefined;
  singleDose?: string | undefined;
  dailyDose?: string | undefined;
  /** As data; then the words are made from it and nothing has to be read. */
  dose?: Dose | null | undefined;
}

export interface ReadDose {
  /** The largest amount at once and on a day, in the unit of the product; null when no amount could be read. */
  single: number | null;
  daily: number | null;
  isSingleSure: boolean;
  isDailySure: boolean;
}

interface Reading {
  amounts: number[];
  counts: number[];
  /** It says how often on a day. */
  isPerDay: boolean;
  isComplete: boolean;
}

const number = String.raw`(\d+(?:\.\d+)?)`;
const range = String.raw`(?:-|bis(?: zu)?|to|or|oder)`;
const massWords = 'mg|milligramm|milligrams?|gramm|grams?|gr|g|ml|milliliter|millilitres?';
const countWords: Readonly<Record<string, number>> = {
  einmal: 1,
  zweimal: 2,
  dreimal: 3,
  viermal: 4,
  fünfmal: 5,
  sechsmal: 6,
  once: 1,
  twice: 2,
};
const fillers = [
  'bis zu', 'bis', 'up to', 'at most', 'maximal', 'max.', 'max', 'höchstens', 'maximum', 'ca.', 'ca', 'circa', 'etwa', 'ungefähr', 'about', 'approx.', 'je', 'à', 'of',
  'einzeldosis', 'tagesdosis', 'single dose', 'daily dose', 'blüten', 'cannabisblüten', 'flowers', 'flower',
]; // prettier-ignore
const dayWords = ['am tag', 'pro tag', 'je tag', 'jeden tag', 'täglich', 'tgl.', 'tgl', 'daily', 'a day', 'per day', 'each day', 'every day'];

const escaped = (words: readonly string[]): string => words.map((word) => word.replaceAll('.', String.raw`\.`)).join('|');
const token = (pattern: string): RegExp => new RegExp(String.raw`(?:${pattern})(?!\p{L})`, 'uy');

const patterns = {
  hours: token(String.raw`(?:alle|every) ?${number}(?: ?${range} ?${number})? ?(?:stunden|std\.?|h|hours)`),
  amount: token(String.raw`${number} ?(${massWords})?(?: ?${range} ?${number})? ?(${massWords})`),
  plainAmount: token(String.raw`${number} ?(${massWords})`),
  count: token(String.raw`(\d+)(?: ?${range} ?(\d+))? ?-?(?:x|×|mal|times)`),
  countWord: token(Object.keys(countWords).join('|')),
  day: token(`${escaped(dayWords)}|/ ?(?:tag|day|d)`),
  filler: token(escaped(fillers)),
  mark: /[\s,;:()]+/uy,
  unknown: /\S+?(?=[\s,;:()]|$)/uy,
} as const;

const normalised = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/(\d),(\d)/g, '$1.$2')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** "1.500" is one and a half or one thousand five hundred: not to be told apart. */
const isAmbiguous = (digits: string): boolean => /^[1-9]\d{0,2}\.\d{3}$/.test(digits);

/** The amount in the unit of the product; undefined where it is measured in something else. */
const inUnit = (digits: string, written: string, unit: Unit): number | undefined => {
  const kind = written.startsWith('ml') || written.startsWith('millil') ? 'ml' : written.startsWith('m') ? 'mg' : 'g';
  if (kind === unit) return Number(digits);
  return kind === 'mg' && unit === 'g' ? Number(digits) / 1000 : undefined;
};

type Match = RegExpExecArray;
type Found = Partial<Omit<Reading, 'isComplete'>> & { isUnknown?: boolean };

const amountOf = ([, low = '', lowUnit, high, highUnit = '']: Match, unit: Unit): Found => {
  const read = [inUnit(low, lowUnit ?? highUnit, unit), ...(high === undefined ? [] : [inUnit(high, highUnit, unit)])];
  const amounts = read.filter((value) => value !== undefined);
  const isUnknown = amounts.length < read.length || [low, high ?? ''].some(isAmbiguous);
  return { amounts: amounts.length === 0 ? [] : [Math.max(...amounts)], isUnknown };
};

const readers: readonly [keyof typeof patterns, (match: Match, unit: Unit) => Found][] = [
  ['mark', () => ({})],
  ['hours', ([, low = '', high]) => ({ counts: [Math.ceil(24 / Math.max(0.25, Math.min(Number(low), Number(high ?? low))))], isPerDay: true })],
  ['amount', amountOf],
  ['plainAmount', ([, digits = '', written = '']: Match, unit) => amountOf(['', digits, undefined, undefined, written] as unknown as Match, unit)],
  ['count', ([, low = '', high]) => ({ counts: [Math.max(Number(low), Number(high ?? low))] })],
  ['countWord', ([word]) => ({ counts: [countWords[word] ?? 1] })],
  ['day', () => ({ isPerDay: true })],
  ['filler', () => ({})],
  ['unknown', () => ({ isUnknown: true })],
];

const readText = (text: string, unit: Unit): Reading => {
  const written = normalised(text);
  const reading: Reading = { amounts: [], counts: [], isPerDay: false, isComplete: true };
  for (let at = 0; at < written.length;) {
    const start = at;
    for (const [name, read] of readers) {
      const pattern = patterns[name];
      pattern.lastIndex = at;
      const match = pattern.exec(written);
      if (match === null || match[0] === '') continue;
      const found = read(match, unit);
      reading.amounts.push(...(found.amounts ?? []));
      reading.counts.push(...(found.counts ?? []));
      reading.isPerDay ||= found.isPerDay ?? false;
      reading.isComplete &&= !found.isUnknown;
      at += match[0].length;
      break;
    }
    if (at === start) at += 1;
  }
  return { ...reading, isComplete: reading.isComplete && reading.amounts.length <= 1 && reading.counts.length <= 1 };
};

/** Grams of flowers are weighed to the milligram; beyond that it is arithmetic of floating point. */
const rounded = (value: number): number => Math.round(value * 1_000_000) / 1_000_000;
const largest = (values: readonly number[], none: number): number => (values.length === 0 ? none : Math.max(...values));

const notRead: ReadDose = { single: null, daily: null, isSingleSure: false, isDailySure: false };

/** What a line of the plan comes to at once and on a day. Pure. */
export const readDose = ({ unit, singleDose = '', dailyDose = '', dose }: DoseLine): ReadDose => {
  if (unit === undefined) return notRead;
  if (dose) {
    const amounts = doseAmounts(dose, unit);
    return amounts === undefined ? notRead : { ...amounts, isSingleSure: true, isDailySure: true };
  }
  if (unit === 'piece') return notRead;
  const once = readText(singleDose, unit);
  const day = readText(dailyDose, unit);
  const amount = largest(once.amounts, 0);
  const single = amount * (once.isPerDay ? 1 : largest(once.counts, 1));
  const isSingleSure = once.isComplete && once.amounts.length === 1;
  const implied = once.isPerDay ? amount * largest(once.counts, 1) : single;
  const stated = day.amounts.length > 0 ? largest(day.amounts, 0) * largest(day.counts, 1) : amount * largest(day.counts, 0);
  const daily = Math.max(stated, implied);
  const isStated = day.amounts.length === 1 || (day.amounts.length === 0 && day.counts.length === 1 && isSingleSure);
  return {
    single: single > 0 ? rounded(single) : null,
    daily: daily > 0 ? rounded(daily) : null,
    isSingleSure,
    isDailySure: day.isComplete && isStated && (isSingleSure || once.amounts.length === 0),
  };
};

export const doseRules = ['single-dose', 'daily-dose'] as const;
export type DoseRule = (typeof doseRules)[number];
export interface DoseLimits {
  singleGrams: number;
  dailyGrams: number;
}
export interface ExceededDose {
  rule: DoseRule;
  /** Counts from 0; null where several medicines of the plan come to it together. */
  line: number | null;
  value: number;
  limit: number;
}
export interface DoseCheck {
  exceeded: ExceededDose[];
  /** What could not be read, or is not measured in grams: nothing is said about it. */
  unchecked: { rule: DoseRule; line: number }[];
}

/** A plan against the limits, which are grams of the product; the daily limit holds for all medicines of the plan together. Pure. */
export const checkDoses = (plan: readonly DoseLine[], limits: DoseLimits): DoseCheck => {
  const doses = plan.map((line, index) => ({ line: index, isGrams: line.unit === 'g', ...readDose(line) }));
  const exceeded: ExceededDose[] = doses.flatMap(({ line, isGrams, single }) =>
    isGrams && single !== null && single > limits.singleGrams ? [{ rule: 'single-dose' as const, line, value: single, limit: limits.singleGrams }] : [],
  );
  const daily = doses.filter(({ isGrams, daily: amount }) => isGrams && amount !== null);
  const total = rounded(daily.reduce((sum, { daily: amount }) => sum + (amount ?? 0), 0));
  const [first] = daily;
  if (first !== undefined && total > limits.dailyGrams)
    exceeded.push({ rule: 'daily-dose', line: daily.length === 1 ? first.line : null, value: total, limit: limits.dailyGrams });
  const isOver = (rule: DoseRule, line: number): boolean => exceeded.some((one) => one.rule === rule && (one.line === null || one.line === line));
  const unchecked = doses.flatMap(({ line, isGrams, isSingleSure, isDailySure }) => [
    ...(isGrams && isSingleSure ? [] : [{ rule: 'single-dose' as const, line }]),
    ...(isGrams && isDailySure ? [] : [{ rule: 'daily-dose' as const, line }]),
  ]);
  return { exceeded, unchecked: unchecked.filter(({ rule, line }) => !isOver(rule, line)) };
};
