import type { ProblemValues, RunProblem } from '@blattwerk/contract/stock-feeds/problems';

/** Full name of the person who is greeted, as stored. */
export interface ToPerson {
  name: string;
}
/** `objectId` is the request, or the part of it, to which the button leads. */
export interface AboutCase extends ToPerson {
  objectId: string;
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
export interface ToAnswer extends ToPerson {
  path: string;
  dueAt: Date;
}
export interface NewsForPharmacy {
  pharmacyName: string;
  number: string;
  path: string;
}
export interface StockRun {
  pharmacyName: string;
  reason: RunProblem;
  reasonValues: ProblemValues;
  path: string;
}

/**
 * What each mail needs to know. No mail carries health data: the names of its fields are all it can ever say.
 * Instants are `Date`; `token` goes into the link.
 */
export interface MailTemplates {
  'confirm-email': ToPerson & Proof;
  /** To the new address; whose account it is stands in the account only. */
  'email-change': Proof;
  'email-change-notice': ToPerson & { requestedAt: Date };
  /** To the former address. */
  'email-changed': { changedAt: Date };
  'already-registered': ToPerson;
  'password-reset': ToPerson & { token: string; validMinutes: number };
  'password-changed': ToPerson & { changedAt: Date };
  'second-factor-added': ToPerson & { at: Date };
  'second-factor-removed': ToPerson & { at: Date };
  'second-factor-locked': ToPerson & { at: Date };
  'session-ended': ToPerson & { at: Date };
  'recovery-code-used': ToPerson & { at: Date; left: number };
  'sign-in-linked': ToPerson & { provider: string; linkedAt: Date };
  /** To an address that no account has proved yet. */
  'prove-sign-in': { provider: string; token: string; code: string; validMinutes: number };
  'request-submitted': AboutCase & Money & { dueAt: Date };
  'request-approved': AboutCase;
  'request-declined': AboutCase;
  /** `refund` is the deposit that goes back; null when nothing was paid or nothing goes back. */
  'request-cancelled': AboutCase & { refund: Money | null };
  'doctor-question': AboutCase;
  /** To doctors: reviews that come due within hours. The address of a request would say in a mail what it is about, so it leads to the queue. */
  'reviews-due-soon': ToPerson & { count: number };
  /** To administrators: reviews whose due time has passed. */
  'reviews-missed': ToPerson & { count: number };
  'review-late': AboutCase;
  /** Something that the person wrote was read by us; what became of it stands in the account. */
  'contribution-decided': AboutCase;
  'refund-issued': AboutCase & Money & { refundedAt: Date };
  /** To the pharmacy. `path` is the single-purpose address below the base address and is used as it is. */
  'prescription-sent-to-pharmacy': { pharmacyName: string; path: string; needsTan: boolean; expiresAt: Date };
  'prescription-waits-at-pharmacy': MailTemplates['prescription-sent-to-pharmacy'];
  /** To the pharmacy: what it got is void. */
  'prescription-withdrawn': { pharmacyName: string; path: string };
  /** To a pharmacy's second address, apart from the mail with the link. */
  'pharmacy-tan': { number: string; code: string };
  'prescription-changed': AboutCase;
  /** To the doctor who answers a pharmacy; a doubt about a prescription also to the administrators. */
  'pharmacy-question': ToAnswer;
  'pharmacy-doubt': ToAnswer;
  /** To the pharmacy, about a prescription that is or was with it. */
  'pharmacy-answered': NewsForPharmacy;
  'prescription-replaced': NewsForPharmacy;
  'prescription-revoked': NewsForPharmacy;
  /** To a pharmacy's listed address, when it wants an account. */
  'pharmacy-claim': { code: string; validMinutes: number };
  'prescription-returned': AboutCase;
  'prescription-ready': AboutCase & { holdUntil: Date | null };
  /** Ready, and the pharmacy brings or sends it. */
  'prescription-ready-to-deliver': AboutCase;
  'prescription-ready-undone': AboutCase;
  'pickup-reminder': AboutCase;
  'pickup-hold-ending': AboutCase & { holdUntil: Date };
  /** `validUntil` is noon of the last day. */
  'prescription-expiring': AboutCase & { validUntil: Date };
  'invoice-ready': AboutCase & { invoiceNumber: string };
  /** The pharmacy has not reacted: leads to the choice of another one. */
  'pharmacy-silent': ToPerson & { treatmentId: string };
  /** We took it back from the pharmacy: leads to the choice of another one. */
  'choose-again': ToPerson & { treatmentId: string };
  'consultation-booked': ToPerson & { startsAt: Date };
  'consultation-reminder': ToPerson & { startsAt: Date };
  'consultation-cancelled': ToPerson & { startsAt: Date };
  /** To an address whose owner has no account. `inviterName` is null for patients and the command line. */
  'staff-invitation': { role: 'doctor' | 'pharmacy' | 'admin'; inviterName: string | null; pharmacyName: string | null; token: string; expiresAt: Date };
  /** To the administrators who may approve a new doctor or administrator. */
  'approval-due': ToPerson & { path: string };
  /** To a doctor or administrator: a second person has approved the account. */
  'account-approved': ToPerson;
  /** To the owner of an account whose address was invited. */
  'invitation-known-address': ToPerson;
  'newsletter-confirm': { token: string };
  /** `token` ends the subscription; `oneClickPath` is where a mail program's own button does. */
  'newsletter-welcome': { token: string; oneClickPath: string };
  'alert-confirm': { token: string };
  /** `token` leads to the product and ends the alert. The product is not named: whose eyes fall on a mail is not known. */
  'alert-met': {
    kind: 'back-in-stock' | 'price-below' | 'at-pharmacy';
    unit: 'g' | 'ml' | 'piece';
    priceCents: number;
    pharmacyName: string;
    city: string;
    token: string;
    oneClickPath: string;
  };
  /** A code that shows that the owner of the account asks. */
  'owner-code': ToPerson & { code: string; validMinutes: number };
  'export-ready': ToPerson & { expiresAt: Date };
  /** The last mail to an address. `keepUntil` is null when nothing is kept. */
  'account-erased': ToPerson & { keepUntil: Date | null; hasRecipients: boolean };
  /** To doctors and pharmacies who received data of a person whose account is deleted; `references` are numbers of cases, `path` their list of them. */
  'recipient-notice': { references: string; path: string };
  'inactivity-notice': ToPerson & { eraseAfter: Date };
  /** About a pharmacy's stock feed, to its accounts and administrators; without a name to the pharmacy's own address. */
  'stock-run-held': ToPerson & StockRun;
  'stock-run-failed': ToPerson & StockRun;
  'stock-silent': ToPerson & { pharmacyName: string; hours: number; path: string };
  'stock-alarms': ToPerson & { runs: number; silent: number; pharmacies: number; path: string };
}
