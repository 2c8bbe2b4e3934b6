import { doseWords, type DoseWords } from '@blattwerk/contract/prescriptions/dose';
import { prescriptionStates } from '@blattwerk/contract/prescriptions/states';
import type { PatientPrescription, PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import type { Fulfilment, SendingChannel } from '@blattwerk/contract/prescriptions/states';
import { inGroups } from '../../kernel/phone-words.ts';
import { possibleActions } from '../../kernel/state-machine.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { originalAbilities, presentOriginal, waitsForOriginal } from './originals.ts';
import { isAttestable, mayAct, mayResend, seesContent } from './prescriptions.policy.ts';
import type { Prescription } from './prescription.model.ts';
import { presentDispensings, waitsForDay } from './repeats.ts';
import { formatDose, type Locale } from '../../locales/format.ts';

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
export interface WayColumns {
  channel: SendingChannel | null;
  fulfilment: Fulfilment | null;
  fulfilmentCents: number | null;
  openedAt: Date | null;
  offeredAt: Date | null;
  replacedById: string | null;
}
export type PatientRow = Prescription & PharmacyColumns & WayColumns & { productSlug: string };
export type RecordRow = Prescription &
  WayColumns &
  Pick<PharmacyColumns, 'pharmacyName' | 'pharmacyStreet' | 'pharmacyHouseNum' | 'pharmacyZipCode' | 'pharmacyCity'> & {
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

const sending = (row: PatientRow): PatientPrescription['sending'] =>
  row.sendingId && row.channel && row.fulfilment
    ? {
        id: row.sendingId,
        channel: row.channel,
        fulfilment: row.fulfilment,
        fulfilmentCents: row.fulfilmentCents,
        openedAt: iso(row.openedAt),
        offeredAt: iso(row.offeredAt),
      }
    : null;

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
        phoneInGroups: row.pharmacyPhone && inGroups(row.pharmacyPhone),
        email: row.pharmacyEmail,
        website: row.pharmacyWebsite,
      }
    : null;

/** The words of a dose in the reader's language: made from its data, or the doctor's own with the reader's decimal mark. */
export const doseIn = ({ dose, singleDose, dailyDose }: Pick<Prescription, 'dose' | 'singleDose' | 'dailyDose'>, locale: Locale): DoseWords =>
  dose ? doseWords(dose, locale) : { singleDose: formatDose(singleDose, locale), dailyDose: formatDose(dailyDose, locale) };

/** In the patient's language, as far as it is not the doctor's own words. */
export const presentToPatient = (row: PatientRow, { locale, clock }: Pick<Ctx, 'locale' | 'clock'>): PatientPrescription => ({
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
  ...doseIn(row, locale),
  instructions: row.instructions,
  ...times(row),
  returned: row.status === 'returned' && row.returnReason ? { reason: row.returnReason, text: row.returnText } : null,
  revoked:
    row.status === 'revoked' && row.revokeReason && row.revokedAt ? { reason: row.revokeReason, text: row.revokeText, at: row.revokedAt.toISOString() } : null,
  replacedBy: row.replacedById,
  replaces: row.replacesId,
  holdUntil: iso(row.holdUntil),
  pickupCode: row.pickupCode,
  dispensedQuantity: row.dispensedQuantity,
  repeat: row.repeat,
  dispensings: presentDispensings(row, clock.now()),
  pharmacy: pharmacy(row),
  sending: sending(row),
  original: presentOriginal(row),
  hasCopy: row.copyFileId !== null,
});

const recordPharmacy = (row: RecordRow): PrescriptionRecord['pharmacy'] =>
  row.pharmacyId && row.pharmacyName
    ? {
        id: row.pharmacyId,
        name: row.pharmacyName,
        street: row.pharmacyStreet ?? '',
        houseNum: row.pharmacyHouseNum ?? '',
        zipCode: row.pharmacyZipCode ?? '',
        city: row.pharmacyCity ?? '',
      }
    : null;

/** Medicine, doses and patient only for those who treat or dispense. */
export const presentRecord = (row: RecordRow, { actor, clock }: Pick<Ctx, 'actor' | 'clock'>): PrescriptionRecord => {
  const now = clock.now();
  const open = seesContent(actor, row);
  return {
    id: row.id,
    number: row.number,
    treatmentId: row.treatmentId,
    status: row.status,
    productId: open ? row.productId : null,
    productName: open ? row.productName : null,
    pzn: open ? row.pzn : null,
    quantity: open ? row.quantity : null,
    unit: open ? row.unit : null,
    form: open ? row.form : null,
    singleDose: open ? row.singleDose : null,
    dailyDose: open ? row.dailyDose : null,
    dose: open ? row.dose : null,
    instructions: open ? row.instructions : null,
    patient: open ? { name: `${row.patientFirstName} ${row.patientLastName}`, dob: row.patientBornOn, phone: row.patientPhone } : null,
    doctor: { id: row.doctorId, name: [row.doctorTitle, row.doctorFirstName, row.doctorLastName].filter(Boolean).join(' '), phone: row.doctorPhone },
    pharmacy: recordPharmacy(row),
    ...times(row),
    returnReason: row.returnReason,
    returnText: open ? row.returnText : null,
    holdUntil: iso(row.holdUntil),
    pickupCode: open ? row.pickupCode : null,
    dispensedQuantity: open ? row.dispensedQuantity : null,
    repeat: open ? row.repeat : null,
    dispensings: open ? presentDispensings(row, now) : null,
    revision: row.revision,
    replaces: row.replacesId,
    replacedBy: row.replacedById,
    revokeReason: row.revokeReason,
    revokeText: open ? row.revokeText : null,
    alternatives: open ? row.alternatives : [],
    fulfilment: row.fulfilment,
    channel: row.channel,
    original: presentOriginal(row),
    hasFile: row.fileId !== null,
    version: row.version,
    abilities: [
      ...possibleActions(prescriptionStates, row.status).filter(
        (action) => mayAct(actor, action, row) && !waitsForDay(row, action, now) && !waitsForOriginal(row, action),
      ),
      ...originalAbilities(actor, row),
      ...(open && row.fileId !== null ? ['download'] : []),
      ...(actor.role === 'doctor' && actor.id === row.doctorId && isAttestable(row) ? ['attest'] : []),
      ...(mayResend(actor, row) ? ['resend-notice'] : []),
    ],
  };
};
