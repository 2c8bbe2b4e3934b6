import { z } from 'zod';
import { id, instant, isoDate } from '../validation.ts';
import { identityStatuses } from './states.ts';

/** Why the provider did not accept a document, in its own words; unknown ones are shown as a general sentence. */
export const identityErrorCodes = [
  'abandoned',
  'consent_declined',
  'country_not_supported',
  'device_not_supported',
  'document_expired',
  'document_type_not_supported',
  'document_unverified_other',
  'selfie_document_missing_photo',
  'selfie_face_mismatch',
  'selfie_manipulated',
  'selfie_unverified_other',
  'under_supported_age',
] as const;

export const identityFields = ['firstName', 'lastName', 'dob'] as const;
export type IdentityField = (typeof identityFields)[number];
export const sightingKinds = ['video', 'in-person'] as const;

/**
 * What became of it: `verified` by document or by a doctor; `mismatch` with the profile; `outdated`: the profile was changed after the
 * document's facts were deleted; `underage` by the document; `open` otherwise.
 */
export const identityOutcomes = ['open', 'verified', 'mismatch', 'outdated', 'underage'] as const;
export type IdentityOutcome = (typeof identityOutcomes)[number];

/** Where a person's identity check stands: the status, never an image. */
export const identityState = z.object({
  status: z.enum(identityStatuses).nullable(),
  outcome: z.enum(identityOutcomes),
  method: z.enum(['document', 'doctor']).nullable(),
  verifiedAt: instant.nullable(),
  /** Which facts of the document differ from the profile. */
  mismatch: z.array(z.enum(identityFields)),
  lastError: z.enum(identityErrorCodes).nullable(),
});
export type IdentityState = z.output<typeof identityState>;

/** The patient's own state. `isRequired`: a doctor approves only after the check. */
export const ownIdentity = identityState.extend({ isRequired: z.boolean() });
export type OwnIdentity = z.output<typeof ownIdentity>;

/** `consentVersion`: the version of the consent to the comparison of faces that was shown and given; there is no check without the current one. */
export const identitySessionInput = z.strictObject({ consentVersion: z.int().min(1) });
export const identitySession = z.object({ url: z.string(), sessionId: z.string(), status: z.enum(identityStatuses) });

const facts = z.object({ firstName: z.string(), lastName: z.string(), dob: isoDate.nullable() });

/** For the back office. Differences are shown in words to doctors only; images are never shown. */
export const identityRecord = identityState.extend({
  patientId: id,
  document: facts.nullable(),
  profile: facts,
  /** The doctor who compared the document last. */
  seenBy: z.string().nullable(),
  abilities: z.array(z.enum(['mark-seen'])),
});
export type IdentityRecord = z.output<typeof identityRecord>;

export const identitySeenInput = z.strictObject({ id, kind: z.enum(sightingKinds) });
