import { runProblemText, type ProblemValues, type RunProblem } from '@blattwerk/contract/stock-feeds/problems';
import { formatInstant, formatMoney, type Locale } from '../../locales/format.ts';
import { companyName, personName } from './mail-text.ts';

/** Full name of the person who is greeted, as stored. */
export interface ToPerson {
  name: string;
}
/** `objectId` is the request, or the part of it, to which the button leads. */
export interface AboutCase extends ToPerson {
  /** Not there in mails that were queued before mails knew their object. */
  objectId: string | undefined;
}
/** Link and code of one mail; the code is shorter and lives shorter. */
export interface Proof {
  token: string;
  code: string;
  validHours: number;
  codeMinutes: number;
}
export interface Money {
  amountCents: number;
  currency: string;
}
/** A withdrawal from the contract, as it was declared by anybody. */
export interface Declared extends ToPerson {
  treatmentNumber: string | null;
  receivedAt: Date;
}
interface ToAnswer extends ToPerson {
  path: string;
  dueAt: Date;
}
interface NewsForPharmacy {
  pharmacyName: string;
  number: string;
  path: string;
}
interface StockRun {
  pharmacyName: string;
  reason: RunProblem;
  reasonValues: ProblemValues;
  path: string;
}
/** `path` is the single-purpose address below the base address and is used as it is. */
interface SentToPharmacy {
  pharmacyName: string;
  path: string;
  needsTan: boolean;
  expiresAt: Date;
}

export interface MailRecipe {
  /** Route of the storefront, without the language. */
  route?: string;
  /** A finished path, language included. */
  path?: string;
  /** Route of a second way to the same thing; the template's `also` says which. */
  also?: string;
  values?: Record<string, string>;
  /** Decides between singular and plural wherever the texts have both. */
  count?: number;
  /** Keys of sentences with a number of their own, in the grammar of that number. */
  counted?: [key: string, count: number][];
  /** Keys of further paragraphs that only some of these mails have. */
  more?: string[];
  code?: string;
  /** What the code is called, where it is no confirmation. */
  codeLabel?: 'tanLabel';
  /** Markdown that a person wrote. */
  markdown?: string;
  toPharmacy?: true;
  /** Makes the mail one that its reader can end with the mail program's own button. */
  oneClickPath?: string;
  /** Where its reader can end it by hand: a link in the footer. */
  endRoute?: string;
  /** To an invited address without an account. */
  isInvited?: true;
  /** Sent because a user asked for it, with or without an account. */
  isAskedFor?: true;
}
export const money = ({ amountCents, currency }: Money, locale: Locale) => formatMoney(amountCents, currency, locale);
export const withToken = (route: string, token: string): string => `${route}?token=${encodeURIComponent(token)}`;
export const proving = (route: string, { token, code, validHours, codeMinutes }: Proof): MailRecipe => ({
  route: withToken(route, token),
  code,
  values: { hours: String(validHours), minutes: String(codeMinutes) },
});
export const declaration = ({ name, treatmentNumber, receivedAt }: Declared, locale: Locale): MailRecipe => ({
  more: treatmentNumber ? ['number'] : ['noNumber'],
  values: { declaredBy: personName(name), number: companyName(treatmentNumber ?? ''), receivedAt: formatInstant(receivedAt, locale) },
});
export const toReset = ({ at }: ToPerson & { at: Date }, locale: Locale): MailRecipe => ({
  route: '/auth/password-forgot',
  values: { at: formatInstant(at, locale) },
});
/** The address of a request or of a part of it: it names no kind of thing, and a login on the way leads back to it. */
/** What takes back an invoice or follows it, by number. */
export const toCorrection = ({ invoiceNumber, correctedNumber, ...about }: AboutCase & { invoiceNumber: string; correctedNumber: string }): MailRecipe => ({
  ...toCase(about),
  values: { invoiceNumber, correctedNumber },
});
export const toCase = ({ objectId }: AboutCase): MailRecipe => ({
  // Mails that were queued before mails knew their object lead to the account.
  route: objectId ? `/dashboard/case/${objectId}` : '/dashboard',
});
export const toAnswer = ({ path, dueAt }: ToAnswer, locale: Locale): MailRecipe => ({ path, values: { dueAt: formatInstant(dueAt, locale) } });
export const newsForPharmacy = ({ pharmacyName, number, path }: NewsForPharmacy): MailRecipe => ({
  path,
  values: { pharmacyName: companyName(pharmacyName), number },
  toPharmacy: true,
});
export const aroundStart = (
  { objectId, startsAt, opensMinutes }: ToPerson & { objectId: string; startsAt: Date; opensMinutes: number },
  locale: Locale,
): MailRecipe => ({
  route: `/consultations/${objectId}`,
  values: { startsAt: formatInstant(startsAt, locale), opensMinutes: String(opensMinutes) },
});
/** For the doctor: the appointment in the back office. */
export const toAppointment = ({ objectId, startsAt }: ToPerson & { objectId: string; startsAt: Date }, locale: Locale): MailRecipe => ({
  path: `/admin/consultations/${objectId}`,
  values: { startsAt: formatInstant(startsAt, locale) },
});
export const toPharmacy = ({ pharmacyName, path, needsTan, expiresAt }: SentToPharmacy, locale: Locale): MailRecipe => ({
  path,
  values: { pharmacyName: companyName(pharmacyName), expiresAt: formatInstant(expiresAt, locale) },
  more: needsTan ? ['tan'] : [],
  toPharmacy: true,
});
export const toChoice = ({ treatmentId }: ToPerson & { treatmentId: string }): MailRecipe => ({ route: `/dashboard/pharmacy?request=${treatmentId}` });
export const aboutRun = ({ name, pharmacyName, reason, reasonValues, path }: ToPerson & StockRun, locale: Locale): MailRecipe => ({
  path,
  values: { pharmacyName: companyName(pharmacyName), reason: runProblemText(reason, locale, reasonValues) },
  ...(name === '' ? { toPharmacy: true } : {}),
});
