import { z } from 'zod';
import { invoiceKinds } from '../treatments/invoices.ts';
import { id, instant } from '../validation.ts';

const at = instant.nullable();

export const payment = z.object({
  id,
  treatmentId: id,
  amountCents: z.int(),
  currency: z.string(),
  status: z.string(),
  createdAt: instant,
  paidAt: at,
  refundedAt: at,
  refundedCents: z.int(),
});

export const invoice = z.object({
  id,
  number: z.string(),
  kind: z.enum(invoiceKinds),
  correctsId: id.nullable(),
  reason: z.string().nullable(),
  cancelledAt: at,
  treatmentId: id,
  doctorId: id,
  totalCents: z.int(),
  currency: z.string(),
  issuedAt: instant,
  serviceOn: z.string(),
  isWithDiagnosis: z.boolean(),
  lines: z.unknown(),
});
