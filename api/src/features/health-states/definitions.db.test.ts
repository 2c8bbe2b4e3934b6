import { version1 } from '@blattwerk/contract/health-states/definitions/version-1';
import { definitions } from '@blattwerk/contract/health-states/definitions/definitions';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildHealthState, completeAnswers } from '../../../../seeds/factories/health-states.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { publishDefinitions } from './publish-definitions.ts';

const path = '/api/v1/clients/health-state';
const newest = definitions.length;
let app: TestApp;
let patient: { id: string };
let token: string;

beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  patient = await buildPatient(app.knex);
  token = await app.tokenOf(patient);
});

test('publishing again changes nothing, and a published version cannot be changed', async () => {
  const count = async (): Promise<number> => (await app.knex('questionnaire_definitions').select('id')).length;
  await publishDefinitions(app.knex);
  expect(await count()).toBe(newest);
  const reworded = { ...version1, steps: version1.steps.map((step) => ({ ...step, title: { de: 'Neu', en: 'New' } })) };
  await expect(publishDefinitions(app.knex, [reworded])).rejects.toThrow('version 1 of the questionnaire is published');
});

test('a patient reads the newest questions, and those of an earlier version by its number', async () => {
  expect((await app.get(`${path}/definition`, token).expect(200)).body).toEqual(JSON.parse(JSON.stringify(definitions.at(-1))));
  expect((await app.get(`${path}/definition?version=1`, token).expect(200)).body.version).toBe(1);
  expect((await app.get(`${path}/definition?version=999`, token)).status).toBe(404);
});

test('a draft follows the newest version; a complete questionnaire keeps its own', async () => {
  await buildHealthState(app.knex, { patientId: patient.id, status: 'draft', definition: 1 });
  expect((await app.send('patch', path, { symptomsLevel: 3 }, token).expect(200)).body.definition).toBe(newest);
  const other = await buildPatient(app.knex);
  const otherToken = await app.tokenOf(other);
  await buildHealthState(app.knex, { patientId: other.id, definition: 1 });
  expect((await app.get(path, otherToken).expect(200)).body).toMatchObject({ status: 'complete', definition: 1 });
});

test('the doctor reads answers with the questions of their version', async () => {
  const doctor = await buildDoctor(app.knex);
  const state = await buildHealthState(app.knex, { definition: 1 });
  const { id } = await buildTreatment(app.knex, {
    status: 'in-review', patientId: state.patientId, healthStateId: state.id, doctorId: doctor.id, claimExpiresAt: new Date(app.clock.now().getTime() + 600_000),
  }); // prettier-ignore
  const { body } = await app.get(`/api/v1/backoffice/treatments/${id}`, await app.tokenOf(doctor)).expect(200);
  expect(body.case.definition.version).toBe(1);
});

test('medicines named in a list or in words both complete the questionnaire', async () => {
  const { medicationHistory, ...answers } = completeAnswers(patient.id);
  const refused = await app.send('post', path, { ...answers, medicationTaken: true }, token);
  expect([refused.status, refused.body.details]).toEqual([422, { missing: ['medications'] }]);
  const listed = await app.send('post', path, { medications: [{ name: 'Ramipril', dose: '5 mg', frequency: 'morgens' }] }, token).expect(200);
  expect(listed.body).toMatchObject({ status: 'complete', missing: [], medications: [{ name: 'Ramipril', dose: '5 mg' }] });
  await app.send('patch', path, { medications: [], medicationHistory }, token).expect(200);
  expect((await app.get(path, token)).body.missing).toEqual([]);
});

test('a medicine gets the code of its substance, and what the client says about codes counts for nothing', async () => {
  const sent = [
    { name: 'Marcumar 3 mg', dose: '1', frequency: 'abends', atc: 'A11CC05' },
    { name: 'Xylomedon', substance: 'Xylon', dose: '1', frequency: '', atc: 'B01AA04' },
    { name: 'Meine Herztablette', substance: 'ramipril', dose: '', frequency: '' },
  ];
  const { body } = await app.send('patch', path, { medications: sent }, token).expect(200);
  expect(body.medications).toEqual([
    { name: 'Marcumar 3 mg', dose: '1', frequency: 'abends', substance: 'Phenprocoumon', atc: 'B01AA04' },
    { name: 'Xylomedon', dose: '1', frequency: '', substance: 'Xylon' },
    { name: 'Meine Herztablette', dose: '', frequency: '', substance: 'Ramipril', atc: 'C09AA05' },
  ]);
});

test('what was prescribed in the last 30 days is counted for the patient', async () => {
  await buildPrescription(app.knex, { patientId: patient.id, quantity: 15, unit: 'g', issuedAt: app.clock.now() });
  await buildPrescription(app.knex, { patientId: patient.id, quantity: 40, unit: 'g', issuedAt: new Date(app.clock.now().getTime() - 31 * 86_400_000) });
  await buildPrescription(app.knex, { quantity: 80, unit: 'g', issuedAt: app.clock.now() });
  const { body } = await app.send('patch', path, { symptomsLevel: 5 }, token).expect(200);
  expect(body.prescribedLast30Days).toEqual({ g: 15, ml: 0, piece: 0 });
});

test('administrators read the versions, the newest first', async () => {
  const admin = await app.tokenOf(await buildAdmin(app.knex));
  const { body } = await app.get('/api/v1/backoffice/questionnaires', admin).expect(200);
  expect(body.items.map(({ version }: { version: number }) => version)).toEqual(definitions.map(({ version }) => version).toReversed());
  const record = await app.get(`/api/v1/backoffice/questionnaires/${body.items[0].id}`, admin).expect(200);
  expect(record.body.definition.steps[0].questions[0].text.de).toBe('Welche Beschwerden haben Sie?');
  expect((await app.get('/api/v1/backoffice/questionnaires', await app.tokenOf(await buildDoctor(app.knex)))).status).toBe(403);
});
