import type { Locale } from '@blattwerk/contract/errors';
import { composeGoae, type GoaeItem, type GoaeNumber } from '@blattwerk/contract/treatments/goae';
import type { contactKinds } from '@blattwerk/contract/treatments/states';
import type { InvoiceLine } from '../documents/public.ts';

/** What happened, and can be charged: how doctor and patient were in contact and when, and what was written on the day of the decision. */
export interface Services {
  contact: (typeof contactKinds)[number];
  /** Days, `YYYY-MM-DD`. */
  contactOn: string;
  decidedOn: string;
}

/** The house's factors: advice with a letter, advice alone, and the letter. */
export type Factors = Record<'advice' | 'adviceAlone' | 'letter', number>;

const totalOf = (items: readonly GoaeItem[]): number => composeGoae(items, 'de').totalCents;

/** Never above the deposit: the factor of the advice is lowered as far as needed, then the letter is left out. */
const within = (depositCents: number, [advice, ...written]: [GoaeItem, ...GoaeItem[]]): GoaeItem[] => {
  for (let hundredths = Math.round(advice.multiplier * 100); hundredths >= 100; hundredths -= 1) {
    const items = [{ ...advice, multiplier: hundredths / 100 }, ...written];
    if (totalOf(items) <= depositCents) return items;
  }
  return written.length > 0 ? within(depositCents, [advice]) : [{ ...advice, multiplier: 1 }];
};

/** From so many minutes on advice is detailed (no. 3), which the scale charges alone or with an examination. */
const detailedMinutes = 10;

/**
 * What the house proposes: advice, however it was given (no. 1), and the medical letter (no. 75) where one is issued. Without a letter a long
 * conversation is detailed advice (no. 3), as far as the deposit reaches. A short certificate (no. 70) is none of it: attestations follow later.
 */
export const proposedItems = (depositCents: number, hasLetter: boolean, factors: Factors, talkMinutes = 0): GoaeItem[] => {
  if (hasLetter)
    return within(depositCents, [
      { number: '1', multiplier: factors.advice },
      { number: '75', multiplier: factors.letter },
    ]);
  const detailed = within(depositCents, [{ number: '3', multiplier: factors.adviceAlone }]);
  if (talkMinutes >= detailedMinutes && totalOf(detailed) <= depositCents) return detailed;
  return within(depositCents, [{ number: '1', multiplier: factors.adviceAlone }]);
};

/** Services between people; everything else was written on the day of the decision. */
const inContact: readonly GoaeNumber[] = ['1', '3', '4', '5', '34'];

const adviceWords: Record<Services['contact'], Record<Locale, string>> = {
  questionnaire: { de: 'Beratung in Textform', en: 'Advice in writing' },
  phone: { de: 'Beratung mittels Fernsprecher', en: 'Advice by telephone' },
  video: { de: 'Beratung per Video', en: 'Advice by video' },
  'in-person': { de: 'Beratung', en: 'Advice' },
};

export interface InvoiceLines {
  scheme: 'goae' | 'foreign';
  lines: InvoiceLine[];
  totalCents: number;
}

const foreignService = { de: 'Ärztliche Beratung und Prüfung der Anfrage', en: 'Medical advice and review of the request' } as const;

/** Doctors who practise outside Germany are bound by their own state's rules. */
export const schemeOf = (licenceCountry: string): InvoiceLines['scheme'] => (licenceCountry === 'DE' ? 'goae' : 'foreign');

/** The one line of a doctor who practises in another state. */
export const foreignLines = (depositCents: number, { decidedOn }: Services, locale: Locale): InvoiceLines => ({
  scheme: 'foreign',
  lines: [{ number: null, designation: foreignService[locale], points: null, multiplier: null, amountCents: depositCents, serviceOn: decidedOn }],
  totalCents: depositCents,
});

/** The scale of 1982 does not know advice in writing: what is a matter between people is charged by analogy then, and says so. */
export const goaeLines = (items: readonly GoaeItem[], { contact, contactOn, decidedOn }: Services, locale: Locale): InvoiceLines => {
  const { lines, totalCents } = composeGoae(items, locale);
  const named = lines.map((line): InvoiceLine => {
    const isContact = inContact.includes(line.number);
    return {
      ...line,
      ...(line.number === '1' ? { designation: adviceWords[contact][locale] } : {}),
      ...(isContact && contact === 'questionnaire' ? { isAnalog: true } : {}),
      serviceOn: isContact ? contactOn : decidedOn,
    };
  });
  return { scheme: 'goae', lines: named, totalCents };
};
