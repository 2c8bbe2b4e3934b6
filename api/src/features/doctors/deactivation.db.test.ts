import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildConsultation } from '../../../../seeds/factories/consultations.ts';
import { buildAdmin, buildDoctor } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
let adminToken: string;
beforeAll(async () => {
  test = await startTestApp();
  adminToken = await test.tokenOf(await buildAdmin(test.knex));
});
afterAll(() => test.close());

const change = (id: string, body: object) => test.send('patch', `/api/v1/backoffice/doctors/${id}`, { ...body, version: 1 }, adminToken);
const inReview = (doctorId: string, claimExpiresAt: Date) => buildTreatment(test.knex, { status: 'in-review', doctorId, claimExpiresAt });
const rowOf = (id: string) => test.knex('treatments').where({ id }).first();

it('A doctor who is not there is no doctor', async () => {
  const { body } = await change('00000000-0000-4000-8000-000000000000', { status: 'inactive' }).expect(404);
  expect(body.code).toBe('doctor.notExist');
});

describe.each(['inactive', 'banned'])('A doctor who becomes %s', (status) => {
  it('is signed out, and the requests that were taken go back to the others, with a line in the audit log for each', async () => {
    const doctor = await buildDoctor(test.knex);
    const token = await test.tokenOf(doctor);
    const now = test.clock.now().getTime();
    const taken = await inReview(doctor.id, new Date(now + 60_000));
    const lapsed = await inReview(doctor.id, new Date(now - 60_000));
    const decided = await buildTreatment(test.knex, { status: 'approved', doctorId: doctor.id });
    const { body } = await change(doctor.id, { status }).expect(200);
    expect(body).toMatchObject({ status, openTreatments: 0 });
    await test.get('/api/v1/backoffice/treatments', token).expect(401);
    for (const { id, patientId } of [taken, lapsed]) {
      expect(await rowOf(id)).toMatchObject({ status: 'in-review', doctorId: null, claimExpiresAt: null });
      const events = await test.knex('audit_events').where({ objectId: id });
      expect(events).toMatchObject([{ action: 'treatment.release', patientId, before: { doctorId: doctor.id }, after: { doctorId: null } }]);
    }
    expect(await rowOf(decided.id)).toMatchObject({ status: 'approved', doctorId: doctor.id });
    const [event] = await test.knex('audit_events').where({ objectId: doctor.id, actorRole: 'admin' });
    expect(event.after).toEqual({ status, releasedTreatments: 2, cancelledConsultations: 0 });
    const colleague = await test.tokenOf(await buildDoctor(test.knex));
    await test.send('post', `/api/v1/backoffice/treatments/${taken.id}/claim`, {}, colleague).expect(200);
  });

  it('does not keep the booked appointments: they are cancelled, and the patient is told once', async () => {
    const doctor = await buildDoctor(test.knex);
    const booked = await buildConsultation(test.knex, { doctorId: doctor.id });
    const { body } = await change(doctor.id, { status }).expect(200);
    expect(body.bookedConsultations).toBe(0);
    expect(await test.knex('consultations').where({ id: booked.id }).first()).toMatchObject({ status: 'cancelled', doctorId: doctor.id });
    await test.runJobs();
    const { email } = await test.knex('users').where({ id: booked.patientId }).first('email');
    expect(test.mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual(['Ihr Termin ist abgesagt']);
  });
});

it('A change of what a doctor offers leaves sessions and requests alone', async () => {
  const doctor = await buildDoctor(test.knex);
  const token = await test.tokenOf(doctor);
  const taken = await inReview(doctor.id, new Date(test.clock.now().getTime() + 60_000));
  await change(doctor.id, { offersConsultations: true }).expect(200);
  await test.get('/api/v1/backoffice/treatments', token).expect(200);
  expect(await rowOf(taken.id)).toMatchObject({ doctorId: doctor.id });
});
