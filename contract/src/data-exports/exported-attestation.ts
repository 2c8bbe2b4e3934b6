import { z } from 'zod';
import { id, instant } from '../validation.ts';

/** A patient card or certificate for travel, asked for or issued. */
export const attestation = z.object({
  id,
  number: z.string(),
  kind: z.string(),
  status: z.string(),
  prescriptionId: id,
  doctorId: id,
  travel: z.unknown(),
  requestedAt: instant,
  decidedAt: instant.nullable(),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  reason: z.string().nullable(),
});
