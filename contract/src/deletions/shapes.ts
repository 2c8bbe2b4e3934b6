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
  'invitations',
  'pharmacyClaims',
] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** One deletion: what went, when and how much. Names no person. */
export const deletionRecord = z.object({
  id,
  kind: z.enum(retentionKinds),
  /** What was older than that was deleted. */
  before: instant,
  rows: z.int(),
  startedAt: instant,
  finishedAt: instant,
});
export type DeletionRecord = z.output<typeof deletionRecord>;
