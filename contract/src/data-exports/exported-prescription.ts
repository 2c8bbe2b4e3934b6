import { z } from 'zod';
import { repeat } from '../prescriptions/repeats.ts';
import { id, instant } from '../validation.ts';

const text = z.string().nullable();
const at = instant.nullable();

/** A prescription in the copy of one's data. */
export const prescription = z.object({
  id,
  number: z.string(),
  treatmentId: id,
  doctorId: id,
  pharmacyId: id.nullable(),
  status: z.string(),
  productName: z.string(),
  pzn: z.string(),
  quantity: z.number(),
  unit: z.string(),
  form: z.string(),
  singleDose: z.string(),
  dailyDose: z.string(),
  instructions: z.string(),
  repeat: repeat.nullable(),
  issuedAt: instant,
  validUntil: z.string(),
  sentAt: at,
  receivedAt: at,
  readyAt: at,
  dispensedAt: at,
  /** Where the sheet is, or was, that the doctor signs by hand; null where the prescription went without. */
  original: text,
  originalPostedOn: text,
  originalTracking: text,
  originalArrivedAt: at,
  returnReason: text,
  returnText: text,
  revokedAt: at,
  revokeReason: text,
  revokeText: text,
  /** Counts the versions of one medicine; `replacesId` is the version before. */
  revision: z.int(),
  replacesId: id.nullable(),
  /** What the doctor signed to take its place when it cannot be had. */
  alternatives: z.array(z.object({ productId: id, productName: z.string(), pzn: z.string() })),
});
