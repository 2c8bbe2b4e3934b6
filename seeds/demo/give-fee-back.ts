import { cast } from '../cast.ts';
import { insertRow } from '../factories/insert-row.ts';
import { nextInvoiceNumber, type InvoiceRow, type TreatmentRow } from '../factories/treatments.ts';
import type { Care } from './care.ts';

const twoDays = 48 * 3_600_000;

interface FeeBack {
  /** A part of the fee; all of it where it is left out. */
  cents?: number;
  /** Why the administration gave it back. */
  note: string;
}

type Line = { amountCents: number } & Record<string, unknown>;

const reductionLine = ({ number, serviceOn }: InvoiceRow, cents: number): Line => ({
  ...{ number: null, designation: `Minderung des Honorars aus Rechnung ${number}`, points: null, multiplier: null },
  ...{ amountCents: -cents, serviceOn },
});

/** The administration gave back the fee of the patient's request two days after the decision, and its invoice was cancelled or reduced. */
export const giveFeeBack = async ({ trx, patient }: Care, { cents, note }: FeeBack): Promise<void> => {
  const treatment = await trx<TreatmentRow>('treatments').where({ patientId: patient.id }).first();
  const invoice = await trx<InvoiceRow>('invoices')
    .where({ treatmentId: treatment?.id ?? '' })
    .first();
  if (!treatment?.decidedAt || !invoice?.paymentId) throw new Error('A fee is given back on an invoice.');
  const at = new Date(treatment.decidedAt.getTime() + twoDays);
  const lines = cents ? [reductionLine(invoice, cents)] : (invoice.lines as Line[]).map((line) => ({ ...line, amountCents: -line.amountCents }));
  const { doctorId, paymentId, serviceOn } = invoice;
  await insertRow(trx, 'invoices', {
    ...{ treatmentId: treatment.id, doctorId, paymentId, serviceOn, issuedAt: at, correctsId: invoice.id },
    ...{ kind: cents ? 'reduction' : 'cancellation', lines: JSON.stringify(lines), totalCents: -(cents ?? invoice.totalCents) },
    number: await nextInvoiceNumber(trx, invoice.number.split('-')[0] ?? '', at),
  });
  await insertRow(trx, 'refunds', {
    ...{ paymentId, amountCents: cents ?? invoice.totalCents, reason: 'admin', note, requestedBy: cast.admin.id, requestedAt: at },
    ...{ status: 'done', stripeRefundId: `re_demo_${paymentId.replaceAll('-', '')}`, refundedAt: at },
  });
  await trx('payments')
    .where({ id: paymentId })
    .update({ status: cents ? 'partly-refunded' : 'refunded' });
};
