import { z } from 'zod';
import { id, instant } from '../validation.ts';

/** What a retention period deletes, by class. */
export const retentionKinds = [
  'signInLinks',
  'sessions',
  'signInLog',
  'accessLog',
  'jobs',
  'mails',
  'ageRefusals',
  'unsent',
  'refusedUploads',
  'contacts',
  'newsletterRequests',
  'newsletterProofs',
  'alertRequests',
  'alerts',
  'consentProofs',
  'cookieProofs',
  'withdrawals',
  'contactRequests',
  'invitations',
  'pharmacyClaims',
] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** What is deleted of one person: the account, and after its period the sealed record. */
export const personKinds = ['account', 'record'] as const;
export const deletionKinds = [...personKinds, ...retentionKinds] as const;

/** Why: asked for by the person, carried out by staff for the person, after long disuse, or after the retention period. */
export const deletionCauses = ['patient', 'admin', 'inactivity', 'retention'] as const;
export type DeletionCause = (typeof deletionCauses)[number];

/** What the proof of a person's deletion counts. */
export const proofClasses = [
  'profile',
  'signIn',
  'sessions',
  'favourites',
  'newsletter',
  'drafts',
  'diary',
  'exports',
  'mails',
  'reviewAuthor',
  'record',
  'documents',
  'payments',
  'consents',
  'identity',
  'sealedName',
  'accessLog',
] as const;
export type ProofClass = (typeof proofClasses)[number];
export type ProofCounts = Partial<Record<ProofClass, number>>;

/** One deletion: what went, when and how much. Names no person. */
export const deletionRecord = z.object({
  id,
  kind: z.enum(deletionKinds),
  /** Of a person: the id that the account had, the number of the proof, why, and until when the rest is kept; null where nothing is. */
  subjectId: id.nullable(),
  number: z.string().nullable(),
  cause: z.enum(deletionCauses).nullable(),
  keepUntil: instant.nullable(),
  /** Of a class: what was older than that was deleted. */
  before: instant.nullable(),
  rows: z.int(),
  startedAt: instant,
  finishedAt: instant,
});
export type DeletionRecord = z.output<typeof deletionRecord>;
