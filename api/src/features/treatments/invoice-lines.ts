import type { Locale } from '@blattwerk/contract/errors';
import type { contactKinds } from '@blattwerk/contract/treatments/states';
import { composeGoae, type GoaeItem, type InvoiceLine } from '../documents/public.ts';

/** What happened, and can be charged: how doctor and patient were in contact, and whether a medical letter was issued. */
export interface Services {
  contact: (typeof contactKinds)[number];
  hasLetter: boolean;
}

const ordinaryMax = 2.3;
const multipliers = (): number[] => Array.from({ length: Math.round((ordinaryMax - 1) * 100) + 1 }, (_, step) => (100 + step) / 100);
const totalOf = (items: readonly GoaeItem[]): number => composeGoae(items, 'de').totalCents;

/** Advice is no. 1 however it was given. The scale of 1982 does not know advice in writing: that is charged by analogy and says so. */
const adviceOf = ({ contact }: Services, multiplier: number): GoaeItem => ({
  number: '1',
  multiplier,
  ...(contact === 'questionnaire' ? { isAnalog: true } : {}),
});

const adviceWords: Record<Services['contact'], Record<Locale, string>> = {
  questionnaire: { de: 'Beratung in Textform', en: 'Advice in writing' },
  phone: { de: 'Beratung mittels Fernsprecher', en: 'Advice by telephone' },
  video: { de: 'Beratung per Video', en: 'Advice by video' },
  'in-person': { de: 'Beratung', en: 'Advice' },
};

/**
 * Advice, and a certificate (no. 70) only where a letter was issued; within the scale's ordinary range, as near to the deposit as possible and
 * never above it. Above 2.3 a reason would be required that was not given, so that without a letter something of the deposit is left.
 */
const itemsFor = (depositCents: number, services: Services): readonly GoaeItem[] => {
  const choices = multipliers()
    .toReversed()
    .flatMap((advice): GoaeItem[][] => {
      const first = adviceOf(services, advice);
      if (!services.hasLetter) return [[first]];
      const left = depositCents - totalOf([first]);
      const second = multipliers()
        .map((multiplier): GoaeItem => ({ number: '70', multiplier }))
        .findLast((item) => totalOf([item]) <= left);
      return second ? [[first, second]] : [[first]];
    });
  const affordable = choices.filter((items) => totalOf(items) <= depositCents);
  return affordable.toSorted((one, other) => totalOf(other) - totalOf(one))[0] ?? [adviceOf(services, 1)];
};

export interface InvoiceLines {
  scheme: 'goae' | 'foreign';
  lines: InvoiceLine[];
  totalCents: number;
}

const foreignService = { de: 'Ärztliche Beratung und Prüfung der Anfrage', en: 'Medical advice and review of the request' } as const;

/** Doctors who practise outside Germany are bound by their own state's rules. */
export const schemeOf = (licenceCountry: string): InvoiceLines['scheme'] => (licenceCountry === 'DE' ? 'goae' : 'foreign');

/** What the doctor's invoice says for an offset deposit: only what was done. */
export const invoiceLinesFor = (depositCents: number, licenceCountry: string, services: Services, locale: Locale): InvoiceLines => {
  if (schemeOf(licenceCountry) === 'foreign')
    return {
      scheme: 'foreign',
      lines: [{ number: null, designation: foreignService[locale], points: null, multiplier: null, amountCents: depositCents }],
      totalCents: depositCents,
    };
  const { lines, totalCents } = composeGoae(itemsFor(depositCents, services), locale);
  const named = lines.map((line) => (line.number === '1' ? { ...line, designation: adviceWords[services.contact][locale] } : line));
  return { scheme: 'goae', lines: named, totalCents };
};
