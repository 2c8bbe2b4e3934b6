import type { MoneyAlert } from '@blattwerk/contract/payments/alerts';
import { guestPath } from '@blattwerk/contract/room-guests/shapes';
import { settings } from '@blattwerk/contract/settings';
import { claimLimits } from '@blattwerk/contract/pharmacy-access/shapes';
import type { SocialProvider } from '@blattwerk/contract/accounts/social-shapes';
import type { ProblemValues, RunProblem } from '@blattwerk/contract/stock-feeds/problems';
import type { MailTemplate, MailTemplates } from '../../adapters/mail/mail-templates.ts';
import { alertConfirmToken, alertToken } from './alert-tokens.ts';
import { confirmToken, withdrawToken } from './newsletter-tokens.ts';
import { caregiverLoaders, type CaregiverParams } from './caregiver-mail-data.ts';
import { writingLoaders, type WritingParams } from './writing-mail-data.ts';
import { invitationToken, mailSecrets, proofSecrets } from '../../kernel/mail-secrets.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { guestToken } from '../../kernel/guest-link-secrets.ts';
import { linkTan, linkToken } from '../../kernel/pharmacy-link-secrets.ts';

interface StockRunParams {
  pharmacyName: string;
  reason: RunProblem;
  reasonValues: ProblemValues;
  path: string;
}

/** A stored document that goes with the mail: never about health. */
interface Attached {
  fileId: string;
}

interface ToAnswer {
  path: string;
  dueAt: string;
}
/** Where the pharmacy finds it: in its inbox, or by the link of the sending. */
type NewsForPharmacy = { pharmacyName: string; number: string } & ({ path: string } | { sendingId: string });
interface AboutRequest {
  treatmentId: string;
}
/** What takes back an invoice or follows it, by number. */
type CorrectedInvoice = AboutRequest & { invoiceNumber: string; correctedNumber: string };
/** To an account's inbox, or by the sending's own link. */
type WayToPharmacy = { path: string; needsTan: false } | { sendingId: string; needsTan: true };
type ToPharmacy = { pharmacyName: string } & WayToPharmacy;
interface AboutConsultation {
  consultationId: string;
  startsAt: string;
  /** Minutes before the start at which its room opens; not in mails from before they could be set. */
  opensMinutes?: number;
}
interface AboutPrescription {
  prescriptionId: string;
}

