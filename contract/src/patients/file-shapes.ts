import { z } from 'zod';
import { consentWays } from '../consents/shapes.ts';
import { mailStatuses } from '../mails/states.ts';
import { uploadPurposes } from '../uploads/shapes.ts';
import { uploadStatuses } from '../uploads/states.ts';
import { id, instant } from '../validation.ts';

/** What the house keeps about a patient, without what is in it. */
export const patientFile = z.object({
  /** The latest first. */
  consents: z.array(
    z.object({ id, document: z.string(), version: z.int(), way: z.enum(consentWays).nullable(), givenAt: instant, withdrawnAt: instant.nullable() }),
  ),
  /** The last two hundred, the latest first; `title` in the reader's language. */
  mails: z.array(z.object({ id, title: z.string(), status: z.enum(mailStatuses), createdAt: instant, sentAt: instant.nullable() })),
  files: z.array(
    z.object({ id, purpose: z.enum(uploadPurposes), contentType: z.string(), bytes: z.int(), status: z.enum(uploadStatuses), createdAt: instant }),
  ),
});
export type PatientFile = z.output<typeof patientFile>;
