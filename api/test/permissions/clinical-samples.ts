import type { TreatmentStatus } from '@blattwerk/contract/treatments/states';
import { buildHealthState, buildSignatures, completeAnswers } from '../../../seeds/factories/health-states.ts';
import { buildPrescription } from '../../../seeds/factories/prescriptions.ts';
import { buildProduct } from '../../../seeds/factories/products.ts';
import { buildPendingDecision } from '../../../seeds/factories/pending-decisions.ts';
import { buildTreatment } from '../../../seeds/factories/treatments.ts';
import { buildDoctor } from '../../../seeds/factories/users.ts';
import { currentAgreementVersion } from '../../src/features/agreements/public.ts';
import { newId } from '../../src/kernel/ids.ts';
import type { Call, Sample, World } from './sample.ts';
import { nothing } from './sample.ts';

const later = ({ app }: World): Date => new Date(app.clock.now().getTime() + 600_000);

/** The patient's own request in a state. */
const own =
  (status: TreatmentStatus, where: 'params' | 'query', body?: object) =>
  async ({ knex, caller }: World): Promise<Call> => {
    const { id } = await buildTreatment(knex, { status, patientId: caller.id });
    return { [where]: where === 'params' ? { id } : { treatmentId: id }, objectId: id, ...(body ? { body } : {}) };
  };

/** A request that the doctor has taken. */
const taken =
  (body?: (world: World) => Promise<object> | object) =>
  async (world: World): Promise<Call> => {
    const { id } = await buildTreatment(world.knex, {
      status: 'in-review',
      ...(world.caller.role === 'doctor' ? { doctorId: world.caller.id, claimExpiresAt: later(world) } : {}),
    });
    return { params: { id }, objectId: id, ...(body ? { body: await body(world) } : {}) };
  };

const plan = async ({ knex }: World) => {
  const { id, unit } = await buildProduct(knex);
  return { productId: id, quantity: 10, unit, form: 'flowers-whole', singleDose: '0,1 g', dailyDose: '0,5 g', instructions: 'Abends verdampfen.' };
};

const asked = async (world: World): Promise<Call> => {
  const { knex, caller } = world;
  const treatment = await buildTreatment(knex, { status: 'in-review', patientId: caller.id });
  const doctor = (await buildPrescription(knex)).doctorId;
  await knex('treatment_messages').insert({ id: newId(), treatmentId: treatment.id, authorId: doctor, kind: 'question', text: 'Seit wann?' });
  return { params: { id: treatment.id }, objectId: treatment.id, body: { text: 'Seit Mai.' } };
};

const complete = async ({ knex, caller }: World): Promise<Call> => {
  await buildHealthState(knex, { patientId: caller.id });
  await buildSignatures(knex, { patientId: caller.id });
  return { body: {} };
};

const issued = async ({ knex, caller }: World): Promise<Call> => {
  const { treatmentId } = await buildPrescription(knex, caller.role === 'doctor' ? { doctorId: caller.id } : {});
  return { params: { id: treatmentId }, objectId: treatmentId };
};

/** There is one draft at most: it takes the place of one that another sample has left. */
const questionnaireDraft = async ({ knex }: World, title?: string): Promise<Call> => {
  const { version, steps } = await knex('questionnaire_definitions').orderBy('version', 'desc').first('version', 'steps');
  const now = new Date();
  const id = newId();
  const [first, ...rest] = steps;
  const worded = title === undefined ? steps : [{ ...first, title: { de: title, en: title } }, ...rest];
  await knex('questionnaire_drafts').del();
  await knex('questionnaire_drafts').insert({ id, basedOn: version, steps: JSON.stringify(worded), createdAt: now, updatedAt: now });
  return { params: { id } };
};

