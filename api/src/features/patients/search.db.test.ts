import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

const office = '/api/v1/backoffice';
let test: TestApp;
let token: string;
let number: string;
beforeAll(async () => {
  test = await startTestApp();
  token = await test.tokenOf(await buildAdmin(test.knex));
  const patient = await buildPatient(test.knex, {
    ...{ title: 'Dr.', firstName: 'Änne-Sophie', lastName: 'Großmüller', email: 'aenne.gm@example.org', phone: '+493012345678' },
  });
  ({ number } = await buildTreatment(test.knex, { patientId: patient.id }));
  await buildPatient(test.knex, { firstName: 'Änne', lastName: 'Klein' });
});
afterAll(() => test.close());

const found = async (list: string, q: string): Promise<number> =>
  (await test.get(`${office}/${list}?${new URLSearchParams({ q })}`, token).expect(200)).body.total;

it.each([
  'Großmüller', 'grossmueller', 'GROSSMULLER', 'Dr. Änne-Sophie Großmüller', 'Großmüller, Änne-Sophie', 'müller anne', 'aenne.gm@example.org', 'gm@example',
  '+49 30 12345678', '0049 30 1234 56 78', '030/12345678', '(030) 12345678', '+49 (0)30 12345678',
])('a patient is found by %j', async (q) => expect(await found('patients', q)).toBe(1)); // prettier-ignore

it.each(['Großmüller Klein', '030 87654321', 'Größmaier'])('no patient is found by %j', async (q) => expect(await found('patients', q)).toBe(0));

it('a request is found by its number and by its patient', async () => {
  expect(await found('treatments', number)).toBe(1);
  expect(await found('treatments', number.slice(-4).toLowerCase())).toBeGreaterThan(0);
  expect(await found('treatments', 'Großmüller Änne')).toBe(1);
});

it('the index of names serves the search', async () => {
  await test.knex.raw('SET LOCAL enable_seqscan = off');
  const plan = await test.knex.raw(
    `EXPLAIN SELECT id FROM users AS found WHERE person_words(found.title, found.first_name, found.last_name, found.email, found.phone) LIKE search_fold('%mueller%')`,
  );
  expect(JSON.stringify(plan.rows)).toContain('users_words_trgm_idx');
});
