import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildPharmacy } from '../../../../seeds/factories/pharmacies.ts';
import { buildAdmin, buildDoctor, buildPatient, buildPharmacyUser } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { forgetPresences } from './presence.queries.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const pathOf = (resource: string, id: string, tab: string) => `/api/v1/backoffice/${resource}/${id}/presence/${tab}`;
const [tab, otherTab] = [newId(), newId()];
const stay = (token: string, resource: string, id: string, at = tab) => test.send('put', pathOf(resource, id, at), {}, token);
const leave = (token: string, resource: string, id: string, at = tab) => test.send('delete', pathOf(resource, id, at), {}, token);
const namesAt = async (token: string, resource: string, id: string, at = tab) =>
  (await stay(token, resource, id, at).expect(200)).body.others.map(({ name }: { name: string }) => name);

const meet = async () => {
  const pharmacy = await buildPharmacyUser(test.knex, { firstName: 'Petra', lastName: 'Adler' });
  const admin = await test.tokenOf(await buildAdmin(test.knex, { firstName: 'Ada', lastName: 'Muster' }));
  return { admin, pharmacy: await test.tokenOf(pharmacy), id: pharmacy.pharmacyId ?? '' };
};

it('two people at one record learn of each other, by name and initials alone', async () => {
  const { admin, pharmacy, id } = await meet();
  expect(await namesAt(admin, 'pharmacies', id)).toEqual([]);
  const { body } = await stay(pharmacy, 'pharmacies', id).expect(200);
  expect(body).toEqual({ others: [{ id: expect.any(String), name: 'Ada Muster', initials: 'AM' }] });
  expect(await namesAt(admin, 'pharmacies', id)).toEqual(['Petra Adler']);
});

it('the own tabs are not shown, and one of two that closes leaves the other', async () => {
  const { admin, pharmacy, id } = await meet();
  await stay(admin, 'pharmacies', id).expect(200);
  expect(await namesAt(admin, 'pharmacies', id, otherTab)).toEqual([]);
  await leave(admin, 'pharmacies', id, otherTab).expect(204);
  expect(await namesAt(pharmacy, 'pharmacies', id)).toEqual(['Ada Muster']);
  await leave(admin, 'pharmacies', id).expect(204);
  expect(await namesAt(pharmacy, 'pharmacies', id)).toEqual([]);
  await leave(admin, 'pharmacies', id).expect(404);
});

it('nobody closes what another person has open', async () => {
  const { admin, pharmacy, id } = await meet();
  await stay(admin, 'pharmacies', id).expect(200);
  await leave(pharmacy, 'pharmacies', id).expect(404);
  expect(await namesAt(pharmacy, 'pharmacies', id)).toEqual(['Ada Muster']);
});

it('who says nothing for a minute does not count, and the cleaning job deletes it', async () => {
  const { admin, pharmacy, id } = await meet();
  await stay(admin, 'pharmacies', id).expect(200);
  test.clock.advance(59 * duration.seconds);
  expect(await namesAt(pharmacy, 'pharmacies', id)).toEqual(['Ada Muster']);
  test.clock.advance(2 * duration.seconds);
  expect(await namesAt(pharmacy, 'pharmacies', id)).toEqual([]);
  const rows = () => test.knex('presences').where({ recordId: id }).pluck('tabId');
  expect(await rows()).toHaveLength(2);
  await forgetPresences(test.ctx, 1000);
  expect(await rows()).toHaveLength(1);
});

it('a doctor and a pharmacy are refused what they may not read, and leave no trace there', async () => {
  const [doctor, assigned] = [await test.tokenOf(await buildDoctor(test.knex)), await buildDoctor(test.knex)];
  const pharmacy = await test.tokenOf(await buildPharmacyUser(test.knex));
  const { id: patientId } = await buildPatient(test.knex);
  await buildTreatment(test.knex, { status: 'approved', patientId, doctorId: assigned.id });
  const { id: foreign } = await buildPharmacy(test.knex);
  await stay(doctor, 'patients', patientId).expect(404);
  await stay(doctor, 'settings', 'fees.reminderCents').expect(403);
  await stay(pharmacy, 'patients', patientId).expect(403);
  await stay(pharmacy, 'pharmacies', foreign).expect(404);
  await stay(pharmacy, 'nothing-such', foreign).expect(404);
  expect(await test.knex('presences').whereIn('recordId', [patientId, foreign, 'fees.reminderCents'])).toEqual([]);
  await stay(await test.tokenOf(assigned), 'patients', patientId).expect(200);
});

it('coming and going is announced, a repeated sign of life is not', async () => {
  const { admin, id } = await meet();
  const heard: string[] = [];
  const listener = await test.knex.client.acquireRawConnection();
  listener.on('notification', ({ payload }: { payload: string }) => heard.push(payload));
  await listener.query('LISTEN office_events');
  const announced = async () => {
    await listener.query('SELECT 1');
    return heard.splice(0).filter((payload) => payload.startsWith('presence'));
  };
  await stay(admin, 'pharmacies', id).expect(200);
  expect(await announced()).toEqual([`presence changed pharmacies:${id}`]);
  test.clock.advance(20 * duration.seconds);
  await stay(admin, 'pharmacies', id).expect(200);
  expect(await announced()).toEqual([]);
  test.clock.advance(61 * duration.seconds);
  await stay(admin, 'pharmacies', id).expect(200);
  expect(await announced()).toHaveLength(1);
  await leave(admin, 'pharmacies', id).expect(204);
  expect(await announced()).toEqual([`presence changed pharmacies:${id}`]);
  await test.knex.client.destroyRawConnection(listener);
});
