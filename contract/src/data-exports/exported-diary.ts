import { z } from 'zod';
import { id, instant } from '../validation.ts';

const text = z.string().nullable();

/** One version of an entry of the therapy diary; the highest of an `entryId` is what holds. */
export const diaryVersion = z.object({
  entryId: id,
  version: z.int(),
  on: z.string(),
  dose: z.number(),
  unit: z.string(),
  medicine: text,
  prescriptionId: id.nullable(),
  effect: z.int(),
  sideEffects: z.array(z.string()),
  note: text,
  writtenAt: instant,
});
