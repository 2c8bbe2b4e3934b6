import type { DeliveryTaskKind } from '@blattwerk/contract/delivery-tasks/states';
import type { PrescriptionEventKind, PrescriptionStatus, SendingChannel } from '@blattwerk/contract/prescriptions/states';
import { canary } from '../canaries.ts';
import { cast } from '../cast.ts';
import { buildPharmacy } from '../factories/pharmacies.ts';
import { buildPharmacyQuestion, type PharmacyQuestionRow } from '../factories/pharmacy-questions.ts';
import { buildPrescription, type PrescriptionRow } from '../factories/prescriptions.ts';
import { stableId } from '../stable-ids.ts';
import { checkCode, makeRequest, prescribe, type Care } from './care.ts';
import { chanceOf } from './random.ts';
import { seedPerson, type CareWorld } from './seed-patients.ts';

const hour = 3_600_000;
/** Behind the patients of `seed-patients.ts`. */
const firstPerson = 80;
const castPharmacyId = stableId('pharmacy', cast.pharmacy.pharmacySlug);

interface Sent {
  care: Care;
  prescription: PrescriptionRow;
}

const before = ({ now }: Pick<Care, 'now'>, hours: number): Date => new Date(now.getTime() - hours * hour);

const update = async ({ trx }: Care, { id }: PrescriptionRow, set: Partial<PrescriptionRow>): Promise<void> => {
  await trx('prescriptions').where({ id }).update(set);
};

const addEvent = async ({ care, prescription }: Sent, kind: PrescriptionEventKind, at: Date): Promise<void> => {
  await care.trx('prescription_events').insert({ prescriptionId: prescription.id, kind, at, pharmacyId: prescription.pharmacyId });
};

const ask = ({ care, prescription }: Sent, hoursAgo: number, question: Partial<PharmacyQuestionRow>): Promise<PharmacyQuestionRow> =>
  buildPharmacyQuestion(care.trx, {
    id: stableId('pharmacy-question', prescription.id),
    prescriptionId: prescription.id,
    pharmacyId: prescription.pharmacyId,
    askedAt: before(care, hoursAgo),
    dueAt: before(care, hoursAgo - 8),
    createdAt: before(care, hoursAgo),
    updatedAt: before(care, hoursAgo),
    ...question,
  });

/** A question that waits for the doctor of the demo login. */
const asked =
  (type: PharmacyQuestionRow['type'], text: string, hoursAgo: number) =>
  async (sent: Sent): Promise<void> => {
    await ask(sent, hoursAgo, { type, text: `${text} Rückruf gern an ${canary(sent.care.patient.id, 'pharmacyQuestion')}.` });
    await addEvent(sent, 'question', before(sent.care, hoursAgo));
  };

const answered = async (sent: Sent): Promise<void> => {
  const answeredAt = before(sent.care, 20);
  await ask(sent, 22, {
    type: 'other',
    text: 'Darf die Menge in zwei Gefäßen abgegeben werden?',
    status: 'answered',
    answerAction: 'answer',
    answerText: 'Ja, zwei Gefäße sind in Ordnung.',
    answeredAt,
    answeredById: cast.doctor.id,
    updatedAt: answeredAt,
  });
  await addEvent(sent, 'question', before(sent.care, 22));
  await addEvent(sent, 'answered', answeredAt);
};

const inPreparation = async (sent: Sent): Promise<void> => {
  const at = before(sent.care, 1.5);
  await update(sent.care, sent.prescription, { inPreparationAt: at, updatedAt: at });
  await addEvent(sent, 'in-preparation', at);
};

const partlyDispensed = async (sent: Sent): Promise<void> => {
  const at = before(sent.care, 3);
  await update(sent.care, sent.prescription, { dispensedQuantity: Math.ceil(sent.prescription.quantity / 2), updatedAt: at });
  await addEvent(sent, 'partly-dispensed', at);
};

const revoked = async (sent: Sent): Promise<void> => {
  const { care, prescription } = sent;
  const revokedAt = before(care, 6);
  const revokeText = `Bitte nicht mehr abgeben, Befund ${canary(care.patient.id, 'revokeText')} geändert.`;
  await update(care, prescription, { revokedAt, revokeReason: 'risk', revokeText, updatedAt: revokedAt });
  await addEvent(sent, 'revoked', revokedAt);
};

/** The doctor's answer was a corrected version, which is with the same pharmacy now. */
const corrected = async (sent: Sent): Promise<void> => {
  const { care, prescription } = sent;
  const at = before(care, 4);
  const { treatmentId, productId, pharmacyId, position, quantity, form, dose, singleDose, dailyDose, instructions, validUntil } = prescription;
  const key = `${prescription.id} 2`;
  const next = await buildPrescription(care.trx, {
    ...{ treatmentId, productId, pharmacyId, position, form, dose, singleDose, dailyDose, instructions, validUntil },
    id: stableId('prescription', key),
    status: 'sent',
    quantity: quantity / 2,
    checkCode: checkCode(key),
    issuedAt: at,
    sentAt: at,
    createdAt: at,
    updatedAt: at,
    replacesId: prescription.id,
    revision: 2,
  });
  await addEvent(sent, 'question', before(care, 9));
  await addEvent(sent, 'replaced', at);
  const { sendingId } = await care.trx('prescription_deliveries').where({ prescriptionId: prescription.id }).first<{ sendingId: string }>('sendingId');
  const asking = { type: 'amount', text: 'Reicht nicht auch die halbe Menge?', status: 'answered', answerAction: 'correct' } as const;
  const question = await ask(sent, 9, { ...asking, sendingId, answerText: 'Die Menge ist halbiert.', answeredAt: at, answeredById: cast.doctor.id });
  await care.trx('pharmacy_questions').where({ id: question.id }).update({ replacementId: next.id, updatedAt: at });
};

