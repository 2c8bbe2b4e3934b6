import type { ExportedData } from '@blattwerk/contract/data-exports/exported-data';
import type { PrescriptionStatus } from '@blattwerk/contract/prescriptions/states';
import { quantityOf } from './quantity.ts';
import { coding, lean, refer, referIf, type Resource } from './resource.ts';

type Prescription = ExportedData['prescriptions'][number];

/** https://hl7.org/fhir/R4/valueset-medicationrequest-status.html */
const requestStatus: Record<PrescriptionStatus, string> = {
  issued: 'active',
  'passing-on': 'active',
  sent: 'active',
  received: 'active',
  'in-preparation': 'active',
  ready: 'active',
  'partly-dispensed': 'active',
  dispensed: 'completed',
  returned: 'on-hold',
  revoked: 'cancelled',
  replaced: 'cancelled',
  expired: 'stopped',
};

/** https://hl7.org/fhir/R4/valueset-task-status.html, for an open way to a pharmacy */
const taskStatus: Record<PrescriptionStatus, string> = {
  issued: 'requested',
  'passing-on': 'requested',
  sent: 'requested',
  received: 'accepted',
  'in-preparation': 'in-progress',
  ready: 'ready',
  'partly-dispensed': 'in-progress',
  dispensed: 'completed',
  returned: 'rejected',
  revoked: 'cancelled',
  replaced: 'cancelled',
  expired: 'failed',
};

/** `0,1 g` as a quantity; other words stay text. */
const doseOf = (words: string): object[] => {
  const [, amount, unit] = /^(\d+(?:[.,]\d+)?)\s*(g|mg|ml)$/.exec(words.trim()) ?? [];
  return amount && unit ? [{ doseQuantity: quantityOf(Number(amount.replace(',', '.')), unit) }] : [];
};

const dosage = ({ singleDose, dailyDose, instructions }: Prescription): object => {
  const doseAndRate = doseOf(singleDose);
  return {
    sequence: 1,
    text: `ED ${singleDose}, TD ${dailyDose}`,
    patientInstruction: instructions,
    ...(doseAndRate.length > 0 ? { doseAndRate } : {}),
  };
};

const medicationRequest = (one: Prescription, patientId: string): Resource =>
  lean({
    resourceType: 'MedicationRequest',
    id: one.id,
    identifier: [{ value: one.number }],
    status: requestStatus[one.status as PrescriptionStatus],
    intent: 'order',
    medicationCodeableConcept: coding('http://fhir.de/CodeSystem/ifa/pzn', one.pzn, one.productName),
    subject: refer(patientId),
    authoredOn: one.issuedAt,
    requester: refer(one.doctorId),
    basedOn: [refer(one.treatmentId)],
    note: [one.form, one.returnText, one.revokeText].flatMap((text) => (text ? [{ text }] : [])),
    dosageInstruction: [dosage(one)],
    dispenseRequest: {
      validityPeriod: { start: one.issuedAt.slice(0, 10), end: one.validUntil },
      quantity: quantityOf(one.quantity, one.unit),
      ...(one.repeat ? { numberOfRepeatsAllowed: one.repeat.times, dispenseInterval: quantityOf(one.repeat.everyDays, 'day') } : {}),
      ...(one.pharmacyId ? { performer: refer(one.pharmacyId) } : {}),
    },
    substitution: { allowedBoolean: false },
  });

/** Each prescription, and each way of one to a pharmacy. */
export const prescriptionResources = ({ prescriptions, deliveries, person }: ExportedData): Resource[] => {
  const byId = new Map(prescriptions.map((one) => [one.id, one]));
  const tasks = deliveries.map((one) =>
    lean({
      resourceType: 'Task',
      id: one.id,
      status: one.voidedAt ? 'cancelled' : taskStatus[(byId.get(one.prescriptionId)?.status ?? 'sent') as PrescriptionStatus],
      intent: 'order',
      focus: refer(one.prescriptionId),
      for: refer(person.id),
      authoredOn: one.sentAt,
      lastModified: one.voidedAt ?? one.sentAt,
      requester: refer(person.id),
      owner: referIf(one.pharmacyId),
    }),
  );
  return [...prescriptions.map((one) => medicationRequest(one, person.id)), ...tasks];
};
