import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

const email = 'erst.siebzehn@mail.example';
const password = 'Abcdef1!';
let app: TestApp;

beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(() => app.clock.set('2026-11-20T09:00:00.000Z'));

const register = (dob: string) =>
  app.send('post', '/api/v1/clients/iam/register', {
    ...{ email, password, passwordConfirm: password, firstName: 'Kim', lastName: 'Muster', dob, privacyAccepted: true, termsAccepted: true },
  });

/** The rules of the hints that a doctor sees in a case of this patient. */
const rulesOf = async (patient: { id: string }): Promise<string[]> => {
  const doctor = await buildDoctor(app.knex);
  const now = app.clock.now();
  const claim = { doctorId: doctor.id, claimExpiresAt: new Date(now.getTime() + 600_000) };
  await app.knex('treatments').where({ patientId: patient.id }).update({ status: 'cancelled' });
  const treatment = await buildTreatment(app.knex, { patientId: patient.id, submittedAt: now, dueAt: now, ...claim });
  const { body } = await app.get(`/api/v1/backoffice/treatments/${treatment.id}`, await app.tokenOf(doctor)).expect(200);
  return body.case.hints.map(({ rule }: { rule: string }) => rule);
};

it('a registration that is refused for the age is logged, and another date of birth for the address is shown to the doctor', async () => {
  await register('2009-03-09').expect(422, /user.nonAdult/);
  await register('2009-03-09').expect(422, /user.nonAdult/);
  expect(await app.knex('audit_events').where({ action: 'account.refuse-age' })).toHaveLength(2);
  expect(await app.knex('age_refusals')).toHaveLength(1);
  const patient = await buildPatient(app.knex, { email, bornOn: '1999-03-09' });
  expect(await rulesOf(patient)).toContain('age.birth-changed');
  expect(await rulesOf(await buildPatient(app.knex, { bornOn: '1999-03-09' }))).not.toContain('age.birth-changed');
});

it('who is of age later with the same date of birth has changed nothing', async () => {
  await app.knex('users').where({ email }).update({ bornOn: '2009-03-09' });
  app.clock.set('2027-03-10T09:00:00.000Z');
  expect(await rulesOf(await app.knex('users').where({ email }).first<{ id: string }>('id'))).not.toContain('age.birth-changed');
});

it('is kept for a year', async () => {
  const leftAt = async (time: string): Promise<number> => {
    app.clock.set(time);
    await app.context.jobs.send('retention.clean', {});
    await app.runJobs();
    return (await app.knex('age_refusals')).length;
  };
  expect(await leftAt('2027-11-19T09:00:00.000Z')).toBe(1);
  expect(await leftAt('2027-11-21T09:00:00.000Z')).toBe(0);
});