/** What the outbox stores of each mail: ids, addresses of pages, amounts and instants as ISO text. Never a secret, never health data. */
export interface MailParams extends WritingParams, CaregiverParams {
  'confirm-email': { tokenId: string };
  'password-reset': { tokenId: string };
  'email-change': { tokenId: string };
  'email-change-notice': { requestedAt: string };
  'email-changed': { changedAt: string };
  'already-registered': Record<string, never>;
  'password-changed': { changedAt: string };
  'second-factor-added': { at: string };
  'second-factor-removed': { at: string };
  'second-factor-locked': { at: string };
  'session-ended': { at: string };
  'recovery-code-used': { at: string; left: number };
  'sign-in-linked': { provider: SocialProvider; linkedAt: string };
  'prove-sign-in': { signInId: string; email: string; provider: SocialProvider };
  'request-submitted': AboutRequest & { amountCents: number; currency: string; dueAt: string };
  'request-approved': AboutRequest;
  'request-declined': AboutRequest;
  'request-cancelled': AboutRequest & { refund: { amountCents: number; currency: string } | null };
  'doctor-question': AboutRequest;
  'doctor-message': AboutRequest;
  'patient-message': Record<string, never>;
  'attestation-asked': Record<string, never>;
  'attestation-decided': Record<string, never>;
  'consultation-needed': AboutRequest;
  'reviews-due-soon': { count: number };
  'reviews-missed': { count: number };
  'case-handed-over': Record<string, never>;
  'review-late': AboutRequest;
  'contribution-decided': { contributionId: string };
  'refund-issued': AboutRequest & { amountCents: number; currency: string; refundedAt: string };
  'prescription-sent-to-pharmacy': ToPharmacy & { expiresAt: string };
  'prescription-waits-at-pharmacy': ToPharmacy & { expiresAt: string };
  'prescription-withdrawn': ToPharmacy;
  'pharmacy-claim': { claimId: string };
  'pharmacy-tan': { sendingId: string; serial: number; number: string };
  'originals-to-post': Record<string, never>;
  'original-posted': AboutPrescription;
  'prescription-returned': AboutPrescription;
  'prescription-changed': AboutPrescription;
  'pharmacy-question': ToAnswer;
  'pharmacy-doubt': ToAnswer;
  'pharmacy-answered': NewsForPharmacy;
  'prescription-replaced': NewsForPharmacy;
  'prescription-revoked': NewsForPharmacy;
  'prescription-ready': AboutPrescription & { holdUntil?: string | null };
  'prescription-ready-to-deliver': AboutPrescription;
  'prescription-ready-undone': AboutPrescription;
  'pickup-reminder': AboutPrescription;
  'pickup-hold-ending': AboutPrescription & { holdUntil: string };
  'prescription-expiring': AboutPrescription & { validUntil: string };
  'invoice-ready': AboutRequest & { invoiceNumber: string };
  'invoice-cancelled': CorrectedInvoice;
  'invoice-reduced': CorrectedInvoice;
  'invoice-replaced': CorrectedInvoice;
  'document-replaced': AboutRequest;
  'pharmacy-silent': { treatmentId: string };
  'choose-again': { treatmentId: string };
  'staff-invitation': { linkId: string; expiresAt: string } & Pick<MailTemplates['staff-invitation'], 'role' | 'inviterName' | 'pharmacyName'>;
  'approval-due': { path: string };
  'account-approved': Record<string, never>;
  'invitation-known-address': Record<string, never>;
  'consultation-booked': AboutConsultation & { calendar: string };
  'consultation-moved': AboutConsultation & { calendar: string };
  'consultation-covered': AboutConsultation & { calendar: string };
  'consultations-taken-over': AboutConsultation & { count: number };
  'consultation-by-phone': AboutConsultation;
  'consultation-by-video': AboutConsultation;
  'consultation-reminder': AboutConsultation & { guestSerial?: number };
  'consultation-cancelled': AboutConsultation;
  'consultation-offered': { startsAt: string; expiresAt: string };
  'newsletter-confirm': { subscriptionId: string; askedAt: string };
  'newsletter-welcome': { subscriptionId: string };
  /** `written` is read when it leaves: the outbox keeps no copy for each recipient. */
  'newsletter-issue': { issueId: string; subscriptionId: string; written?: Record<'subject' | 'body', string> };
  'alert-confirm': { alertId: string; askedAt: string };
  'alert-met': { alertId: string } & Omit<MailTemplates['alert-met'], 'token' | 'oneClickPath'>;
  'owner-code': { tokenId: string };
  'export-ready': { expiresAt: string };
  'account-erased': { keepUntil: string | null; hasRecipients: boolean } & Attached;
  'recipient-notice': { references: string; path: string };
  'inactivity-notice': { eraseAfter: string };
  'stock-run-held': StockRunParams;
  'stock-run-failed': StockRunParams;
  'stock-silent': { pharmacyName: string; hours: number; path: string };
  'stock-alarms': { runs: number; silent: number; pharmacies: number; path: string };
  'money-alert': { alert: MoneyAlert; path: string };
}
export type SentTemplate = keyof MailParams & MailTemplate;

const lives = { hours: 24, codeMinutes: 10, resetMinutes: 30, signInMinutes: 15 };
const providerNames = { google: 'Google', apple: 'Apple' } as const satisfies Record<SocialProvider, string>;

type Loaders = { [T in SentTemplate]: (ctx: Ctx, params: MailParams[T], name: string) => MailTemplates[T] };

const aboutConsultation = (_ctx: Ctx, { consultationId, startsAt, opensMinutes }: AboutConsultation, name: string) => ({
  name,
  objectId: consultationId,
  startsAt: new Date(startsAt),
  opensMinutes: opensMinutes ?? settings['consultations.opensMinutes'].default,
});
const aboutRequest = (_ctx: Ctx, { treatmentId }: AboutRequest, name: string) => ({ name, objectId: treatmentId });
const toAnswer = (_ctx: Ctx, { path, dueAt }: ToAnswer, name: string) => ({ name, path, dueAt: new Date(dueAt) });
const newsForPharmacy = (ctx: Ctx, { pharmacyName, number, ...way }: NewsForPharmacy) => ({
  pharmacyName,
  number,
  path: 'sendingId' in way ? `/p/${linkToken(ctx.secrets, way.sendingId)}` : way.path,
});
const wayTo = (ctx: Ctx, way: WayToPharmacy): string => (way.needsTan ? `/p/${linkToken(ctx.secrets, way.sendingId)}` : way.path);
const noticed = (ctx: Ctx, { pharmacyName, expiresAt, ...way }: ToPharmacy & { expiresAt: string }): MailTemplates['prescription-sent-to-pharmacy'] => ({
  pharmacyName,
  expiresAt: new Date(expiresAt),
  needsTan: way.needsTan,
  path: wayTo(ctx, way),
});
const aboutCorrection = (_ctx: Ctx, { treatmentId, ...numbers }: CorrectedInvoice, name: string) => ({ name, objectId: treatmentId, ...numbers });
const aboutPrescription = (_ctx: Ctx, { prescriptionId }: AboutPrescription, name: string) => ({ name, objectId: prescriptionId });

