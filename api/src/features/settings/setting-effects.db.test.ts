import { buildAdmin, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-25T11:00:00.000Z');
  token = await app.tokenOf(await buildAdmin(app.knex));
});
afterAll(() => app.close());

const effect = (key: string, value: unknown) => app.get(`/api/v1/backoffice/settings/${key}/effect?value=${encodeURIComponent(JSON.stringify(value))}`, token);

test('what a value would change is counted before it is set', async () => {
  await buildPatient(app.knex, { bornOn: '2004-01-01' });
  await buildPatient(app.knex, { bornOn: '1980-01-01' });
  const { body } = await effect('flagUnderAge', 25).expect(200);
  expect(body.sentences).toEqual(['Patientinnen und Patienten, auf die hingewiesen würde: 1.']);
  expect((await effect('flagUnderAge', 20).expect(200)).body.sentences[0]).toMatch(/: 0\.$/);
});

test.each([
  'treatment.expireDays',
  'stock.uncertainHours',
  'stock.goneHours',
  'highlights.minReviews',
  'refunds.fourEyesCents',
  'doses.maxMonthGrams',
  'fees.depositCents',
  'consultations.firstReminderHours',
  'consultations.lastReminderHours',
  'consultations.opensMinutes',
])('the effect of %s can be counted', async (key) => {
  expect((await effect(key, 20).expect(200)).body.sentences).toHaveLength(1);
});

test('a setting that changes nothing that is there says nothing, and a value that does not fit is refused', async () => {
  expect((await effect('brand.name', 'Blattwerk').expect(200)).body.sentences).toEqual([]);
  await effect('minAge', 12).expect(400);
  await app.get('/api/v1/backoffice/settings/minAge/effect?value=%7B', token).expect(400);
});
