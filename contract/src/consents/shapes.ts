import { z } from 'zod';
import { instant } from '../validation.ts';
import { consentPurposes } from './texts.ts';

/** Where a consent was given. */
export const consentWays = [
  'registration',
  'questionnaire',
  'follow-up',
  'booking',
  'room',
  'pharmacy-choice',
  'diary',
  'newsletter',
  'cookies',
  'profile',
] as const;
export type ConsentWay = (typeof consentWays)[number];

const purpose = z.enum(consentPurposes);
/** Leaving the version out gives consent to the current one. */
export const consentInput = z.strictObject({ purpose, version: z.int().optional(), way: z.enum(consentWays).optional() });

/** What becomes of booked video consultations when the consent to video ends. */
export const consultationChoices = ['phone', 'cancel'] as const;
export type ConsultationChoice = (typeof consultationChoices)[number];
/** `preview`, also as a query: only what would happen. `consultations` counts for `video` alone. */
export const consentWithdrawalInput = z.strictObject({
  purpose,
  preview: z.boolean().optional(),
  consultations: z.enum(consultationChoices).optional(),
});
export const consentReceiptInput = z.object({ purpose });

/** The answer to the question about cookies, with the version of its words. */
export const cookieChoiceInput = z.strictObject({ isAgreed: z.boolean(), version: z.int().min(1).max(1000) });
export const cookieChoice = z.object({ chosenAt: instant });

/** What a person agreed to when they registered, as it was recorded at that moment. */
export const acceptedDocuments = ['privacy', 'terms'] as const;

/** Of what was never given `givenAt` is null, and `version` is the one to give. Documents that were accepted have no end. */
export const consent = z.object({
  purpose: z.enum([...acceptedDocuments, ...consentPurposes]),
  version: z.int(),
  givenAt: instant.nullable(),
  withdrawnAt: instant.nullable(),
  /** Null where nothing was given, or before ways were recorded. */
  way: z.enum(consentWays).nullable(),
  /** SHA-256 of the words that were agreed to. */
  sha256: z.string().nullable(),
});
export type Consent = z.output<typeof consent>;
export const consents = z.object({ items: z.array(consent) });
export type Consents = z.output<typeof consents>;

export const effectKinds = [
  'request-cancelled',
  'deposit-refunded',
  'draft-emptied',
  'record-kept',
  'prescription-taken-back',
  'prescription-kept',
  'consultation-by-phone',
  'consultation-cancelled',
  'diary-hidden',
  'newsletter-ended',
  'analytics-ended',
  'nothing-open',
] as const;
export type EffectKind = (typeof effectKinds)[number];
/** One thing that a withdrawal does, in the caller's language. */
export const consentEffect = z.object({ kind: z.enum(effectKinds), text: z.string() });
export type ConsentEffect = z.output<typeof consentEffect>;
export const consentEffects = z.object({ effects: z.array(consentEffect) });
export const consentWithdrawn = consent.extend(consentEffects.shape);
