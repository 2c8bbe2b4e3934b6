import type { PrescriptionStatus } from '@blattwerk/contract/prescriptions/states';
import { buildPharmacy } from '../../../seeds/factories/pharmacies.ts';
import { buildPharmacyQuestion } from '../../../seeds/factories/pharmacy-questions.ts';
import { buildPrescription } from '../../../seeds/factories/prescriptions.ts';
import { buildPayment, buildTreatment } from '../../../seeds/factories/treatments.ts';
import { newId } from '../../src/kernel/ids.ts';
import type { Call, Sample, World } from './sample.ts';
import { nothing } from './sample.ts';

/** A prescription within the caller's reach. */
const prescription = ({ knex, caller }: World, status: PrescriptionStatus = 'sent') => {
  const mine =
    caller.role === 'patient'
      ? { patientId: caller.id }
      : caller.role === 'doctor'
        ? { doctorId: caller.id }
        : caller.pharmacyId
          ? { pharmacyId: caller.pharmacyId }
          : {};
  return buildPrescription(knex, { status, ...mine });
};

const byId =
  (status?: PrescriptionStatus, body?: object) =>
  async (world: World): Promise<Call> => {
    const { id } = await prescription(world, status);
    return { params: { id }, objectId: id, ...(body ? { body } : {}) };
  };

/** One whose signed original is awaited. */
const onPaper =
  (body?: object) =>
  async (world: World): Promise<Call> => {
    const { id } = await prescription(world, 'received');
    await world
      .knex('prescriptions')
      .where({ id })
      .update({ original: 'to-post', issuedAt: new Date('2026-11-18T09:00:00Z') });
    return { params: { id }, objectId: id, ...(body ? { body } : {}) };
  };

/** An open question about a prescription within the caller's reach. */
const asked =
  (body?: object) =>
  async (world: World): Promise<Call> => {
    const { id: prescriptionId } = await prescription(world, 'received');
    const { id } = await buildPharmacyQuestion(world.knex, { prescriptionId });
    return { params: { id }, objectId: id, ...(body ? { body } : {}) };
  };

const ofTreatment =
  (where: 'query' | 'body', more: (world: World) => Promise<Record<string, string | number>> = async () => ({})) =>
  async (world: World): Promise<Call> => {
    const { treatmentId } = await prescription(world, 'issued');
    return { [where]: { treatmentId, ...(await more(world)) }, objectId: treatmentId };
  };

/** A delivery task for a sending within the caller's reach. */
const deliveryTask =
  (body?: object) =>
  async (world: World): Promise<Call> => {
    const { id: prescriptionId } = await prescription(world, 'passing-on');
    const { sendingId } = await world.knex('prescription_deliveries').where({ prescriptionId }).first('sendingId');
    const id = newId();
    await world.knex('delivery_tasks').insert({ id, sendingId, kind: 'pass-on', dueAt: new Date() });
    return { params: { id }, objectId: id, ...(body ? { body } : {}) };
  };

const ofPayment = (body: object, businessCodes: string[] = []): Sample => ({
  call: async ({ knex }) => {
    // Above the limit of four eyes, so that nothing is sent to the payment provider.
    const { id } = await buildPayment(knex, { amountCents: 9900 });
    return { params: { id }, body };
  },
  businessCodes,
});

const manual = { consentVersion: 1, name: 'Linden-Apotheke', street: 'Lindenweg', houseNum: '3', zipCode: '10115', city: 'Berlin', phone: '030 23125001' };

