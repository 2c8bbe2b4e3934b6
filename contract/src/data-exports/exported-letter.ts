import { z } from 'zod';
import { id, instant } from '../validation.ts';

/** A later version of the medical letter, with what it says instead. */
export const letterCorrection = z.object({
  version: z.int(),
  doctorId: id,
  issuedAt: instant,
  reason: z.string(),
  diagnosis: z.string(),
  remoteJustification: z.string(),
  letter: z.string().nullable(),
  nextCheckOn: z.string().nullable(),
});
