import { formatDate, formatInstant, formatMoney, type Locale } from '../../locales/format.ts';
import { textsFor } from '../../locales/texts.ts';
import type { MoneyAlert } from '@blattwerk/contract/payments/alerts';
import {
  aboutRun,
  aroundStart,
  money,
  newsForPharmacy,
  proving,
  toAnswer,
  toAppointment,
  toCase,
  toChoice,
  toCorrection,
  toPharmacy,
  toReset,
  type AboutCase,
  type MailRecipe,
  type Money,
  type Proof,
  type ToPerson,
  withToken,
} from './mail-recipe-parts.ts';
import { caregiverRecipes } from './caregiver-recipes.ts';
import { writingRecipes } from './writing-recipes.ts';
import { companyName, personName } from './mail-text.ts';

/**
 * Every mail: what it needs to know and where it leads. No mail carries health data: the names of its fields are all it can ever say.
 * Instants are `Date`; `token` goes into the link.
 */
const recipes = {
  'confirm-email': (proof: ToPerson & Proof) => proving('/auth/confirm-info/email-confirmed', proof),
  /** To the new address; whose account it is stands in the account only. */
  'email-change': (proof: Proof) => proving('/auth/confirm-info/email-changed', proof),
  'email-change-notice': ({ requestedAt }: ToPerson & { requestedAt: Date }, locale) => ({
    route: '/profile/security',
    values: { requestedAt: formatInstant(requestedAt, locale) },
  }),
  /** To the former address. */
  'email-changed': ({ changedAt }: { changedAt: Date }, locale) => ({ route: '/auth/login', values: { changedAt: formatInstant(changedAt, locale) } }),
  'already-registered': (_data: ToPerson) => ({ route: '/auth/login' }),
  'password-reset': ({ token, validMinutes }: ToPerson & { token: string; validMinutes: number }) => ({
    route: withToken('/auth/confirm-info/reset', token),
    values: { minutes: String(validMinutes) },
  }),
  'password-changed': ({ changedAt }: ToPerson & { changedAt: Date }, locale) => ({
    route: '/auth/password-forgot',
    values: { changedAt: formatInstant(changedAt, locale) },
  }),
  'second-factor-added': toReset,
  'second-factor-removed': toReset,
  'second-factor-locked': toReset,
  'session-ended': toReset,
  'recovery-code-used': ({ at, left }: ToPerson & { at: Date; left: number }, locale) => ({
    route: '/auth/password-forgot',
    values: { at: formatInstant(at, locale), left: String(left) },
  }),
  'sign-in-linked': ({ provider, linkedAt }: ToPerson & { provider: string; linkedAt: Date }, locale) => ({
    route: '/profile/security',
    values: { provider, linkedAt: formatInstant(linkedAt, locale) },
  }),
  /** To an address that no account has proved yet. */
  'prove-sign-in': ({ provider, token, code, validMinutes }: { provider: string; token: string; code: string; validMinutes: number }) => ({
    route: withToken('/auth/continue', token),
    code,
    values: { provider, minutes: String(validMinutes) },
  }),
  'request-submitted': (data: AboutCase & Money & { dueAt: Date }, locale) => ({
    ...toCase(data),
    values: { amount: money(data, locale), dueAt: formatInstant(data.dueAt, locale) },
  }),
  'request-approved': toCase,
  'request-declined': toCase,
  /** `refund` is the deposit that goes back; null when nothing was paid or nothing goes back. */
  'request-cancelled': ({ refund, ...about }: AboutCase & { refund: Money | null }, locale) =>
    refund ? { ...toCase(about), more: ['refund'], values: { amount: money(refund, locale) } } : { ...toCase(about), more: ['noRefund'] },
  'doctor-question': toCase,
  'doctor-message': toCase,
  /** To the doctor of a request whose patient has written. */
  'patient-message': (_data: ToPerson) => ({ path: '/admin/queue/messages' }),
  /** To the doctor who prescribed: a patient asks for a document. */
  'attestation-asked': (_data: ToPerson) => ({ path: '/admin/attestations' }),
  'attestation-decided': (_data: ToPerson) => ({ route: '/dashboard/documents' }),
  'consultation-needed': toCase,
  /** To doctors: reviews that come due within hours. The address of a request would say in a mail what it is about, so it leads to the queue. */
  'reviews-due-soon': ({ count }: ToPerson & { count: number }) => ({ path: '/admin/queue', count, counted: [['due', count]] }),
  /** To a doctor: a colleague has handed a request over. */
  'case-handed-over': (_data: ToPerson) => ({ path: '/admin/queue' }),
  /** To administrators: reviews whose due time has passed. */
  'reviews-missed': ({ count }: ToPerson & { count: number }) => ({ path: '/admin/queue/overdue', count, counted: [['late', count]] }),
  'review-late': toCase,
  /** Something that the person wrote was read by us; what became of it stands in the account. */
  'contribution-decided': ({ objectId }: AboutCase) => ({ route: `/dashboard/contributions#${objectId}` }),
  'refund-issued': (data: AboutCase & Money & { refundedAt: Date }, locale) => ({
    ...toCase(data),
    values: { amount: money(data, locale), refundedAt: formatDate(data.refundedAt, locale) },
  }),
  /** To the pharmacy. `path` is the single-purpose address below the base address and is used as it is. */
  'prescription-sent-to-pharmacy': toPharmacy,
  'prescription-waits-at-pharmacy': toPharmacy,
  /** To the pharmacy: what it got is void. */
  'prescription-withdrawn': ({ pharmacyName, path }: { pharmacyName: string; path: string }) => ({
    path,
    values: { pharmacyName: companyName(pharmacyName) },
    toPharmacy: true,
  }),
  'prescription-changed': toCase,
  /** To the doctor who answers a pharmacy; a doubt about a prescription also to the administrators. */
  'pharmacy-question': toAnswer,
  'pharmacy-doubt': toAnswer,
  /** To the pharmacy, about a prescription that is or was with it. */
  'pharmacy-answered': newsForPharmacy,
  'prescription-replaced': newsForPharmacy,
  'prescription-revoked': newsForPharmacy,
  /** To the doctor: something is to be signed and posted. */
  'originals-to-post': (_data: ToPerson) => ({ path: '/admin/queue/originals' }),
  'original-posted': toCase,
  'prescription-returned': toCase,
  'prescription-ready': ({ holdUntil, ...about }: AboutCase & { holdUntil: Date | null }, locale) => ({
    ...toCase(about),
    ...(holdUntil ? { more: ['kept'], values: { holdUntil: formatInstant(holdUntil, locale) } } : {}),
  }),
  /** Ready, and the pharmacy brings or sends it. */
  'prescription-ready-to-deliver': toCase,
  'prescription-ready-undone': toCase,
  'pickup-reminder': toCase,
  'pickup-hold-ending': ({ holdUntil, ...about }: AboutCase & { holdUntil: Date }, locale) => ({
    ...toCase(about),
    values: { holdUntil: formatInstant(holdUntil, locale) },
  }),
  /** `validUntil` is noon of the last day. */
  'prescription-expiring': ({ validUntil, ...about }: AboutCase & { validUntil: Date }, locale) => ({
    ...toCase(about),
    values: { validUntil: formatDate(validUntil, locale) },
  }),
  'invoice-ready': ({ invoiceNumber, ...about }: AboutCase & { invoiceNumber: string }) => ({ ...toCase(about), values: { invoiceNumber } }),
  'invoice-cancelled': toCorrection,
  'invoice-reduced': toCorrection,
  'invoice-replaced': toCorrection,
  'document-replaced': toCase,
  /** To a pharmacy's listed address, when it wants an account. */
  'pharmacy-claim': ({ code, validMinutes }: { code: string; validMinutes: number }) => ({
    route: '/',
    code,
    values: { minutes: String(validMinutes) },
    toPharmacy: true,
  }),
  /** To a pharmacy's second address, apart from the mail with the link. */
  'pharmacy-tan': ({ number, code }: { number: string; code: string }) => ({ route: '/', code, codeLabel: 'tanLabel', values: { number }, toPharmacy: true }),
  /** The pharmacy has not reacted: leads to the choice of another one. */
  'pharmacy-silent': toChoice,
  /** We took it back from the pharmacy: leads to the choice of another one. */
  'choose-again': toChoice,
  'consultation-booked': aroundStart,
  'consultation-moved': aroundStart,
  'consultation-covered': aroundStart,
  /** To the doctor who covers an absence: one leads to its record, several to the calendar. */
  'consultations-taken-over': ({ objectId, startsAt, count }: Parameters<typeof aroundStart>[0] & { count: number }, locale) => ({
    path: count === 1 ? `/admin/consultations/${objectId}` : '/admin/consultations/calendar',
    count,
    counted: [['taken', count]],
    values: { startsAt: formatInstant(startsAt, locale) },
  }),
  /** To the doctor: the way of an appointment has changed. */
  'consultation-by-phone': toAppointment,
  'consultation-by-video': toAppointment,
  'consultation-reminder': ({ guestPath, ...about }: Parameters<typeof aroundStart>[0] & { guestPath: string }, locale) => ({
    ...aroundStart(about, locale),
    also: guestPath,
  }),
  'consultation-cancelled': aroundStart,
  /** A freed time is kept for a while: leads to the own appointments, where it is taken. */
  'consultation-offered': ({ startsAt, expiresAt }: ToPerson & { startsAt: Date; expiresAt: Date }, locale) => ({
    route: '/consultations',
    values: { startsAt: formatInstant(startsAt, locale), expiresAt: formatInstant(expiresAt, locale) },
  }),
  /** To an address whose owner has no account. `inviterName` is null for patients and the command line. */
  'staff-invitation': (
    {
      role,
      inviterName,
      pharmacyName,
      token,
      expiresAt,
    }: { role: 'doctor' | 'pharmacy' | 'admin'; inviterName: string | null; pharmacyName: string | null; token: string; expiresAt: Date },
    locale,
  ) => ({
    route: withToken('/auth/invitation', token),
    more: [inviterName ? 'from' : 'fromUnnamed', role],
    values: { inviterName: personName(inviterName ?? ''), pharmacyName: companyName(pharmacyName ?? ''), expiresAt: formatDate(expiresAt, locale) },
    isInvited: true,
  }),
  /** To the administrators who may approve a new doctor or administrator. */
  'approval-due': ({ path }: ToPerson & { path: string }) => ({ path }),
  /** To a doctor or administrator: a second person has approved the account. */
  'account-approved': (_data: ToPerson) => ({ path: '/admin/' }),
  /** To the owner of an account whose address was invited. */
  'invitation-known-address': (_data: ToPerson) => ({ route: '/auth/login' }),
  'newsletter-confirm': ({ token }: { token: string }) => ({ route: withToken('/newsletter/confirm', token) }),
  /** `token` ends the subscription; `oneClickPath` is where a mail program's own button does. */
  'newsletter-welcome': ({ token, oneClickPath }: { token: string; oneClickPath: string }) => ({
    route: withToken('/newsletter/withdraw', token),
    oneClickPath,
  }),
  /** An issue of the newsletter, as it was written. */
  'newsletter-issue': ({ subject, body, token, oneClickPath }: { subject: string; body: string; token: string; oneClickPath: string }) => ({
    route: '/blog',
    endRoute: withToken('/newsletter/withdraw', token),
    oneClickPath,
    markdown: body,
    values: { subject },
    isAskedFor: true,
  }),
  'alert-confirm': ({ token }: { token: string }) => ({ route: withToken('/market/alerts/confirm', token), isAskedFor: true }),
  /** `token` leads to the product and ends the alert. The product is not named: whose eyes fall on a mail is not known. */
  'alert-met': (
    {
      kind,
      unit,
      priceCents,
      pharmacyName,
      city,
      token,
      oneClickPath,
    }: {
      kind: 'back-in-stock' | 'price-below' | 'at-pharmacy';
      unit: 'g' | 'ml' | 'piece';
      priceCents: number;
      pharmacyName: string;
      city: string;
      token: string;
      oneClickPath: string;
    },
    locale,
  ) => ({
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
  /** A code that shows that the owner of the account asks. */
  'owner-code': ({ code, validMinutes }: ToPerson & { code: string; validMinutes: number }) => ({
    route: '/profile/privacy',
    code,
    values: { minutes: String(validMinutes) },
  }),
  'export-ready': ({ expiresAt }: ToPerson & { expiresAt: Date }, locale) => ({
    route: '/profile/privacy',
    values: { expiresAt: formatInstant(expiresAt, locale) },
  }),
  /** The last mail to an address. `keepUntil` is null when nothing is kept. */
  'account-erased': ({ keepUntil, hasRecipients }: ToPerson & { keepUntil: Date | null; hasRecipients: boolean }, locale) => ({
    route: '/datenschutz',
    more: [keepUntil ? 'kept' : 'nothingKept', ...(hasRecipients ? ['told'] : [])],
    values: { keepUntil: keepUntil ? formatDate(keepUntil, locale) : '' },
  }),
  /** To doctors and pharmacies who received data of a person whose account is deleted; `references` are numbers of cases, `path` their list of them. */
  'recipient-notice': ({ references, path }: { references: string; path: string }) => ({ path, values: { references } }),
  'inactivity-notice': ({ eraseAfter }: ToPerson & { eraseAfter: Date }, locale) => ({
    route: '/auth/login',
    values: { eraseAfter: formatDate(eraseAfter, locale) },
  }),
  /** About a pharmacy's stock feed, to its accounts and administrators; without a name to the pharmacy's own address. */
  'stock-run-held': aboutRun,
  'stock-run-failed': aboutRun,
  'stock-silent': ({ name, pharmacyName, hours, path }: ToPerson & { pharmacyName: string; hours: number; path: string }) => ({
    path,
    values: { pharmacyName: companyName(pharmacyName) },
    counted: [['silentFor', Math.max(1, hours)]],
    ...(name === '' ? { toPharmacy: true } : {}),
  }),
  'stock-alarms': ({ runs, silent, pharmacies, path }: ToPerson & { runs: number; silent: number; pharmacies: number; path: string }) => ({
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
  ...writingRecipes,
  ...caregiverRecipes,
  /** To administrators: something happened to money beside the usual way. */
  'money-alert': ({ alert, path }: ToPerson & { alert: MoneyAlert; path: string }) => ({ path, more: [alert] }),
} satisfies Record<string, (data: never, locale: Locale) => MailRecipe>;
export type MailTemplate = keyof typeof recipes;
export type MailTemplates = { [T in MailTemplate]: Parameters<(typeof recipes)[T]>[0] };
export const mailRecipes: { [T in MailTemplate]: (data: MailTemplates[T], locale: Locale) => MailRecipe } = recipes;
