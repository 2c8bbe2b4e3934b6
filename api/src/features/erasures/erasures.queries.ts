import type { Ctx, Member } from '../../kernel/ctx.ts';
import { letterKey } from './letter-key.ts';
import { SealedRecord } from './sealed-record.model.ts';

type PatientTable = 'reviews' | 'review_comments' | 'treatments' | 'prescriptions' | 'consultations' | 'identity_checks' | 'diary_versions';

/** Whether a table has rows of the patient, in one of these states where some are named. */
export const hasRows = async ({ trx }: Ctx, table: PatientTable, patientId: string, statuses?: readonly string[]): Promise<boolean> =>
  (await trx(table)
    .where({ patientId })
    .modify((query) => void (statuses && query.whereIn('status', [...statuses])))
    .first('*')) !== undefined;

/** Money that is on its way back. */
export const isRefundOpen = async ({ trx }: Ctx, patientId: string): Promise<boolean> =>
  (await trx('payments').where({ patientId, status: 'refund-pending' }).first('id')) !== undefined;

/** An invoice whose document is not made. */
export const isInvoiceOpen = async ({ trx }: Ctx, patientId: string): Promise<boolean> =>
  (await trx('invoices').join('treatments', 'treatments.id', 'invoices.treatmentId').where({ patientId }).whereNull('fileId').first('invoices.id')) !==
  undefined;

/** A mail that has not left. */
export const isMailOpen = async ({ trx }: Ctx, recipientId: string): Promise<boolean> =>
  (await trx('mails').where({ recipientId, status: 'queued' }).first('id')) !== undefined;

/** The last mail has not left. */
export const isLetterOpen = async ({ trx }: Ctx, erasureId: string): Promise<boolean> =>
  (await trx('mails')
    .where({ dedupeKey: letterKey(erasureId), status: 'queued' })
    .first('id')) !== undefined;

interface Recipient {
  references: string;
}

/** Doctors who got data of the patient, with the numbers of the requests. */
export const doctorsOf = ({ trx }: Ctx, patientId: string): Promise<(Recipient & { doctorId: string; locale: 'de' | 'en' })[]> =>
  trx('treatments')
    .join('users', 'users.id', 'treatments.doctorId')
    .where({ patientId })
    .groupBy('doctorId', 'users.locale')
    .select('doctorId', 'users.locale', trx.raw(`string_agg(number, ', ' ORDER BY number) AS "references"`));

/** Pharmacies that got data of the patient and have an address, with the numbers of the prescriptions. */
export const pharmaciesOf = ({ trx }: Ctx, patientId: string): Promise<(Recipient & { pharmacyId: string; email: string })[]> =>
  trx('prescription_deliveries')
    .join('prescriptions', 'prescriptions.id', 'prescription_deliveries.prescriptionId')
    .join('pharmacies', 'pharmacies.id', 'prescription_deliveries.pharmacyId')
    .where({ patientId })
    .whereNotNull('pharmacies.email')
    .groupBy('prescription_deliveries.pharmacyId', 'pharmacies.email')
    .select('prescription_deliveries.pharmacyId', 'pharmacies.email', trx.raw(`string_agg(DISTINCT number, ', ' ORDER BY number) AS "references"`));

/** Whether anyone was notified of this erasure. */
export const hasNotified = async ({ trx }: Ctx, erasureId: string): Promise<boolean> =>
  (await trx('mails').where('dedupeKey', 'like', `erasure:${erasureId}:%`).first('id')) !== undefined;

/** The sealed record of a patient; a doctor finds those of the own requests. */
export const findSealed = ({ trx, actor }: Ctx<Member>, patientId: string): Promise<SealedRecord | undefined> => {
  const query = SealedRecord.query(trx).findById(patientId);
  if (actor.role === 'doctor') void query.whereIn('userId', trx('treatments').where({ doctorId: actor.id }).select('patientId'));
  return query.execute();
};
