import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildDoctor } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { releaseDecisionJob } from './jobs/release-decision.ts';

let app: TestApp;
let doctor: { id: string };
let token: string;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  doctor = await buildDoctor(app.knex);
  token = await app.tokenOf(doctor);
});

const base = '/api/v1/backoffice/treatments';
const taken = async () => {
  const treatment = await buildTreatment(app.knex, { submittedAt: app.clock.now(), dueAt: new Date(app.clock.now().getTime() + 86_400_000) });
  await app.send('post', `${base}/${treatment.id}/claim`, {}, token).expect(200);
  return treatment;
};
const read = (id: string, by = token) => app.get(`${base}/${id}/draft`, by);
const save = (id: string, body: object, by = token) => app.send('put', `${base}/${id}/draft`, body, by);
const draftsOf = (treatmentId: string) => app.knex('treatment_drafts').where({ treatmentId });
const release = async (treatmentId: string) => {
  const { id: decisionId } = await app.knex('held_decisions').where({ treatmentId }).first('id');
  await releaseDecisionJob.handler(app.ctx, { decisionId } as never);
};
const decline = { reason: 'other', text: 'Bitte wenden Sie sich an Ihre Praxis.' };

describe('A draft of an approval', () => {
  it('is empty at first and keeps what is half written, line by line', async () => {
    const { id } = await taken();
    expect((await read(id)).body).toEqual({ version: 0, savedAt: null });
    const half = { medicationPlan: [{ quantity: 10, singleDose: '' }], diagnosis: 'C' };
    const { body } = await save(id, { ...half, version: 0 }).expect(200);
    expect(body).toEqual({ ...half, version: 1, savedAt: app.clock.now().toISOString() });
    await save(id, { diagnosis: 'Chronische Schmerzen', version: 1 }).expect(200);
    expect((await read(id)).body).toEqual({ diagnosis: 'Chronische Schmerzen', version: 2, savedAt: expect.any(String) });
  });

  it('in two tabs: of two at once one is kept, the other is told what is kept', async () => {
    const { id } = await taken();
    const answers = await Promise.all(['eins', 'zwei'].map((diagnosis) => save(id, { diagnosis, version: 0 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won] = answers.filter(({ status }) => status === 200);
    const [lost] = answers.filter(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ code: 'server.conflict', details: { current: { diagnosis: won?.body.diagnosis, version: 1 } } });
    await save(id, { diagnosis: 'drei', version: 0 }).expect(409);
    expect((await read(id)).body).toMatchObject({ diagnosis: won?.body.diagnosis, version: 1 });
  });

  it('is the doctor’s own, and of a request that the doctor has taken', async () => {
    const { id } = await taken();
    await save(id, { diagnosis: 'Eigenes', version: 0 }).expect(200);
    const other = await app.tokenOf(await buildDoctor(app.knex));
    await read(id, other).expect(403, /doctor.notAssigned/);
    await app.send('post', `${base}/${id}/release`, {}, token).expect(200);
    await app.send('post', `${base}/${id}/claim`, {}, other).expect(200);
    expect((await read(id, other)).body).toEqual({ version: 0, savedAt: null });
    await save(id, { diagnosis: 'Fremdes', version: 1 }).expect(403, /doctor.notAssigned/);
  });

  it('stays while the decision can be undone, and goes with it', async () => {
    const { id } = await taken();
    await save(id, { diagnosis: 'Noch offen', version: 0 }).expect(200);
    await app.send('post', `${base}/${id}/decline`, decline, token).expect(200);
    await app.send('post', `${base}/${id}/undo`, {}, token).expect(200);
    expect((await read(id)).body).toMatchObject({ diagnosis: 'Noch offen', version: 1 });
    await app.send('post', `${base}/${id}/decline`, decline, token).expect(200);
    await release(id);
    expect(await app.knex('treatments').where({ id }).first('status')).toEqual({ status: 'declined' });
    expect(await draftsOf(id)).toEqual([]);
  });

  it('goes when the patient withdraws the request', async () => {
    const { id, patientId } = await taken();
    await save(id, { diagnosis: 'Noch offen', version: 0 }).expect(200);
    await app.send('post', `/api/v1/clients/treatment/${id}/cancel`, {}, await app.tokenOf({ id: patientId })).expect(200);
    expect(await draftsOf(id)).toEqual([]);
  });
});

test('The next case of the same patient brings the doctor’s own last plan, and no other doctor’s', async () => {
  const first = await taken();
  const product = await buildProduct(app.knex, { category: 'flower', unit: 'g' });
  const dose = { kind: 'regular', unit: 'g', amount: 0.1, perDay: 3 };
  const line = {
    productId: product.id, quantity: 10, unit: 'g', form: 'flowers-ground', singleDose: '0,1 g', dailyDose: '0,3 g', dose, instructions: 'Verdampfen.',
  }; // prettier-ignore
  const plan = { medicationPlan: [line], diagnosis: 'R52.2', remoteJustification: 'Stabiler Verlauf.' };
  await app.send('post', `${base}/${first.id}/approve`, plan, token).expect(200);
  await release(first.id);
  const second = await buildTreatment(app.knex, { patientId: first.patientId, submittedAt: app.clock.now(), dueAt: app.clock.now() });
  await app.send('post', `${base}/${second.id}/claim`, {}, token).expect(200);
  const { body } = await app.get(`${base}/${second.id}`, token);
  expect(body.case.lastPlan).toMatchObject({
    treatmentId: first.id,
    medicationPlan: [{ productId: product.id, quantity: 10, dose, dailyDose: '0,3 g (3 × täglich)', product: { id: product.id, pharmacyCount: 0 } }],
    diagnosis: 'R52.2',
  });
  expect(body.case.earlier[0]).toMatchObject({ diagnosis: 'R52.2', overrides: [], prescriptions: [{ singleDose: '0,1 g' }] });
  const other = await app.tokenOf(await buildDoctor(app.knex));
  await app.send('post', `${base}/${second.id}/release`, {}, token).expect(200);
  await app.send('post', `${base}/${second.id}/claim`, {}, other).expect(200);
  expect((await app.get(`${base}/${second.id}`, other)).body.case.lastPlan).toBeNull();
});
