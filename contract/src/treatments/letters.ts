import { z } from 'zod';
import { id, instant, isoDate, text } from '../validation.ts';

/** What the doctor writes in a medical letter; the rest of it comes from the record. */
const words = {
  diagnosis: text(2, 500),
  remoteJustification: text(2, 1000),
  letter: text(0, 1000).optional(),
  nextCheckOn: isoDate.optional(),
};

/** The newest medical letter of an approved request, as its doctor sees it. */
export const issuedLetter = z.object({
  /** The first letter is version 1, each correction counts on. */
  version: z.int(),
  issuedAt: instant,
  /** Why it replaces the version before; null in the first one. */
  reason: z.string().nullable(),
  diagnosis: z.string(),
  remoteJustification: z.string(),
  letter: z.string().nullable(),
  nextCheckOn: isoDate.nullable(),
  /** Its document is made, and it is the actor's own. */
  isCorrectable: z.boolean(),
});
export type IssuedLetter = z.output<typeof issuedLetter>;

export const correctLetterInput = z.strictObject({
  id,
  /** Of the letter that is corrected: one that was corrected meanwhile is not corrected again. */
  version: z.int().min(1),
  ...words,
  /** Printed on the new letter. */
  reason: text(2, 300),
});
export type CorrectLetterInput = z.output<typeof correctLetterInput>;
