import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildPharmacy } from '../../../../seeds/factories/pharmacies.ts';
import { buildAdmin } from '../../../../seeds/factories/users.ts';

const office = '/api/v1/backoffice/pharmacies';
let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-23T10:00:00Z');
  admin = await app.tokenOf(await buildAdmin(app.knex));
});
afterAll(() => app.close());

const page = async (slug: string) => (await app.get(`/api/v1/clients/pharmacies/domain?slug=${slug}`).expect(200)).body;
const always = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: '00:00', closes: '00:00' }));

test('nothing is said about unknown services', async () => {
  const { slug } = await buildPharmacy(app.knex);
  expect(await page(slug)).toMatchObject({
    phone: '+493023125100',
    phoneInGroups: '030 23125100',
    hasCourier: null,
    acceptsElectronic: null,
    shippingCents: null,
    freeShippingFromCents: null,
    openingHours: null,
    opening: null,
  });
});

test('what an administrator enters is on the pharmacy’s page and in the list, with whether it is open', async () => {
  const { id, slug } = await buildPharmacy(app.knex);
  const services = { hasCourier: true, acceptsElectronic: true, shippingCents: 490, freeShippingFromCents: 10_000 };
  const hours = [
    { day: 2, opens: '08:00', closes: '18:30' },
    { day: 1, opens: '08:00', closes: '18:30' },
  ];
  const { body } = await app.send('patch', `${office}/${id}`, { ...services, openingHours: hours, version: 1 }, admin).expect(200);
  expect(body).toMatchObject({ ...services, openingHours: hours.toReversed(), version: 2 });
  const opening = { isOpen: true, changesAt: '2026-11-23T17:30:00.000Z', isToday: true };
  expect(await page(slug)).toMatchObject({ ...services, openingHours: hours.toReversed(), opening });
  const { items } = (await app.get('/api/v1/clients/pharmacies').expect(200)).body;
  expect(items.find((item: { id: string }) => item.id === id)).toMatchObject({ opening });
  const file = JSON.parse((await app.get('/api/v1/clients/pharmacies/table?format=json').expect(200)).text);
  const inFile = file.items.find((item: { id: string }) => item.id === id);
  expect(inFile).toMatchObject({ openingHours: hours.toReversed() });
  expect(inFile).not.toHaveProperty('opening');
  expect((await app.send('patch', `${office}/${id}`, { openingHours: null, version: 2 }, admin).expect(200)).body.openingHours).toBeNull();
});

test('a pharmacy that sends nothing has neither courier nor shipping, whatever was entered before', async () => {
  const { id, slug } = await buildPharmacy(app.knex);
  await app.send('patch', `${office}/${id}`, { hasCourier: true, shippingCents: 490, isPickupOnly: true, version: 1 }, admin).expect(200);
  expect(await page(slug)).toMatchObject({ isPickupOnly: true, hasCourier: false, shippingCents: null });
});

test.each([
  [{ openingHours: [{ day: 1, opens: '18:00', closes: '08:00' }] }, 'openingHours'],
  [{ openingHours: [{ day: 8, opens: '08:00', closes: '18:00' }] }, 'openingHours.0.day'],
  [{ freeShippingFromCents: 5000 }, 'shippingCents'],
])('%j is refused at its field', async (input, path) => {
  const { id } = await buildPharmacy(app.knex);
  const { body } = await app.send('patch', `${office}/${id}`, { ...input, version: 1 }, admin).expect(400);
  expect(body.details.fields).toMatchObject([{ path }]);
});

test('around the clock has no end', async () => {
  const { id, slug } = await buildPharmacy(app.knex);
  await app.send('patch', `${office}/${id}`, { openingHours: always, version: 1 }, admin).expect(200);
  expect((await page(slug)).opening).toEqual({ isOpen: true, changesAt: null, isToday: false });
});
