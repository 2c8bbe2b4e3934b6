/** An invoice; what takes all of it back; what takes a part of it back. */
export const invoiceKinds = ['invoice', 'cancellation', 'reduction'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];
