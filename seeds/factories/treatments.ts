import type { Knex } from 'knex';
import type { PaymentStatus } from '@blattwerk/contract/payments/states';
import type { TreatmentStatus } from '@blattwerk/contract/treatments/states';
import { v7 } from 'uuid';
import { composeGoae, type GoaeItem } from '@blattwerk/contract/treatments/goae';
import { canary } from '../canaries.ts';
import { buildHealthState, buildSignatures } from './health-states.ts';
import { daysFromNow, dayOf, insertRow } from './insert-row.ts';
import { buildDoctor, buildPatient } from './users.ts';

export interface TreatmentRow {
  id: string;
  number: string;
  patientId: string;
  healthStateId: string;
  status: TreatmentStatus;
  doctorId: string | null;
  claimExpiresAt: Date | null;
  submittedAt: Date | null;
  dueAt: Date | null;
  decidedAt: Date | null;
  cancelledAt: Date | null;
  contactKind: 'questionnaire' | 'phone' | 'video' | 'in-person';
  contactAt: Date | null;
  contactDoctorId: string | null;
  diagnosis: string | null;
  remoteJustification: string | null;
  letter: string | null;
  declineReason: string | null;
  declineText: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export interface PaymentRow {
  id: string;
  treatmentId: string;
  patientId: string;
  amountCents: number;
  currency: string;
  status: PaymentStatus;
  stripeSessionId: string | null;
  stripePaymentIntentId: string | null;
  checkoutUrl: string | null;
  paidAt: Date | null;
  offsetAt: Date | null;
  version: number;
  createdAt: Date;
}

export interface InvoiceRow {
  id: string;
  number: string;
  treatmentId: string;
  doctorId: string;
  paymentId: string | null;
  lines: unknown;
  totalCents: number;
  issuedAt: Date;
  serviceOn: string;
  fileId: string | null;
}

/** The next number of a treatment (`B-2026-000123`) or prescription (`R-2026-000123`), from the database's own sequence. */
export const nextNumberOf = async (trx: Knex, letter: 'B' | 'R', at: Date): Promise<string> => {
  const { rows } = await trx.raw<{ rows: { next: number }[] }>(`SELECT nextval(?) AS next`, [letter === 'B' ? 'treatment_numbers' : 'prescription_numbers']);
  return `${letter}-${at.getUTCFullYear()}-${String(rows[0]!.next).padStart(6, '0')}`;
};

const paidStatuses: readonly PaymentStatus[] = ['paid', 'offset', 'refund-pending', 'refunded'];

/** Statements that the database checks together: the status of a payment, its refund and its entries in the books. */
const together = <T>(knex: Knex, steps: (trx: Knex) => Promise<T>): Promise<T> => knex.transaction((trx) => steps(trx));

/**
 * A deposit of 14.99 EUR, `paid` unless told; without `treatmentId` it makes a treatment that fits (and then holds no second payment).
 * A refunded one gets its refund, given back at `refundedAt`.
 */
export const buildPayment = async (trx: Knex, overrides: Partial<PaymentRow> & { refundedAt?: Date } = {}): Promise<PaymentRow> => {
  const { refundedAt = new Date(), ...given } = overrides;
  const status = given.status ?? 'paid';
  const own =
    given.treatmentId === undefined ? await buildTreatment(trx, { status: status === 'paid' ? 'in-review' : 'awaiting-payment', payment: false }) : null;
  const treatmentId = given.treatmentId ?? own?.id;
  const patientId = given.patientId ?? own?.patientId ?? (await trx<TreatmentRow>('treatments').where({ id: treatmentId }).first('patientId'))?.patientId;
  const isPaid = paidStatuses.includes(status);
  const amountCents = given.amountCents ?? 1499;
  const row = {
    amountCents,
    stripeSessionId: `cs_demo_${amountCents}_${v7().replaceAll('-', '')}`,
    stripePaymentIntentId: isPaid ? `pi_demo_${amountCents}_${v7().replaceAll('-', '')}` : null,
    offsetAt: status === 'offset' ? (given.paidAt ?? new Date()) : null,
    ...given,
    paidAt: isPaid ? (given.paidAt ?? new Date()) : null,
    status,
    treatmentId,
    patientId,
  };
  return together(trx, async (bound) => {
    const payment = await insertRow<PaymentRow>(bound, 'payments', row);
    if (status === 'refunded' || status === 'refund-pending') await insertRefund(bound, payment, refundedAt);
    return payment;
  });
};

const insertRefund = (trx: Knex, payment: PaymentRow, at: Date): Promise<object> =>
  insertRow(trx, 'refunds', {
    paymentId: payment.id,
    amountCents: payment.amountCents,
    reason: 'cancelled',
    requestedAt: at,
    ...(payment.status === 'refunded' ? { status: 'done', stripeRefundId: `re_test_${payment.id.replaceAll('-', '')}`, refundedAt: at } : {}),
  });

/** A declined request has no letter on its invoice; what is left of the deposit went back. */
const adviceOnly: readonly GoaeItem[] = [{ number: '1', multiplier: 2.3 }];
const adviceAndLetter: readonly GoaeItem[] = [
  { number: '1', multiplier: 1.59 },
  { number: '75', multiplier: 1 },
];

const foreignLine = { number: null, designation: 'Ärztliche Beratung und Prüfung der Anfrage', points: null, multiplier: null, amountCents: 1499 };

/** The next number of an issuer's invoices. */
export const nextInvoiceNumber = async (trx: Knex, issuer: string, at: Date): Promise<string> => {
  const year = at.getUTCFullYear();
  const [counter] = await trx('invoice_counters')
    .insert({ issuer, year, last: 1 })
    .onConflict(['issuer', 'year'])
    .merge({ last: trx.raw('invoice_counters.last + 1') })
    .returning('last');
  return `${issuer}-${year}-${String(counter.last).padStart(5, '0')}`;
};

const insertInvoice = async (trx: Knex, treatment: TreatmentRow, payment: PaymentRow | null): Promise<InvoiceRow> => {
  const at = treatment.decidedAt ?? new Date();
  const doctor = await trx<{ userId: string; invoiceCode: string; licenceCountry: string }>('doctors')
    .where({ userId: treatment.doctorId ?? '' })
    .first();
  if (doctor === undefined) throw new Error('An invoice needs the treatment’s doctor.');
  const isGerman = doctor.licenceCountry === 'DE';
  const { lines: written, totalCents } = composeGoae(treatment.status === 'declined' ? adviceOnly : adviceAndLetter, 'de');
  const lines = written.map((line) => (line.number === '1' ? { ...line, designation: 'Beratung in Textform', isAnalog: true } : line));
  if (isGerman && payment !== null && payment.amountCents > totalCents)
    await insertRow(trx, 'refunds', {
      paymentId: payment.id,
      amountCents: payment.amountCents - totalCents,
      reason: 'rest',
      requestedAt: at,
      status: 'done',
      stripeRefundId: `re_test_${payment.id.replaceAll('-', '')}`,
      refundedAt: at,
    });
  return insertRow<InvoiceRow>(trx, 'invoices', {
    number: await nextInvoiceNumber(trx, doctor.invoiceCode, at),
    treatmentId: treatment.id,
    doctorId: doctor.userId,
    paymentId: payment?.id ?? null,
    lines: JSON.stringify(isGerman ? lines : [foreignLine]),
    totalCents: isGerman ? totalCents : 1499,
    issuedAt: at,
    serviceOn: dayOf(at),
  });
};

const paymentStatusOf: Record<TreatmentStatus, PaymentStatus | null> = {
  draft: null,
  'awaiting-payment': 'open',
  'in-review': 'paid',
  approved: 'offset',
  declined: 'offset',
  cancelled: 'refunded',
  expired: 'expired',
};

const traitsOf = (status: TreatmentStatus, doctorId: string | null, patientId: string): object => {
  const sent = { submittedAt: daysFromNow(-0.5), dueAt: daysFromNow(0.5) };
  if (status === 'draft' || status === 'awaiting-payment' || status === 'expired') return {};
  if (status === 'in-review') return sent;
  if (status === 'cancelled') return { ...sent, cancelledAt: new Date() };
  const decided = { ...sent, doctorId, decidedAt: new Date(), contactAt: new Date(), contactDoctorId: doctorId };
  if (status === 'declined')
    return { ...decided, declineReason: 'insufficient-information', declineText: `Bitte bringen Sie den Bericht von ${canary(patientId, 'declineText')} mit.` };
  return {
    ...decided,
    diagnosis: `Chronische Schmerzen (R52.2), Befund ${canary(patientId, 'diagnosis')}`,
    remoteJustification: `Vollständige Angaben, stabiler Verlauf (${canary(patientId, 'remoteJustification')}).`,
  };
};

/**
 * A treatment in the given status (`in-review` unless told) with all that such a one has: patient, complete questionnaire, both signatures,
 * deposit in the matching state, and after a decision doctor, certificate and invoice. `payment: false` leaves deposit and invoice out.
 * Prescriptions come from `buildPrescription({ treatmentId })`.
 */
export const buildTreatment = async (trx: Knex, overrides: Partial<TreatmentRow> & { payment?: boolean } = {}): Promise<TreatmentRow> => {
  const { payment: withPayment = true, ...own } = overrides;
  const status = own.status ?? 'in-review';
  const patientId = own.patientId ?? (await buildPatient(trx)).id;
  const healthStateId = own.healthStateId ?? (await buildHealthState(trx, { patientId })).id;
  const signed = await trx('signatures').where({ patientId }).first('id');
  if (signed === undefined && status !== 'draft') await buildSignatures(trx, { patientId });
  const isDecided = status === 'approved' || status === 'declined';
  const doctorId = own.doctorId ?? (isDecided ? (await buildDoctor(trx)).id : null);
  const number = own.number ?? (await nextNumberOf(trx, 'B', new Date()));
  const treatment = await insertRow<TreatmentRow>(trx, 'treatments', {
    ...traitsOf(status, doctorId, patientId),
    ...own,
    number,
    status,
    patientId,
    healthStateId,
    doctorId,
  });
  const paymentStatus = withPayment ? paymentStatusOf[status] : null;
  const paid = treatment.submittedAt === null ? {} : { paidAt: treatment.submittedAt };
  const offset = isDecided && treatment.decidedAt !== null ? { offsetAt: treatment.decidedAt } : {};
  const times = { createdAt: treatment.createdAt, ...paid, ...offset, refundedAt: treatment.cancelledAt ?? undefined };
  const payment = paymentStatus === null ? null : await buildPayment(trx, { treatmentId: treatment.id, patientId, status: paymentStatus, ...times });
  if (status === 'approved') await trx('certificates').insert({ treatmentId: treatment.id, doctorId, issuedAt: treatment.decidedAt });
  if (isDecided && payment !== null) await insertInvoice(trx, treatment, payment);
  return treatment;
};
