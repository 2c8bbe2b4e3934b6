import { prescriptionStates } from '@blattwerk/contract/prescriptions/states';
import type { PatientPrescription, PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { possibleActions } from '../../kernel/state-machine.ts';
import type { Actor } from '../../kernel/ctx.ts';
import { mayAct, seesContent } from './prescriptions.policy.ts';
import type { Prescription } from './prescription.model.ts';

export interface PharmacyColumns {
  pharmacySlug: string | null;
  pharmacyName: string | null;
  pharmacyStreet: string | null;
  pharmacyHouseNum: string | null;
  pharmacyZipCode: string | null;
  pharmacyCity: string | null;
  pharmacyPhone: string | null;
  pharmacyEmail: string | null;
  pharmacyWebsite: string | null;
}
export type PatientRow = Prescription & PharmacyColumns & { productSlug: string };
export type RecordRow = Prescription &
  Pick<PharmacyColumns, 'pharmacyName' | 'pharmacyCity'> & {
    patientFirstName: string;
    patientLastName: string;
    patientBornOn: string;
    patientPhone: string | null;
    doctorTitle: string | null;
    doctorFirstName: string;
    doctorLastName: string;
    doctorPhone: string | null;
  };

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const times = (row: Prescription) => ({
  issuedAt: row.issuedAt.toISOString(),
  validUntil: row.validUntil,
  sentAt: iso(row.sentAt),
  receivedAt: iso(row.receivedAt),
  readyAt: iso(row.readyAt),
  dispensedAt: iso(row.dispensedAt),
});

const pharmacy = (row: PatientRow): PatientPrescription['pharmacy'] =>
  row.pharmacyId && row.pharmacyName
    ? {
        id: row.pharmacyId,
        slug: row.pharmacySlug ?? '',
        name: row.pharmacyName,
        street: row.pharmacyStreet ?? '',
        houseNum: row.pharmacyHouseNum ?? '',
        zipCode: row.pharmacyZipCode ?? '',
        city: row.pharmacyCity ?? '',
        phone: row.pharmacyPhone,
        email: row.pharmacyEmail,
        website: row.pharmacyWebsite,
      }
    : null;

export const presentToPatient = (row: PatientRow): PatientPrescription => ({
  id: row.id,
  number: row.number,
  treatmentId: row.treatmentId,
  status: row.status,
  productId: row.productId,
  productName: row.productName,
  productSlug: row.productSlug,
  quantity: row.quantity,
  unit: row.unit,
  form: row.form,
  singleDose: row.singleDose,
  dailyDose: row.dailyDose,
  instructions: row.instructions,
  ...times(row),
  returned: row.status === 'returned' && row.returnReason ? { reason: row.returnReason, text: row.returnText } : null,
  pharmacy: pharmacy(row),
  hasCopy: row.copyFileId !== null,
});

/** Medicine, doses and patient only for those who treat or dispense. */
export const presentRecord = (row: RecordRow, actor: Actor): PrescriptionRecord => {
  const open = seesContent(actor, row);
  return {
    id: row.id,
    number: row.number,
    treatmentId: row.treatmentId,
    status: row.status,
    productName: open ? row.productName : null,
    pzn: open ? row.pzn : null,
    quantity: open ? row.quantity : null,
    unit: open ? row.unit : null,
    form: open ? row.form : null,
    singleDose: open ? row.singleDose : null,
    dailyDose: open ? row.dailyDose : null,
    instructions: open ? row.instructions : null,
    patient: open ? { name: `${row.patientFirstName} ${row.patientLastName}`, dob: row.patientBornOn, phone: row.patientPhone } : null,
    doctor: { id: row.doctorId, name: [row.doctorTitle, row.doctorFirstName, row.doctorLastName].filter(Boolean).join(' '), phone: row.doctorPhone },
    pharmacy: row.pharmacyId && row.pharmacyName ? { id: row.pharmacyId, name: row.pharmacyName, city: row.pharmacyCity ?? '' } : null,
    ...times(row),
    returnReason: row.returnReason,
    returnText: open ? row.returnText : null,
    hasFile: row.fileId !== null,
    version: row.version,
    abilities: possibleActions(prescriptionStates, row.status).filter((action) => mayAct(actor, action, row)),
  };
};
