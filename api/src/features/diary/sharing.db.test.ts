import { buildDiaryEntry } from '../../../../seeds/factories/diary.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

const clients = '/api/v1/clients';
let test: TestApp;
let patient: { id: string };
let doctor: { id: string };
let treatmentId: string;
let tokens: { patient: string; doctor: string };
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());
beforeEach(async () => {
  patient = await buildPatient(test.knex);
  doctor = await buildDoctor(test.knex);
  tokens = { patient: await test.tokenOf(patient), doctor: await test.tokenOf(doctor) };
  treatmentId = (await buildTreatment(test.knex, { patientId: patient.id, doctorId: doctor.id })).id;
  await buildDiaryEntry(test.knex, { patientId: patient.id, effect: 8 });
});

const read = (as = tokens.doctor, id = treatmentId) => test.get(`/api/v1/backoffice/treatments/${id}/diary`, as);
const consent = () => test.send('post', `${clients}/iam/consents`, { purpose: 'diary' }, tokens.patient).expect(200);
const withdraw = () => test.send('post', `${clients}/iam/consents/diary/withdraw`, {}, tokens.patient).expect(200);
const share = (isShared: boolean, id = treatmentId) => test.send('post', `${clients}/diary/sharing`, { treatmentId: id, isShared }, tokens.patient);
const readings = () => test.knex('audit_events').where({ action: 'diary.read', patientId: patient.id, actorId: doctor.id });

describe('A diary that is shared', () => {
  it('is read by the doctor of the request while the consent holds, and the reading is on record', async () => {
    expect((await read().expect(200)).body).toMatchObject({ isShared: false, items: [] });
    expect(await readings()).toHaveLength(0);
    await consent();
    expect((await read().expect(200)).body).toMatchObject({ isShared: true, total: 1, items: [{ effect: 8 }] });
    expect(await readings()).toHaveLength(1);
    const log = await test.get(`${clients}/iam/access-log`, tokens.patient).expect(200);
    expect(log.body.items.map(({ what }: { what: string }) => what)).toContain('Therapietagebuch gelesen');
  });

  it('is hidden at once when the consent is withdrawn, also in the database', async () => {
    await consent();
    await withdraw();
    expect((await read().expect(200)).body).toMatchObject({ isShared: false, items: [] });
    await consent();
    expect((await read().expect(200)).body.isShared).toBe(true);
  });

  it('is hidden from a single request, and shown to it again', async () => {
    await consent();
    const hidden = await share(false).expect(200);
    expect(hidden.body).toEqual({ hasConsent: true, requests: [expect.objectContaining({ treatmentId, isShared: false })] });
    await share(false).expect(200);
    expect((await read().expect(200)).body).toMatchObject({ isShared: false, items: [] });
    await share(true).expect(200);
    expect((await read().expect(200)).body.isShared).toBe(true);
    const log = await test
      .knex('audit_events')
      .where({ patientId: patient.id })
      .whereIn('action', ['diary.share', 'diary.withhold'])
      .orderBy('id')
      .pluck('action');
    expect(log).toEqual(['diary.withhold', 'diary.share']);
  });

  it('is refused to a doctor without the case, and unknown to everybody else', async () => {
    await consent();
    const colleague = await test.tokenOf(await buildDoctor(test.knex));
    expect((await read(colleague)).body.code).toBe('doctor.notAssigned');
    const { id: declined } = await buildTreatment(test.knex, { patientId: patient.id, doctorId: doctor.id, status: 'declined' });
    expect((await read(tokens.doctor, declined).expect(200)).body.isShared).toBe(false);
    const { id: foreign } = await buildTreatment(test.knex, { status: 'approved' });
    expect((await read(tokens.doctor, foreign)).status).toBe(404);
    expect((await read(await test.tokenOf(await buildAdmin(test.knex)))).status).toBe(403);
    expect((await share(false, foreign)).status).toBe(404);
  });

  it('ends for the former doctor when another takes the request', async () => {
    await consent();
    await test
      .knex('treatments')
      .where({ id: treatmentId })
      .update({ doctorId: (await buildDoctor(test.knex)).id });
    expect((await read()).body.code).toBe('doctor.notAssigned');
  });
});
