import type { Locale } from '@blattwerk/contract/errors';
import { composeGoae, defaultGoaeItems, type GoaeItem, type InvoiceLine } from '../documents/public.ts';

const upTo = (max: number): number[] => Array.from({ length: Math.round((max - 1) * 100) + 1 }, (_, step) => (100 + step) / 100);
const totalOf = (items: readonly GoaeItem[]): number => composeGoae(items, 'de').totalCents;

/** Advice (no. 1) and a short certificate (no. 70) within the scale's ordinary range, as near to the deposit as possible and never above it. */
const itemsFor = (depositCents: number): readonly GoaeItem[] => {
  if (totalOf(defaultGoaeItems) === depositCents) return defaultGoaeItems;
  const choices: GoaeItem[][] = upTo(2.3).flatMap((advice): GoaeItem[][] => {
    const first: GoaeItem = { number: '1', multiplier: advice };
    const left = depositCents - totalOf([first]);
    const second = upTo(2.3)
      .map((multiplier): GoaeItem => ({ number: '70', multiplier }))
      .findLast((item) => totalOf([item]) <= left);
    return second ? [[first, second]] : [[first]];
  });
  const affordable = choices.filter((items) => totalOf(items) <= depositCents);
  return affordable.toSorted((one, other) => totalOf(other) - totalOf(one))[0] ?? [{ number: '1', multiplier: 1 }];
};

export interface InvoiceLines {
  scheme: 'goae' | 'foreign';
  lines: InvoiceLine[];
  totalCents: number;
}

const foreignService = { de: 'Ärztliche Beratung und Prüfung der Anfrage', en: 'Medical advice and review of the request' } as const;

/** What the doctor's invoice says for an offset deposit. Doctors who practise outside Germany are bound by their own state's rules. */
export const invoiceLinesFor = (depositCents: number, licenceCountry: string, locale: Locale): InvoiceLines => {
  if (licenceCountry !== 'DE')
    return {
      scheme: 'foreign',
      lines: [{ number: null, designation: foreignService[locale], points: null, multiplier: null, amountCents: depositCents }],
      totalCents: depositCents,
    };
  const { lines, totalCents } = composeGoae(itemsFor(depositCents), locale);
  return { scheme: 'goae', lines, totalCents };
};
