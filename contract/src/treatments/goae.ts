import { z } from 'zod';
import type { Locale } from '../errors.ts';
import { text } from '../validation.ts';

/** The ordinary range of a factor ends where § 12 (3) GOÄ asks for a reason; § 5 sets its end. Number 2 is of section A, which has lower ones. */
const limits = { doctor: { ordinary: 2.3, max: 3.5 }, sectionA: { ordinary: 1.8, max: 2.5 } } as const;
const lowestFactor = 1;

interface Service {
  points: number;
  de: string;
  en: string;
  limits: (typeof limits)[keyof typeof limits];
}

/** Services of the German scale of medical fees that the platform's doctors charge. */
const services = {
  '1': { points: 80, limits: limits.doctor, de: 'Beratung, auch mittels Fernsprecher', en: 'Advice, also by telephone' },
  '2': {
    points: 30,
    limits: limits.sectionA,
    de: 'Ausstellung von Wiederholungsrezepten oder Überweisungen',
    en: 'Issue of repeat prescriptions or referrals',
  },
  '3': {
    points: 150,
    limits: limits.doctor,
    de: 'Eingehende, das gewöhnliche Maß übersteigende Beratung, mindestens 10 Minuten',
    en: 'Detailed advice beyond the usual extent, at least 10 minutes',
  },
  '4': { points: 220, limits: limits.doctor, de: 'Erhebung der Fremdanamnese', en: 'Taking the history from third parties' },
  '5': { points: 80, limits: limits.doctor, de: 'Symptombezogene Untersuchung', en: 'Symptom-related examination' },
  '15': {
    points: 300,
    limits: limits.doctor,
    de: 'Einleitung und Koordination flankierender Maßnahmen',
    en: 'Initiation and coordination of accompanying measures',
  },
  '34': {
    points: 300,
    limits: limits.doctor,
    de: 'Erörterung der Auswirkungen einer Krankheit auf die Lebensgestaltung, mindestens 20 Minuten',
    en: 'Discussion of the effects of an illness on one’s life, at least 20 minutes',
  },
  '70': { points: 40, limits: limits.doctor, de: 'Kurze Bescheinigung oder kurzes Zeugnis', en: 'Short certificate' },
  '75': {
    points: 130,
    limits: limits.doctor,
    de: 'Ausführlicher schriftlicher Krankheits- und Befundbericht',
    en: 'Detailed written report on illness and findings',
  },
  '76': { points: 70, limits: limits.doctor, de: 'Schriftlicher Diätplan', en: 'Written diet plan' },
} as const satisfies Record<string, Service>;

export type GoaeNumber = keyof typeof services;
/** In the order of the scale. */
export const goaeNumbers = ['1', '2', '3', '4', '5', '15', '34', '70', '75', '76'] as const satisfies readonly GoaeNumber[];
export const factorLimits = (number: GoaeNumber): { ordinary: number; max: number } => services[number].limits;
export const goaeDesignation = (number: GoaeNumber, locale: Locale): string => services[number][locale];

const maxItems = 6;
/** One service as the doctor charges it: factors have two decimals. */
export const goaeItem = z.strictObject({
  number: z.enum(goaeNumbers),
  multiplier: z.number().min(lowestFactor).max(limits.doctor.max).multipleOf(0.01),
  /** Why the factor is above the ordinary range. */
  justification: text(2, 300).optional(),
});
export const goaeItems = z.array(goaeItem).min(1).max(maxItems);
export type GoaeItem = z.output<typeof goaeItem>;
/** An item as far as it is written. */
export const unfinishedGoaeItems = z
  .array(
    z.strictObject({ number: z.enum(goaeNumbers).optional(), multiplier: z.number().min(0).max(100).nullish(), justification: z.string().max(300).optional() }),
  )
  .max(maxItems);
export type UnfinishedGoaeItem = z.output<typeof unfinishedGoaeItems>[number];

export interface GoaeLine extends GoaeItem {
  designation: string;
  points: number;
  amountCents: number;
}
/** What forbids or questions an invoice: `combination` wants a second look, the others forbid it. */
export type GoaeProblem = { index: number; kind: 'factor' | 'justification' | 'twice' | 'combination' };

/** Numbers that stand alone by the scale: no. 3 with an examination at most, no. 2 with nothing else. */
const besides: Partial<Record<GoaeNumber, readonly GoaeNumber[]>> = { '2': ['2'], '3': ['3', '5'] };

/** Points × 5.82873 cents × factor, commercially rounded; whole numbers all the way, so that no half cent is lost. */
export const goaeAmountCents = (points: number, multiplier: number): number => {
  const scaled = BigInt(points) * 582_873n * BigInt(Math.round(multiplier * 10_000));
  const perCent = 1_000_000_000n;
  return Number((scaled + perCent / 2n) / perCent);
};

/** What is wrong with the items of an invoice, in their order. */
export const goaeProblems = (items: readonly GoaeItem[]): GoaeProblem[] =>
  items.flatMap(({ number, multiplier, justification }, index) => {
    const { ordinary, max } = factorLimits(number);
    const problems: GoaeProblem[] = [];
    if (!(multiplier >= lowestFactor && multiplier <= max)) problems.push({ index, kind: 'factor' });
    if (multiplier > ordinary && !justification?.trim()) problems.push({ index, kind: 'justification' });
    if (items.findIndex((other) => other.number === number) < index) problems.push({ index, kind: 'twice' });
    if (items.some((other) => besides[number]?.includes(other.number) === false)) problems.push({ index, kind: 'combination' });
    return problems;
  });

/** The lines of an invoice with their amounts in integer cents. */
export const composeGoae = (items: readonly GoaeItem[], locale: Locale): { lines: GoaeLine[]; totalCents: number } => {
  const lines = items.map((item): GoaeLine => {
    const { points } = services[item.number];
    return { ...item, designation: goaeDesignation(item.number, locale), points, amountCents: goaeAmountCents(points, item.multiplier) };
  });
  return { lines, totalCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0) };
};
