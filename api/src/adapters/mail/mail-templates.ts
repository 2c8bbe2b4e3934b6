import { runProblemText } from '@blattwerk/contract/stock-feeds/problems';
import { formatInstant, formatDate, formatMoney, type Locale } from '../../locales/format.ts';
import { paragraphsOf, textsFor } from '../../locales/texts.ts';
import type { MailTemplates, NewsForPharmacy, ToAnswer, Money, Proof, StockRun, ToPerson } from './mail-template-data.ts';
import { mailHtml } from './mail-html.ts';
import { companyName, mailText, personName, type MailContent } from './mail-text.ts';

export type { MailTemplates };
export type MailTemplate = keyof MailTemplates;

export interface MailFrame {
  /** Origin of the storefront, from the configuration and never from a request. */
  baseUrl: string;
  brand: { name: string; supportEmail: string; /** One line: company, street, city. */ imprint?: string };
}
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl?: string;
}

interface Recipe {
  /** Route of the storefront, without the language. */
  route?: string;
  /** A finished path, language included. */
  path?: string;
  values?: Record<string, string>;
  /** Decides between singular and plural wherever the texts have both. */
  count?: number;
  /** Keys of sentences with a number of their own, in the grammar of that number. */
  counted?: [key: string, count: number][];
  /** Keys of further paragraphs that only some of these mails have. */
  more?: string[];
  code?: string;
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
type Recipes = { [T in MailTemplate]: (data: MailTemplates[T], locale: Locale) => Recipe };

const money = ({ amountCents, currency }: Money, locale: Locale) => formatMoney(amountCents, currency, locale);
const withToken = (route: string, token: string): string => `${route}?token=${encodeURIComponent(token)}`;
const proving = (route: string, { token, code, validHours, codeMinutes }: Proof): Recipe => ({
  route: withToken(route, token),
  code,
  values: { hours: String(validHours), minutes: String(codeMinutes) },
});
const toReset = ({ at }: { at: Date }, locale: Locale): Recipe => ({ route: '/auth/password-forgot', values: { at: formatInstant(at, locale) } });
/** The address of a request or of a part of it: it names no kind of thing, and a login on the way leads back to it. */
const toCase = ({ objectId }: { objectId: string | undefined }): Recipe => ({
  // Mails that were queued before mails knew their object lead to the account.
  route: objectId ? `/dashboard/case/${objectId}` : '/dashboard',
});
const toAnswer = ({ path, dueAt }: ToAnswer, locale: Locale): Recipe => ({ path, values: { dueAt: formatInstant(dueAt, locale) } });
const newsForPharmacy = ({ pharmacyName, number, path }: NewsForPharmacy): Recipe => ({
  path,
  values: { pharmacyName: companyName(pharmacyName), number },
  toPharmacy: true,
});
const aroundStart = ({ startsAt }: { startsAt: Date }, locale: Locale): Recipe => ({
  route: '/dashboard',
  values: { startsAt: formatInstant(startsAt, locale) },
});
const toPharmacy = ({ pharmacyName, path, needsTan, expiresAt }: MailTemplates['prescription-sent-to-pharmacy'], locale: Locale): Recipe => ({
  path,
  values: { pharmacyName: companyName(pharmacyName), expiresAt: formatInstant(expiresAt, locale) },
  more: needsTan ? ['tan'] : [],
  toPharmacy: true,
});
const toChoice = ({ treatmentId }: { treatmentId: string }): Recipe => ({ route: `/dashboard/pharmacy?request=${treatmentId}` });
const aboutRun = ({ name, pharmacyName, reason, reasonValues, path }: ToPerson & StockRun, locale: Locale): Recipe => ({
  path,
  values: { pharmacyName: companyName(pharmacyName), reason: runProblemText(reason, locale, reasonValues) },
  ...(name === '' ? { toPharmacy: true } : {}),
});

const recipes: Recipes = {
  'confirm-email': (proof) => proving('/auth/confirm-info/email-confirmed', proof),
  'email-change': (proof) => proving('/auth/confirm-info/email-changed', proof),
  'email-change-notice': ({ requestedAt }, locale) => ({ route: '/profile/security', values: { requestedAt: formatInstant(requestedAt, locale) } }),
  'email-changed': ({ changedAt }, locale) => ({ route: '/auth/login', values: { changedAt: formatInstant(changedAt, locale) } }),
  'already-registered': () => ({ route: '/auth/login' }),
  'password-reset': ({ token, validMinutes }) => ({ route: withToken('/auth/confirm-info/reset', token), values: { minutes: String(validMinutes) } }),
  'password-changed': ({ changedAt }, locale) => ({ route: '/auth/password-forgot', values: { changedAt: formatInstant(changedAt, locale) } }),
  'second-factor-added': toReset,
  'second-factor-removed': toReset,
  'second-factor-locked': toReset,
  'session-ended': toReset,
  'recovery-code-used': ({ at, left }, locale) => ({ route: '/auth/password-forgot', values: { at: formatInstant(at, locale), left: String(left) } }),
  'sign-in-linked': ({ provider, linkedAt }, locale) => ({ route: '/profile/security', values: { provider, linkedAt: formatInstant(linkedAt, locale) } }),
  'prove-sign-in': ({ provider, token, code, validMinutes }) => ({
    route: withToken('/auth/continue', token),
    code,
    values: { provider, minutes: String(validMinutes) },
  }),
  'request-submitted': (data, locale) => ({ ...toCase(data), values: { amount: money(data, locale), dueAt: formatInstant(data.dueAt, locale) } }),
  'request-approved': toCase,
  'request-declined': toCase,
  'request-cancelled': ({ refund, ...about }, locale) =>
    refund ? { ...toCase(about), more: ['refund'], values: { amount: money(refund, locale) } } : { ...toCase(about), more: ['noRefund'] },
  'doctor-question': toCase,
  'reviews-due-soon': ({ count }) => ({ path: '/admin/queue', count, counted: [['due', count]] }),
  'reviews-missed': ({ count }) => ({ path: '/admin/queue/overdue', count, counted: [['late', count]] }),
  'review-late': toCase,
  'contribution-decided': ({ objectId }) => ({ route: `/dashboard/contributions#${objectId}` }),
  'refund-issued': (data, locale) => ({ ...toCase(data), values: { amount: money(data, locale), refundedAt: formatDate(data.refundedAt, locale) } }),
  'prescription-sent-to-pharmacy': toPharmacy,
  'prescription-waits-at-pharmacy': toPharmacy,
  'prescription-withdrawn': ({ pharmacyName, path }) => ({ path, values: { pharmacyName: companyName(pharmacyName) }, toPharmacy: true }),
  'prescription-changed': toCase,
  'pharmacy-question': toAnswer,
  'pharmacy-doubt': toAnswer,
  'pharmacy-answered': newsForPharmacy,
  'prescription-replaced': newsForPharmacy,
  'prescription-revoked': newsForPharmacy,
  'prescription-returned': toCase,
  'prescription-ready': ({ holdUntil, ...about }, locale) => ({
    ...toCase(about),
    ...(holdUntil ? { more: ['kept'], values: { holdUntil: formatInstant(holdUntil, locale) } } : {}),
  }),
  'prescription-ready-to-deliver': toCase,
  'prescription-ready-undone': toCase,
  'pickup-reminder': toCase,
  'pickup-hold-ending': ({ holdUntil, ...about }, locale) => ({ ...toCase(about), values: { holdUntil: formatInstant(holdUntil, locale) } }),
  'prescription-expiring': ({ validUntil, ...about }, locale) => ({ ...toCase(about), values: { validUntil: formatDate(validUntil, locale) } }),
  'invoice-ready': ({ invoiceNumber, ...about }) => ({ ...toCase(about), values: { invoiceNumber } }),
  'pharmacy-claim': ({ code, validMinutes }) => ({ route: '/', code, values: { minutes: String(validMinutes) }, toPharmacy: true }),
  'pharmacy-tan': ({ number, code }) => ({ route: '/', code, values: { number }, toPharmacy: true }),
  'pharmacy-silent': toChoice,
  'choose-again': toChoice,
  'consultation-booked': aroundStart,
  'consultation-reminder': aroundStart,
  'consultation-cancelled': aroundStart,
  'staff-invitation': ({ role, inviterName, pharmacyName, token, expiresAt }, locale) => ({
    route: withToken('/auth/invitation', token),
    more: [inviterName ? 'from' : 'fromUnnamed', role],
    values: { inviterName: personName(inviterName ?? ''), pharmacyName: companyName(pharmacyName ?? ''), expiresAt: formatDate(expiresAt, locale) },
    isInvited: true,
  }),
  'approval-due': ({ path }) => ({ path }),
  'account-approved': () => ({ path: '/admin/' }),
  'invitation-known-address': () => ({ route: '/auth/login' }),
  'newsletter-confirm': ({ token }) => ({ route: withToken('/newsletter/confirm', token) }),
  'newsletter-welcome': ({ token, oneClickPath }) => ({ route: withToken('/newsletter/withdraw', token), oneClickPath }),
  'alert-confirm': ({ token }) => ({ route: withToken('/market/alerts/confirm', token), isAskedFor: true }),
  'alert-met': ({ kind, unit, priceCents, pharmacyName, city, token, oneClickPath }, locale) => ({
    route: withToken('/market/alerts/open', token),
    endRoute: withToken('/market/alerts/end', token),
    oneClickPath,
    isAskedFor: true,
    more: [kind, 'where'],
    values: {
      where: [companyName(pharmacyName), personName(city)].filter(Boolean).join(', '),
      price: formatMoney(priceCents, 'EUR', locale),
      unit: textsFor(locale, 'mails')(`alert-met.units.${unit}`),
    },
  }),
  'owner-code': ({ code, validMinutes }) => ({ route: '/profile/privacy', code, values: { minutes: String(validMinutes) } }),
  'export-ready': ({ expiresAt }, locale) => ({ route: '/profile/privacy', values: { expiresAt: formatInstant(expiresAt, locale) } }),
  'account-erased': ({ keepUntil, hasRecipients }, locale) => ({
    route: '/datenschutz',
    more: [keepUntil ? 'kept' : 'nothingKept', ...(hasRecipients ? ['told'] : [])],
    values: { keepUntil: keepUntil ? formatDate(keepUntil, locale) : '' },
  }),
  'recipient-notice': ({ references, path }) => ({ path, values: { references } }),
  'inactivity-notice': ({ eraseAfter }, locale) => ({ route: '/auth/login', values: { eraseAfter: formatDate(eraseAfter, locale) } }),
  'stock-run-held': aboutRun,
  'stock-run-failed': aboutRun,
  'stock-silent': ({ name, pharmacyName, hours, path }) => ({
    path,
    values: { pharmacyName: companyName(pharmacyName) },
    counted: [['silentFor', Math.max(1, hours)]],
    ...(name === '' ? { toPharmacy: true } : {}),
  }),
  'stock-alarms': ({ runs, silent, pharmacies, path }) => ({
    path,
    count: runs + silent,
    counted: (
      [
        ['pharmacies', pharmacies],
        ['runs', runs],
        ['silent', silent],
      ] as [string, number][]
    ).filter(([, count]) => count > 0),
    more: ['cause'],
  }),
};
export const mailTemplates = Object.keys(recipes) as MailTemplate[];

const absolute = (baseUrl: string, path: string): string => {
  if (!path.startsWith('/') || path.startsWith('//')) throw new Error('A link in a mail must be a path of this platform');
  return new URL(path, baseUrl).href;
};
const pageUrl = (baseUrl: string, locale: Locale, route: string): string => absolute(baseUrl, locale === 'en' ? `/en${route}` : route);

const whyOf = ({ toPharmacy, isAskedFor, isInvited }: Recipe): string => {
  if (toPharmacy) return 'whyPharmacy';
  if (isInvited) return 'whyInvited';
  return isAskedFor ? 'whyAsked' : 'why';
};

const contentOf = (template: MailTemplate, locale: Locale, recipe: Recipe, name: string | undefined, { baseUrl, brand }: MailFrame): MailContent => {
  const t = textsFor(locale, 'mails');
  const values = { ...recipe.values, brand: brand.name, supportEmail: brand.supportEmail };
  const numbered = recipe.count === undefined ? values : { ...values, count: recipe.count };
  const greetName = name === undefined ? '' : personName(name);
  const counted = (recipe.counted ?? []).map(([key, count]) => t(`${template}.${key}`, { ...values, count }));
  const more = (recipe.more ?? []).map((key) => t(`${template}.${key}`, values));
  const why = t(`footer.${whyOf(recipe)}`, values);
  const end = recipe.endRoute ? [{ label: t(`${template}.end`), url: pageUrl(baseUrl, locale, recipe.endRoute) }] : [];
  return {
    locale,
    brand: brand.name,
    subject: t(`${template}.subject`, numbered),
    heading: t(`${template}.heading`, numbered),
    greeting: greetName ? t('greeting', { name: greetName }) : t('greetingWithoutName'),
    paragraphs: [...paragraphsOf(t, `${template}.paragraphs`, values), ...counted, ...more],
    ...(recipe.code ? { code: { label: t('codeLabel'), value: recipe.code } } : {}),
    button: { label: t(`${template}.button`), url: recipe.path ? absolute(baseUrl, recipe.path) : pageUrl(baseUrl, locale, recipe.route ?? '/') },
    linkHint: t('linkHint'),
    notes: paragraphsOf(t, `${template}.notes`, values),
    closing: [t('closing'), t('team', values)],
    footer: {
      lines: [why, t('footer.help', values), ...(brand.imprint ? [brand.imprint] : [])],
      links: [
        ...end,
        { label: t('footer.imprint'), url: pageUrl(baseUrl, locale, '/impressum') },
        { label: t('footer.privacy'), url: pageUrl(baseUrl, locale, '/datenschutz') },
      ],
    },
  };
};

/** One mail, in one language, as HTML and as text of the same content. */
export const renderMail = <T extends MailTemplate>(template: T, locale: Locale, data: MailTemplates[T], frame: MailFrame): RenderedMail => {
  const recipe = recipes[template](data, locale);
  const content = contentOf(template, locale, recipe, 'name' in data ? data.name : undefined, frame);
  const unsubscribe = recipe.oneClickPath ? { unsubscribeUrl: absolute(frame.baseUrl, recipe.oneClickPath) } : {};
  return { subject: content.subject, html: mailHtml(content), text: mailText(content), ...unsubscribe };
};
