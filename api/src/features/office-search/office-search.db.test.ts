import { buildContactRequest } from '../../../../seeds/factories/contact-requests.ts';
import { buildPharmacy, buildStockFeed } from '../../../../seeds/factories/pharmacies.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor, buildPatient, buildPharmacyUser } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newId } from '../../kernel/ids.ts';
import { rankOf } from './find-records.ts';

let test: TestApp;
let patientId: string;
let treatment: { id: string; number: string };
const tokens: Record<string, string> = {};
beforeAll(async () => {
  test = await startTestApp();
  ({ id: patientId } = await buildPatient(test.knex, { firstName: 'Hannelore', lastName: 'Wiesengrund', email: 'hw@example.org', phone: '+4930998877' }));
  treatment = await buildTreatment(test.knex, { patientId });
  const pharmacy = await buildPharmacy(test.knex, { name: 'Wiesen-Apotheke' });
  await buildStockFeed(test.knex, { pharmacyId: pharmacy.id });
  await buildContactRequest(test.knex, { number: 'K-2026-000777' });
  const now = test.clock.now();
  const made = { createdAt: now, updatedAt: now };
  await test.knex('house_text_blocks').insert({ id: newId(), name: 'Schlafhygiene', text: 'Zur selben Zeit ins Bett.', language: 'de', ...made });
  await test.knex('suppressed_addresses').insert({ id: newId(), address: 'weg@example.org', cause: 'bounce', isHeld: true, lastReportedAt: now, ...made });
  tokens['admin'] = await test.tokenOf(await buildAdmin(test.knex));
  tokens['doctor'] = await test.tokenOf(await buildDoctor(test.knex));
  tokens['pharmacy'] = await test.tokenOf(await buildPharmacyUser(test.knex));
});
afterAll(() => test.close());

const find = async (role: string, q: string): Promise<{ resource: string; id: string; title: string }[]> =>
  (await test.get(`/api/v1/backoffice/search?${new URLSearchParams({ q })}`, tokens[role]).expect(200)).body.items;

it.each(['Wiesengrund', 'Wiesengrund, Hannelore', '030/998877', 'hw@example.org', 'Wiesngrund', 'Hanelore Wisengrund'])(
  'an administrator finds a patient by %j, and what belongs to the patient',
  async (q) => {
    const [first, ...others] = await find('admin', q);
    expect(first).toMatchObject({ resource: 'patients', id: patientId, title: 'Hannelore Wiesengrund' });
    if (!/Hanelore|Wiesngrund/.test(q)) expect(others).toContainEqual(expect.objectContaining({ resource: 'treatments', id: treatment.id }));
  },
);

it.each([
  ['contact-requests', 'K-2026'],
  ['settings', 'Mindestalter'],
  ['scheduled-jobs', 'Rezepte verfallen'],
  ['house-text-blocks', 'Schlafhygiene'],
  ['suppressed-addresses', 'weg@example.org'],
  ['stock-feeds', 'Wiesen-Apotheke'],
])('an administrator finds a record of %s by %j; a pharmacy does not', async (resource, q) => {
  expect((await find('admin', q)).map((hit) => hit.resource)).toContain(resource);
  expect((await find('pharmacy', q)).map((hit) => hit.resource)).not.toContain(resource);
});

it('a number is found before everything else', async () => {
  expect((await find('admin', treatment.number))[0]).toMatchObject({ resource: 'treatments', title: treatment.number });
});

it('records of several kinds stand together, those that begin with the words first', async () => {
  expect((await find('admin', 'wiesen')).map(({ resource }) => resource)).toEqual(expect.arrayContaining(['pharmacies', 'patients']));
});

it.each(['doctor', 'pharmacy'])('a %s finds no patient of others, under any spelling', async (role) => {
  for (const q of ['Wiesengrund', 'Wiesngrund', 'hw@example.org', '030/998877'])
    expect((await find(role, q)).filter(({ id }) => id === patientId || id === treatment.id)).toEqual([]);
});

it.each(['', 'a', ' a '])('%j is too short', (q) => test.get(`/api/v1/backoffice/search?${new URLSearchParams({ q })}`, tokens['admin']).expect(400));

it.each([
  ['anna', 'Anna Müller', 0],
  ['mueller', 'Anna Müller', 1],
  ['üll', 'Anna Müller', 2],
])('%j in %j has rank %i', (q, title, rank) => expect(rankOf(q, title)).toBe(rank));