const setChannel = async ({ care, prescription }: Sent, channel: SendingChannel): Promise<{ id: string; sentAt: Date }> => {
  const [sending] = await care
    .trx('sendings')
    .where({ treatmentId: prescription.treatmentId })
    .update({ channel })
    .returning<{ id: string; sentAt: Date }[]>(['id', 'sentAt']);
  if (!sending) throw new Error('The prescription has no sending.');
  return sending;
};

interface Try {
  kind: DeliveryTaskKind;
  dueAt: Date;
  outcome?: 'reached' | 'unreachable';
  note?: string;
}

const addTask = async (care: Care, sendingId: string, { kind, dueAt, outcome, note }: Try): Promise<void> => {
  const id = stableId('delivery-task', `${sendingId} ${kind} ${dueAt.toISOString()}`);
  const done = outcome ? { status: 'done', outcome, note, doneAt: dueAt, doneBy: cast.admin.id, assigneeId: cast.admin.id } : {};
  await care.trx('delivery_tasks').insert({ id, sendingId, kind, dueAt, createdAt: dueAt, updatedAt: dueAt, ...done });
};

/** Staff have not reached the pharmacy yet; the next try is on the list. */
const toPassOn = async (sent: Sent): Promise<void> => {
  const { id, sentAt } = await setChannel(sent, 'staff');
  await addTask(sent.care, id, { kind: 'pass-on', dueAt: sentAt, outcome: 'unreachable', note: 'Niemand am Apparat.' });
  await addTask(sent.care, id, { kind: 'pass-on', dueAt: before(sent.care, 0.5) });
};

const passedOn = async (sent: Sent): Promise<void> => {
  const { id } = await setChannel(sent, 'staff');
  await addTask(sent.care, id, { kind: 'pass-on', dueAt: before(sent.care, 5), outcome: 'reached', note: 'Frau Lind nimmt es an.' });
  await addEvent(sent, 'passed-on', before(sent.care, 5));
};

/** The link and its TAN are made and sent by the product's own jobs (`queue-documents.ts`). */
const byLink = async (sent: Sent): Promise<void> => void (await setChannel(sent, 'link'));

/** A pharmacy that the patient named, with a telephone only. */
const typedByHand = async ({ trx, patient }: Care): Promise<string> => {
  const id = stableId('own-pharmacy', patient.id);
  const names = { name: 'Apotheke am Anger', slug: `eigene-${id}`, street: 'Angerstraße', houseNum: '4', zipCode: '99084', city: 'Erfurt' };
  await buildPharmacy(trx, { id, ...names, email: null, phone: '+493023125990', website: null, lat: null, lon: null, isPickupOnly: true, isListed: false });
  await trx('pharmacies').where({ id }).update({ addedByPatientId: patient.id });
  return id;
};

type Place = (care: Care, world: CareWorld) => string | Promise<string>;
const atCast: Place = () => castPharmacyId;
const elsewhere: Place = (_care, { pharmacyIds }) => pharmacyIds[40] ?? castPharmacyId;

interface Scene {
  status: PrescriptionStatus;
  /** Days since the request was sent. */
  days: number;
  at: Place;
  then: (sent: Sent) => Promise<void>;
}

const scenes: readonly Scene[] = [
  { status: 'passing-on', days: 1, at: typedByHand, then: toPassOn },
  { status: 'sent', days: 2, at: typedByHand, then: passedOn },
  { status: 'sent', days: 1, at: elsewhere, then: byLink },
  { status: 'in-preparation', days: 2, at: atCast, then: inPreparation },
  { status: 'in-preparation', days: 2.5, at: atCast, then: inPreparation },
  { status: 'partly-dispensed', days: 6, at: atCast, then: partlyDispensed },
  { status: 'revoked', days: 3, at: atCast, then: revoked },
  { status: 'replaced', days: 2, at: atCast, then: corrected },
  { status: 'received', days: 2, at: atCast, then: asked('dose-unclear', 'Ist die Tagesdosis so gemeint?', 3) },
  { status: 'received', days: 2, at: atCast, then: asked('not-available', 'Die Sorte ist beim Hersteller ausverkauft. Gibt es eine Alternative?', 1) },
  { status: 'received', days: 3, at: atCast, then: answered },
];

/** Prescriptions on the less straight ways: passed on by staff, by link, asked about, corrected, revoked, dispensed in part. */
export const seedSendings = async (world: CareWorld): Promise<void> => {
  const chance = chanceOf(61);
  for (const [index, { status, days, at, then }] of scenes.entries()) {
    const person = await seedPerson(world, firstPerson + index, chance);
    const care = { ...person, products: person.products.slice(0, 1) };
    const treatment = await makeRequest(care, { status: 'approved', days, doctorId: cast.doctor.id });
    const [prescription] = await prescribe(care, treatment, status, await at(care, world));
    if (prescription) await then({ care, prescription });
  }
};
