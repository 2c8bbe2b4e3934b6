import { z } from 'zod';
import { id, instant } from '../validation.ts';

export const suppressionCauses = ['bounce', 'complaint'] as const;
export type SuppressionCause = (typeof suppressionCauses)[number];

/** An address to which mails are held back because they do not reach it, or are not wanted there. */
export const suppressedAddress = z.object({
  id,
  address: z.string(),
  cause: z.enum(suppressionCauses),
  /** Enhanced status code of the last report (RFC 3463). */
  statusCode: z.string().nullable(),
  /** What the other server said last. */
  diagnostic: z.string().nullable(),
  reports: z.int(),
  /** Mails that wait for its release. */
  heldMails: z.int(),
  /** The account with this address, where there is one. */
  user: z.object({ id, role: z.string() }).nullable(),
  lastReportedAt: instant,
  version: z.int(),
  abilities: z.array(z.enum(['release'])),
});
export type SuppressedAddress = z.output<typeof suppressedAddress>;

export const releaseInput = z.object({ id });
export const releasedAddress = z.object({ address: z.string(), sentAgain: z.int() });