export const clinicalSamples = {
  'agreements.read': { call: () => ({ params: { document: 'information' } }) },
  'agreements.read-imprint': nothing,
  'agreements.sign': {
    call: () => ({ body: { document: 'contract', version: currentAgreementVersion('contract'), signature: { kind: 'typed', name: 'Ada Berg' } } }),
  },
  'agreements.download': { call: () => ({ params: { document: 'contract' } }) },
  'health-states.read': {
    call: async ({ knex, caller }) => {
      await buildHealthState(knex, { patientId: caller.id });
      return {};
    },
  },
  'health-states.definition': nothing,
  'questionnaires.list': nothing,
  'questionnaires.read': {
    call: async ({ knex }) => ({ params: { id: (await knex('questionnaire_definitions').where({ version: 1 }).first('id')).id } }),
  },
  'questionnaire-drafts.list': nothing,
  'questionnaire-drafts.read': { call: (world) => questionnaireDraft(world) },
  'questionnaire-drafts.start': nothing,
  'questionnaire-drafts.update': {
    call: async (world) => ({
      ...(await questionnaireDraft(world)),
      body: { version: 1, step: { key: 'illness', title: { de: 'Neu', en: 'New' }, why: { de: 'Darum', en: 'Therefore' } } },
    }),
  },
  'questionnaire-drafts.publish': { call: (world) => questionnaireDraft(world, 'Neu') },
  'questionnaire-drafts.discard': { call: (world) => questionnaireDraft(world) },
  'health-states.save': { call: () => ({ body: { symptomsLevel: 4 } }) },
  'health-states.complete': { call: ({ caller }) => ({ body: completeAnswers(caller.id) }) },
  'follow-ups.read': nothing,
  'follow-ups.create': {
    call: async ({ knex, caller }) => {
      await buildTreatment(knex, { status: 'approved', patientId: caller.id });
      return { body: { changed: true } };
    },
  },
  'follow-ups.save': {
    call: async ({ knex, caller }) => {
      await buildTreatment(knex, { status: 'approved', patientId: caller.id });
      return { body: { effect: 7 } };
    },
  },
  'treatments.create': { call: complete },
  'treatments.list-own': nothing,
  'treatments.read-own': { call: own('in-review', 'params') },
  'treatments.cancel': { call: own('in-review', 'params', {}) },
  'treatments.answer': { call: asked },
  'treatments.write-message': { call: own('in-review', 'params', { text: 'Darf ich die Dosis teilen?' }) },
  'treatments.read-messages': { call: own('in-review', 'params', {}) },
  'treatments.reply': { call: taken(() => ({ text: 'Bitte teilen Sie die Dosis nicht.' })), previewCode: 'doctor.notAssigned' },
  'treatments.see-messages': { call: taken(() => ({})), previewCode: 'doctor.notAssigned' },
  'treatments.products': { call: own('in-review', 'query') },
  'treatments.choose-invoice-diagnosis': { call: own('in-review', 'params', { isWanted: true }) },
  'treatments.download-invoice': { call: own('approved', 'query'), businessCodes: ['document.notReady'] },
  'treatments.download-letter': { call: own('approved', 'query'), businessCodes: ['document.notReady'] },
  'treatments.list': nothing,
  'treatments.read': { call: taken() },
  'treatments.claim': {
    call: async ({ knex }) => {
      const { id } = await buildTreatment(knex, { status: 'in-review' });
      return { params: { id }, body: {} };
    },
  },
  'treatments.release': { call: taken(() => ({})), previewCode: 'doctor.notAssigned' },
  'treatments.ask': { call: taken(() => ({ text: 'Seit wann bestehen die Beschwerden?' })), previewCode: 'doctor.notAssigned' },
  'treatments.request-consultation': { call: taken(() => ({ text: 'Ich möchte Ihre Beschwerden mit Ihnen besprechen.' })), previewCode: 'doctor.notAssigned' },
  'treatments.approve': {
    call: taken(async (world) => ({ medicationPlan: [await plan(world)], diagnosis: 'Chronische Schmerzen', remoteJustification: 'Vollständige Angaben.' })),
    previewCode: 'doctor.notAssigned',
  },
  'treatments.correct-invoice': {
    call: async ({ knex, caller }) => {
      const { id } = await buildTreatment(knex, { status: 'approved', ...(caller.role === 'doctor' ? { doctorId: caller.id } : {}) });
      const { number } = await knex('invoices').where({ treatmentId: id }).first('number');
      return { params: { id }, objectId: id, body: { number, items: [{ number: '1', multiplier: 2 }], reason: 'Die Beratung war per Video.' } };
    },
  },
  'treatments.correct-letter': {
    call: async ({ knex, caller }) => {
      const { id } = await buildTreatment(knex, { status: 'approved', ...(caller.role === 'doctor' ? { doctorId: caller.id } : {}) });
      const words = { diagnosis: 'Chronische Schmerzen', remoteJustification: 'Vollständige Angaben.' };
      return { params: { id }, objectId: id, body: { version: 1, ...words, reason: 'Die Diagnose war unvollständig.' } };
    },
    businessCodes: ['treatment.letterNotCorrectable'],
  },
  'treatments.decline': { call: taken(() => ({ reason: 'other', text: 'Bitte wenden Sie sich an Ihre Hausärztin.' })), previewCode: 'doctor.notAssigned' },
  'treatments.undo': {
    call: async (world) => {
      const call = await taken(() => ({}))(world);
      const treatmentId = call.objectId as string;
      const { doctorId } = await world.knex('treatments').where({ id: treatmentId }).first('doctorId');
      if (doctorId) await buildPendingDecision(world.knex, { treatmentId, doctorId });
      return call;
    },
  },
  'treatments.hand-over': {
    call: taken(async ({ knex }) => ({ doctorId: (await buildDoctor(knex)).id, note: 'Bitte übernehmen.' })),
    previewCode: 'doctor.notAssigned',
  },
  'treatments.hand-over-all': { call: () => ({ body: { note: 'Bitte übernehmen.' } }), businessCodes: ['treatment.colleagueAway'] },
  'treatments.list-notes': { call: taken(), previewCode: 'doctor.notAssigned' },
  'treatments.add-note': { call: taken(() => ({ text: 'Befund angefordert.' })), previewCode: 'doctor.notAssigned' },
  'treatments.see-notes': { call: taken(() => ({})), previewCode: 'doctor.notAssigned' },
  'treatments.team': nothing,
  'treatments.read-draft': { call: taken(), previewCode: 'doctor.notAssigned' },
  'treatments.nearby-stock': { call: taken(), previewCode: 'doctor.notAssigned' },
  'treatments.save-draft': { call: taken(() => ({ diagnosis: 'Chronische Schmerzen', version: 0 })), previewCode: 'doctor.notAssigned' },
  'treatments.break-glass': { call: taken(() => ({ reason: 'Beschwerde der Patientin vom 19. November' })) },
  'treatments.break-glass-document': {
    call: async (world) => {
      const call = await taken(() => ({ reason: 'Beschwerde der Patientin vom 19. November' }))(world);
      return { ...call, params: { ...call.params, fileId: newId() } };
    },
    businessCodes: ['signed.file.notFound'],
  },
  'treatments.download-document': {
    call: async (world) => {
      const call = await taken()(world);
      return { ...call, params: { ...call.params, fileId: newId() } };
    },
    previewCode: 'doctor.notAssigned',
    businessCodes: ['signed.file.notFound'],
  },
  'certificates.list': nothing,
  'certificates.download': { call: issued, businessCodes: ['document.notReady'] },
} satisfies Record<string, Sample>;
