import { z } from 'zod';
import { id, instant, text } from '../validation.ts';
import { goaeItems } from './goae.ts';

/** An invoice; what takes all of it back; what takes a part of it back. */
export const invoiceKinds = ['invoice', 'cancellation', 'reduction'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** The valid invoice of a decided request, as its doctor sees it. */
export const issuedInvoice = z.object({
  number: z.string(),
  issuedAt: instant,
  totalCents: z.int(),
  /** What it charges by the German scale; null under the rules of another state. */
  items: goaeItems.nullable(),
  /** What is kept of the deposit: a corrected invoice is never above it. */
  limitCents: z.int(),
  isCorrectable: z.boolean(),
});
export type IssuedInvoice = z.output<typeof issuedInvoice>;

export const correctInvoiceInput = z.strictObject({
  id,
  /** Of the invoice that is corrected: one that was corrected meanwhile is not corrected again. */
  number: text(3, 40),
  items: goaeItems,
  /** Printed on both documents. */
  reason: text(2, 300),
});
export type CorrectInvoiceInput = z.output<typeof correctInvoiceInput>;

export const chooseInvoiceDiagnosisInput = z.strictObject({ id, isWanted: z.boolean() });
export type ChooseInvoiceDiagnosisInput = z.output<typeof chooseInvoiceDiagnosisInput>;
