import { buildAdmin, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = await app.tokenOf(await buildAdmin(app.knex));
});
afterAll(() => app.close());

const at = (id: string) => `/api/v1/backoffice/patients/${id}`;

test('an administrator corrects master data with a reason, which stands in the log with what was there before', async () => {
  const patient = await buildPatient(app.knex, { city: 'Kiel' });
  await app.send('patch', at(patient.id), { city: 'Lübeck', version: 1 }, token).expect(400);
  const { body } = await app.send('patch', at(patient.id), { city: 'Lübeck', reason: 'Umzug, Anruf', version: 1 }, token).expect(200);
  expect(body).toMatchObject({ city: 'Lübeck', version: 2 });
  expect(await app.knex('audit_events').where({ action: 'patient.correct', objectId: patient.id })).toMatchObject([
    { reason: 'Umzug, Anruf', before: { city: 'Kiel' }, after: { city: 'Lübeck' }, patientId: patient.id },
  ]);
});

test('the file names consents, mails and uploads, without what is in them, and the look is on record', async () => {
  const patient = await buildPatient(app.knex);
  await app.knex('consents').insert({ userId: patient.id, document: 'health-data', version: 1, sha256: 'a'.repeat(64) });
  await app.knex('mails').insert({ template: 'request-submitted', dedupeKey: `file:${patient.id}`, recipientId: patient.id, locale: 'de' });
  const { body } = await app.get(`${at(patient.id)}/file`, token).expect(200);
  expect(body).toMatchObject({
    consents: [{ document: 'health-data', version: 1, withdrawnAt: null }],
    mails: [{ status: 'queued', sentAt: null }],
    files: [],
  });
  expect(body.mails[0].title).not.toContain('{{');
  expect(await app.knex('audit_events').where({ action: 'patient.read', patientId: patient.id })).toHaveLength(1);
});