const loaders: Loaders = {
  'confirm-email': (ctx, { tokenId }, name) => {
    const { token, code } = mailSecrets(ctx.secrets, tokenId);
    return { name, token, code, validHours: lives.hours, codeMinutes: lives.codeMinutes };
  },
  'email-change': (ctx, { tokenId }) => {
    const { token, code } = mailSecrets(ctx.secrets, tokenId);
    return { token, code, validHours: lives.hours, codeMinutes: lives.codeMinutes };
  },
  'email-change-notice': (_ctx, { requestedAt }, name) => ({ name, requestedAt: new Date(requestedAt) }),
  'email-changed': (_ctx, { changedAt }) => ({ changedAt: new Date(changedAt) }),
  'password-reset': (ctx, { tokenId }, name) => ({ name, token: mailSecrets(ctx.secrets, tokenId).token, validMinutes: lives.resetMinutes }),
  'already-registered': (_ctx, _params, name) => ({ name }),
  'password-changed': (_ctx, { changedAt }, name) => ({ name, changedAt: new Date(changedAt) }),
  'second-factor-added': (_ctx, { at }, name) => ({ name, at: new Date(at) }),
  'second-factor-removed': (_ctx, { at }, name) => ({ name, at: new Date(at) }),
  'second-factor-locked': (_ctx, { at }, name) => ({ name, at: new Date(at) }),
  'session-ended': (_ctx, { at }, name) => ({ name, at: new Date(at) }),
  'recovery-code-used': (_ctx, { at, left }, name) => ({ name, at: new Date(at), left }),
  'sign-in-linked': (_ctx, { provider, linkedAt }, name) => ({ name, provider: providerNames[provider], linkedAt: new Date(linkedAt) }),
  'prove-sign-in': (ctx, { signInId, email, provider }) => ({
    provider: providerNames[provider],
    ...proofSecrets(ctx.secrets, { signInId, email }),
    validMinutes: lives.signInMinutes,
  }),
  'request-submitted': (_ctx, { dueAt, treatmentId, ...amount }, name) => ({ name, ...amount, objectId: treatmentId, dueAt: new Date(dueAt) }),
  'request-approved': aboutRequest,
  'request-declined': aboutRequest,
  'request-cancelled': (_ctx, { refund, treatmentId }, name) => ({ name, refund, objectId: treatmentId }),
  'doctor-question': aboutRequest,
  'doctor-message': aboutRequest,
  'patient-message': (_ctx, _params, name) => ({ name }),
  'attestation-asked': (_ctx, _params, name) => ({ name }),
  'attestation-decided': (_ctx, _params, name) => ({ name }),
  'consultation-needed': aboutRequest,
  'reviews-due-soon': (_ctx, params, name) => ({ name, ...params }),
  'reviews-missed': (_ctx, params, name) => ({ name, ...params }),
  'case-handed-over': (_ctx, _params, name) => ({ name }),
  'review-late': aboutRequest,
  'contribution-decided': (_ctx, { contributionId }, name) => ({ name, objectId: contributionId }),
  'refund-issued': (_ctx, { refundedAt, treatmentId, ...amount }, name) => ({ name, ...amount, objectId: treatmentId, refundedAt: new Date(refundedAt) }),
  'prescription-sent-to-pharmacy': noticed,
  'prescription-waits-at-pharmacy': noticed,
  'prescription-withdrawn': (ctx, { pharmacyName, ...way }) => ({ pharmacyName, path: wayTo(ctx, way) }),
  'pharmacy-claim': (ctx, { claimId }) => ({ code: mailSecrets(ctx.secrets, claimId).code, validMinutes: claimLimits.minutes }),
  'pharmacy-tan': (ctx, { sendingId, serial, number }) => ({ number, code: linkTan(ctx.secrets, sendingId, serial) }),
  'originals-to-post': (_ctx, _params, name) => ({ name }),
  'original-posted': aboutPrescription,
  'prescription-returned': aboutPrescription,
  'prescription-changed': aboutPrescription,
  'pharmacy-question': toAnswer,
  'pharmacy-doubt': toAnswer,
  'pharmacy-answered': newsForPharmacy,
  'prescription-replaced': newsForPharmacy,
  'prescription-revoked': newsForPharmacy,
  'prescription-ready': (_ctx, { prescriptionId, holdUntil }, name) => ({
    name,
    objectId: prescriptionId,
    holdUntil: holdUntil ? new Date(holdUntil) : null,
  }),
  'prescription-ready-to-deliver': aboutPrescription,
  'prescription-ready-undone': aboutPrescription,
  'pickup-reminder': aboutPrescription,
  'pickup-hold-ending': (_ctx, { prescriptionId, holdUntil }, name) => ({ name, objectId: prescriptionId, holdUntil: new Date(holdUntil) }),
  'prescription-expiring': (_ctx, { prescriptionId, validUntil }, name) => ({ name, objectId: prescriptionId, validUntil: new Date(validUntil) }),
  'invoice-ready': (_ctx, { invoiceNumber, treatmentId }, name) => ({ name, invoiceNumber, objectId: treatmentId }),
  'invoice-cancelled': aboutCorrection,
  'invoice-reduced': aboutCorrection,
  'invoice-replaced': aboutCorrection,
  'document-replaced': aboutRequest,
  'pharmacy-silent': (_ctx, params, name) => ({ name, ...params }),
  'choose-again': (_ctx, params, name) => ({ name, ...params }),
  'staff-invitation': (ctx, { linkId, expiresAt, ...invited }) => ({ ...invited, token: invitationToken(ctx.secrets, linkId), expiresAt: new Date(expiresAt) }),
  'approval-due': (_ctx, params, name) => ({ name, ...params }),
  'account-approved': (_ctx, _params, name) => ({ name }),
  'invitation-known-address': (_ctx, _params, name) => ({ name }),
  'consultation-booked': aboutConsultation,
  'consultation-moved': aboutConsultation,
  'consultation-covered': aboutConsultation,
  'consultations-taken-over': (ctx, { count, ...about }, name) => ({ ...aboutConsultation(ctx, about, name), count }),
  'consultation-by-phone': aboutConsultation,
  'consultation-by-video': aboutConsultation,
  'consultation-reminder': (ctx, { guestSerial = 1, ...about }, name) => ({
    ...aboutConsultation(ctx, about, name),
    guestPath: guestPath(guestToken(ctx.secrets, about.consultationId, guestSerial)),
  }),
  'consultation-cancelled': aboutConsultation,
  'consultation-offered': (_ctx, { startsAt, expiresAt }, name) => ({ name, startsAt: new Date(startsAt), expiresAt: new Date(expiresAt) }),
  'newsletter-confirm': (ctx, { subscriptionId, askedAt }) => ({ token: confirmToken(ctx.secrets, subscriptionId, new Date(askedAt)) }),
  'newsletter-welcome': (ctx, { subscriptionId }) => {
    const token = withdrawToken(ctx.secrets, subscriptionId);
    return { token, oneClickPath: `/api/v1/clients/newsletter/${token}/withdraw` };
  },
  'newsletter-issue': (ctx, { subscriptionId, written }) => {
    const token = withdrawToken(ctx.secrets, subscriptionId);
    return { subject: written?.subject ?? '', body: written?.body ?? '', token, oneClickPath: `/api/v1/clients/newsletter/${token}/withdraw` };
  },
  ...writingLoaders,
  ...caregiverLoaders,
  'alert-confirm': (ctx, { alertId, askedAt }) => ({ token: alertConfirmToken(ctx.secrets, alertId, new Date(askedAt)) }),
  'alert-met': (ctx, { alertId, ...offer }) => {
    const token = alertToken(ctx.secrets, alertId);
    return { ...offer, token, oneClickPath: `/api/v1/clients/subscription/${token}/end` };
  },
  'owner-code': (ctx, { tokenId }, name) => ({ name, code: mailSecrets(ctx.secrets, tokenId).code, validMinutes: lives.codeMinutes }),
  'export-ready': (_ctx, { expiresAt }, name) => ({ name, expiresAt: new Date(expiresAt) }),
  'account-erased': (_ctx, { keepUntil, hasRecipients }, name) => ({ name, keepUntil: keepUntil === null ? null : new Date(keepUntil), hasRecipients }),
  'recipient-notice': (_ctx, params) => params,
  'inactivity-notice': (_ctx, { eraseAfter }, name) => ({ name, eraseAfter: new Date(eraseAfter) }),
  'stock-run-held': (_ctx, params, name) => ({ name, ...params }),
  'stock-run-failed': (_ctx, params, name) => ({ name, ...params }),
  'stock-silent': (_ctx, params, name) => ({ name, ...params }),
  'stock-alarms': (_ctx, params, name) => ({ name, ...params }),
  'money-alert': (_ctx, params, name) => ({ name, ...params }),
};

/** What the template needs, from what the outbox stored. */
export const mailData = <T extends SentTemplate>(ctx: Ctx, template: T, params: MailParams[T], name: string): MailTemplates[T] =>
  (loaders[template] as Loaders[T])(ctx, params, name) as MailTemplates[T];