export const prescriptionSamples = {
  'payments.create-checkout': {
    call: async ({ knex, caller }) => {
      const { id } = await buildTreatment(knex, { status: 'awaiting-payment', patientId: caller.id });
      return { body: { treatmentId: id }, objectId: id };
    },
    businessCodes: ['stripe.session.error'],
  },
  'payments.stripe-event': { call: () => ({ body: {} }), businessCodes: ['stripe.webhook.invalid'] },
  'payments.list': nothing,
  'payments.read': ofPayment({}),
  'payments.ledger-balance': nothing,
  'payments.money': nothing,
  'payments.datev': { call: () => ({ query: { month: '2026-11' } }) },
  'payments.refund': ofPayment({ reason: 'Kulanz' }),
  'payments.approve-refund': ofPayment({}, ['refund.notWaiting']),
  'payments.reject-refund': ofPayment({}, ['refund.notWaiting']),
  'payments.retry-refund': ofPayment({}, ['refund.noneFailed']),
  'prescriptions.list-pharmacies': { call: ofTreatment('query') },
  'prescriptions.choose-pharmacy': { call: ofTreatment('body', async ({ knex }) => ({ pharmacyId: (await buildPharmacy(knex)).id, consentVersion: 1 })) },
  'prescriptions.choose-manually': { call: ofTreatment('body', async () => manual) },
  'prescriptions.recall': {
    call: async (world) => {
      const { treatmentId } = await prescription(world, 'sent');
      return { body: { treatmentId }, objectId: treatmentId };
    },
  },
  'prescriptions.read-own': { call: ofTreatment('query') },
  'prescriptions.favorite-pharmacy': { call: async ({ knex }) => ({ body: { pharmacyId: (await buildPharmacy(knex)).id } }) },
  'prescriptions.own-pharmacies': nothing,
  'prescriptions.download-copy': { call: byId(), businessCodes: ['document.notReady'] },
  'document-checks.code': { call: async (world) => ({ params: { code: (await buildPrescription(world.knex)).checkCode } }) },
  'document-checks.file': { call: () => ({ file: { name: 'rezept.pdf', bytes: Buffer.from('%PDF-1.7') } }) },
  'document-checks.anchors': { call: () => ({}) },
  'document-checks.anchor': {
    call: async ({ knex }) => {
      await knex('document_anchors')
        .insert({ day: '2026-01-31', position: 0, entryHash: '0'.repeat(64), madeAt: new Date() })
        .onConflict('day')
        .ignore();
      return { params: { day: '2026-01-31' } };
    },
  },
  'prescriptions.read-pickup': { call: byId('ready') },
  'prescriptions.count': nothing,
  'prescriptions.list': nothing,
  'prescriptions.show': { call: byId() },
  'prescriptions.download': { call: byId(), businessCodes: ['document.notReady'] },
  'prescriptions.accept': { call: byId('sent') },
  'prescriptions.prepare': { call: byId('received') },
  'prescriptions.ready': { call: byId('received') },
  'prescriptions.undo-ready': { call: byId('ready') },
  'prescriptions.dispense': { call: byId('ready') },
  'prescriptions.return': { call: byId('received', { reason: 'not-available' }) },
  'prescriptions.post-original': { call: onPaper({ postedOn: '2026-11-20' }) },
  'prescriptions.confirm-original': { call: onPaper() },
  'prescriptions.re-route': { call: byId('sent', { reason: 'Die Apotheke ist geschlossen.' }) },
  'prescriptions.resend-notice': { call: byId('sent') },
  'delivery-tasks.list': nothing,
  'delivery-tasks.read': { call: deliveryTask() },
  'delivery-tasks.assign': { call: deliveryTask({ assigneeId: null, version: 1 }) },
  'delivery-tasks.done': { call: deliveryTask({ outcome: 'reached', note: 'Frau Lind nimmt es an.' }) },
  'prescriptions.revoke': { call: byId('sent', { reason: 'error', text: 'Falsche Stärke verordnet.' }) },
  'pharmacy-questions.ask': { call: byId('received', { type: 'dose-unclear', text: 'Ist die Tagesdosis so gemeint?' }) },
  'pharmacy-questions.request-substitute': { call: byId('returned') },
  'pharmacy-questions.of-prescription': { call: byId('received') },
  'pharmacy-questions.list': nothing,
  'pharmacy-questions.read': { call: asked() },
  'pharmacy-questions.answer': { call: asked({ action: 'answer', text: 'Ja, die Tagesdosis ist so gemeint.' }) },
  'pharmacy-questions.undo': { call: asked({}), businessCodes: ['pharmacyQuestion.undoTooLate'] },
} satisfies Record<string, Sample>;
