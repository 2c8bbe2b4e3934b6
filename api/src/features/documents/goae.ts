import type { Locale } from '../../locales/format.ts';

/** Services of the German scale of medical fees that the platform's doctors charge. */
const services = {
  '1': { points: 80, de: 'Beratung, auch mittels Fernsprecher', en: 'Advice, also by telephone' },
  '2': { points: 30, de: 'Ausstellung von Wiederholungsrezepten oder Überweisungen', en: 'Issue of repeat prescriptions or referrals' },
  '3': {
    points: 150,
    de: 'Eingehende, das gewöhnliche Maß übersteigende Beratung, mindestens 10 Minuten',
    en: 'Detailed advice beyond the usual extent, at least 10 minutes',
  },
  '4': { points: 220, de: 'Erhebung der Fremdanamnese', en: 'Taking the history from third parties' },
  '5': { points: 80, de: 'Symptombezogene Untersuchung', en: 'Symptom-related examination' },
  '15': { points: 300, de: 'Einleitung und Koordination flankierender Maßnahmen', en: 'Initiation and coordination of accompanying measures' },
  '34': {
    points: 300,
    de: 'Erörterung der Auswirkungen einer Krankheit auf die Lebensgestaltung, mindestens 20 Minuten',
    en: 'Discussion of the effects of an illness on one’s life, at least 20 minutes',
  },
  '70': { points: 40, de: 'Kurze Bescheinigung oder kurzes Zeugnis', en: 'Short certificate' },
  '75': { points: 130, de: 'Ausführlicher schriftlicher Krankheits- und Befundbericht', en: 'Detailed written report on illness and findings' },
  '76': { points: 70, de: 'Schriftlicher Diätplan', en: 'Written diet plan' },
} as const satisfies Record<string, { points: number; de: string; en: string }>;

export type GoaeNumber = keyof typeof services;
export const goaeNumbers = Object.keys(services) as GoaeNumber[];

/** One service as the doctor charges it. The multiplier is between 1 and 3.5 with up to four decimals. */
export interface GoaeItem {
  number: GoaeNumber;
  multiplier: number;
  /** Needed above 2.3. */
  justification?: string;
  /** Charged by analogy ("entsprechend"), because the scale does not know the service itself. */
  isAnalog?: boolean;
}
export interface GoaeLine extends GoaeItem {
  designation: string;
  points: number;
  amountCents: number;
}
export type GoaeProblem = { number: GoaeNumber; kind: 'multiplier' | 'justification' | 'combination' };
export interface GoaeComposition {
  lines: GoaeLine[];
  totalCents: number;
  /** What forbids or questions this invoice: `multiplier` and `justification` forbid it, `combination` wants a second look. */
  problems: GoaeProblem[];
}

const justifiedAbove = 2.3;
const range = { min: 1, max: 3.5 } as const;
/** No. 3 is charged alone or with an examination only. */
const besideNumber3: readonly GoaeNumber[] = ['3', '5'];

/** Points × 5.82873 cents × multiplier, commercially rounded; whole numbers all the way, so that no half cent is lost. */
export const goaeAmountCents = (points: number, multiplier: number): number => {
  const scaled = BigInt(points) * 582_873n * BigInt(Math.round(multiplier * 10_000));
  const perCent = 1_000_000_000n;
  return Number((scaled + perCent / 2n) / perCent);
};

const problemsOf = (item: GoaeItem, all: readonly GoaeItem[]): GoaeProblem[] => {
  const problems: GoaeProblem[] = [];
  if (!(item.multiplier >= range.min && item.multiplier <= range.max)) problems.push({ number: item.number, kind: 'multiplier' });
  if (item.multiplier > justifiedAbove && !item.justification?.trim()) problems.push({ number: item.number, kind: 'justification' });
  if (item.number === '3' && all.some(({ number }) => !besideNumber3.includes(number))) problems.push({ number: item.number, kind: 'combination' });
  return problems;
};

/** The lines of an invoice with their amounts in integer cents. */
export const composeGoae = (items: readonly GoaeItem[], locale: Locale): GoaeComposition => {
  const lines = items.map((item): GoaeLine => {
    const { points, [locale]: designation } = services[item.number];
    return { ...item, designation, points, amountCents: goaeAmountCents(points, item.multiplier) };
  });
  return { lines, totalCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0), problems: items.flatMap((item) => problemsOf(item, items)) };
};

/** Advice and a short certificate: 10.72 + 4.27 = 14.99 EUR, the amount of the deposit. */
export const defaultGoaeItems: readonly GoaeItem[] = [
  { number: '1', multiplier: 2.3 },
  { number: '70', multiplier: 1.83 },
];
