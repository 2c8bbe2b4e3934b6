import { untilChangesAreSettled } from '../../../test/settled-changes.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildPharmacy, buildStock } from '../../../../seeds/factories/pharmacies.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildAdmin, buildPatient, buildPharmacyUser } from '../../../../seeds/factories/users.ts';

const base = '/api/v1/clients';
const office = '/api/v1/backoffice/pharmacies';
let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  const { knex } = app;
  await knex('postal_areas').insert([
    { prefix: '101', state: 'BE', lat: 52.53, lon: 13.38 },
    { prefix: '809', state: 'BY', lat: 48.16, lon: 11.55 },
  ]);
  admin = await app.tokenOf(await buildAdmin(knex));
  const adler = await buildPharmacy(knex, { slug: 'adler-berlin', name: 'Adler-Apotheke', website: 'https://www.adler.example/start' });
  await buildPharmacy(knex, {
    slug: 'isar-muenchen',
    name: 'Isar-Apotheke',
    zipCode: '80995',
    city: 'München',
    street: 'Uferweg',
    lat: 48.16,
    lon: 11.55,
    website: null,
  });
  await buildPharmacy(knex, { slug: 'verborgen', name: 'Verborgene Apotheke', isListed: false });
  const hours = (count: number): Date => new Date(app.clock.now().getTime() - count * 3_600_000);
  await buildStock(knex, {
    pharmacyId: adler.id,
    productId: (await buildProduct(knex, { name: 'Amber 20/1' })).id,
    quantity: 60,
    priceCents: 700,
    confirmedAt: hours(30),
  });
  await buildStock(knex, { pharmacyId: adler.id, productId: (await buildProduct(knex, { name: 'Birke 20/1' })).id, quantity: 0, confirmedAt: hours(1) });
  await buildStock(knex, { pharmacyId: adler.id, productId: (await buildProduct(knex, { name: 'Ceder 20/1' })).id, quantity: 9, confirmedAt: hours(73) });
});
afterAll(() => app.close());

const names = async (query: string): Promise<string[]> =>
  (await app.get(`${base}/pharmacies?${query}`).expect(200)).body.items.map(({ name }: { name: string }) => name);

test.each([
  ['', ['Adler-Apotheke', 'Isar-Apotheke']],
  ['sort=-name', ['Isar-Apotheke', 'Adler-Apotheke']],
  ['sort=zipCode&pageSize=1&page=2', ['Isar-Apotheke']],
  ['q=m%C3%BCnchen', ['Isar-Apotheke']],
  ['q=adler%20berlin', ['Adler-Apotheke']],
  ['q=%25', []],
  ['zipCode=80995', ['Isar-Apotheke', 'Adler-Apotheke']],
  ['zipCode=10115&radiusKm=20', ['Adler-Apotheke']],
])('the list of pharmacies: %s', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test('an item has address, contact, distance and how many products are there', async () => {
  const { items, total } = (await app.get(`${base}/pharmacies?zipCode=80995&sort=name`)).body;
  expect(total).toBe(2);
  expect(items[0]).toMatchObject({ slug: 'adler-berlin', address: 'Torstraße 1', zipCode: '10115', city: 'Berlin', productCount: 1, isPickupOnly: false });
  expect(items[0].distanceKm).toBeGreaterThan(480);
  expect(items[1].distanceKm).toBe(0);
});

test('asked for products, each pharmacy says how many of them it holds', async () => {
  const ids = await app.knex('products').whereIn('name', ['Amber 20/1', 'Birke 20/1', 'Ceder 20/1']).pluck('id');
  const held = async (query: string): Promise<[string, number | undefined][]> =>
    (await app.get(`${base}/pharmacies?sort=name&${query}`).expect(200)).body.items.map((item: { name: string; holds?: number }) => [item.name, item.holds]);
  expect(await held(ids.map((id) => `productIds=${id}`).join('&'))).toEqual([
    ['Adler-Apotheke', 1],
    ['Isar-Apotheke', 0],
  ]);
  expect(await held('')).toEqual([
    ['Adler-Apotheke', undefined],
    ['Isar-Apotheke', undefined],
  ]);
  await app.get(`${base}/pharmacies?productIds=1`).expect(400);
});

test('an item says how far its stock counts', async () => {
  const { items } = (await app.get(`${base}/pharmacies?sort=name`)).body;
  expect(items.map((item: { freshness: string | null }) => item.freshness)).toEqual(['uncertain', null]);
});

test('the map knows where the pharmacies of a search stand, the nearest first', async () => {
  const slugs = async (query: string): Promise<string[]> =>
    (await app.get(`${base}/pharmacies/map?${query}`).expect(200)).body.items.map(({ slug }: { slug: string }) => slug);
  expect(await slugs('')).toEqual(['adler-berlin', 'isar-muenchen']);
  expect(await slugs('zipCode=80995')).toEqual(['isar-muenchen', 'adler-berlin']);
  expect(await slugs('zipCode=80995&radiusKm=20')).toEqual(['isar-muenchen']);
  expect(await slugs('q=adler')).toEqual(['adler-berlin']);
  expect((await app.get(`${base}/pharmacies/map?zipCode=80995`)).body).toMatchObject({
    items: [{ slug: 'isar-muenchen', name: 'Isar-Apotheke', zipCode: '80995', city: 'München', lat: 48.16, lon: 11.55 }, {}],
    place: { lat: 48.16, lon: 11.55 },
  });
  await app.get(`${base}/pharmacies/map?radiusKm=20`).expect(400);
});

test('the list comes as a table, without a login and in both languages', async () => {
  const german = await app.get(`${base}/pharmacies/table`).expect(200);
  expect([german.headers['content-type'], german.headers['content-disposition']]).toEqual([
    'text/csv; charset=utf-8',
    expect.stringMatching(/^attachment; filename="apotheken-\d{4}-\d\d-\d\d\.csv"$/),
  ]);
  expect(german.text.split('\r\n').map((line) => line.split(';')[0])).toEqual(['\uFEFFName', 'Adler-Apotheke', 'Isar-Apotheke', '']);
  expect(german.headers['cache-control']).toBe('public, max-age=300');
  const json = await app
    .get(`${base}/pharmacies/table?format=json`)
    .expect(200)
    .expect('Content-Type', /application\/json/);
  expect(JSON.parse(json.text)).toMatchObject({ total: 2, items: [{ name: 'Adler-Apotheke', page: expect.stringContaining('/adler-berlin') }, {}] });
  const member = await app.get(`${base}/pharmacies/table`, await app.tokenOf(await buildPatient(app.knex))).expect(200);
  expect(member.headers['cache-control']).toBe('private, no-store');
  expect((await app.get(`${base}/pharmacies/table?locale=en`).expect(200)).text).toContain('/en/market/pharmacies/adler-berlin');
});

test('the table is made once for all who ask, whatever their address says besides, and anew when a pharmacy changes', async () => {
  const made: string[] = [];
  const note = ({ sql }: { sql: string }): void => void (sql.includes('FROM page LEFT JOIN') && made.push(sql));
  app.context.knex.on('query', note);
  const table = (more = '') => app.get(`${base}/pharmacies/table?format=json${more}`).expect(200);
  const change = async (phone: string): Promise<void> => {
    await app.knex('pharmacies').where({ slug: 'adler-berlin' }).update({ phone });
    await untilChangesAreSettled(app.knex);
  };
  await change('+493023125111');
  const answers = await Promise.all([table(), table('&a=1'), table('&a=2'), table('&a=3')]);
  expect(answers.map(({ text }) => JSON.parse(text).items[0].phone)).toEqual(Array(4).fill('+493023125111'));
  expect(made).toHaveLength(1);
  const { etag = '' } = answers[0]!.headers;
  await app.get(`${base}/pharmacies/table?format=json`).set('If-None-Match', etag).expect(304);
  await change('+493023125222');
  expect(JSON.parse((await app.get(`${base}/pharmacies/table?format=json`).set('If-None-Match', etag).expect(200)).text).items[0].phone).toBe('+493023125222');
  app.clock.advance(61_000);
  await table();
  app.context.knex.off('query', note);
  expect(made).toHaveLength(3);
});

test('a distance needs a postal code that exists', async () => {
  await app.get(`${base}/pharmacies?sort=distance`).expect(400);
  await app.get(`${base}/pharmacies?zipCode=123`).expect(400);
  await app.get(`${base}/pharmacies?zipCode=00000`).expect(422);
});

test.each(['slug=adler-berlin', 'domain=adler.example', 'domain=www.adler.example'])(
  'a pharmacy’s page is found by %s, with its stock as bands',
  async (query) => {
    const { body } = await app.get(`${base}/pharmacies/domain?${query}`).expect(200);
    expect(
      body.stock.map((row: { product: { name: string }; priceCents: number; availability: string; freshness: string }) => [
        row.product.name,
        row.priceCents,
        row.availability,
        row.freshness,
      ]),
    ).toEqual([
      ['Amber 20/1', 700, 'available', 'uncertain'],
      ['Birke 20/1', 749, 'none', 'confirmed'],
    ]);
    expect(JSON.stringify(body)).not.toContain('quantity');
  },
);

test('of its stock only what is asked for is read', async () => {
  const [amber, ceder] = await Promise.all(['Amber 20/1', 'Ceder 20/1'].map(async (name) => (await app.knex('products').where({ name }).first('id')).id));
  const namesOf = async (query: string): Promise<string[]> =>
    (await app.get(`${base}/pharmacies/domain?slug=adler-berlin&${query}`).expect(200)).body.stock.map(
      (row: { product: { name: string } }) => row.product.name,
    );
  expect(await namesOf(`productIds=${amber}&productIds=${ceder}`)).toEqual(['Amber 20/1']);
  expect(await namesOf('stock=false')).toEqual([]);
  await app.get(`${base}/pharmacies/domain?slug=adler-berlin&productIds=1`).expect(400);
});

test('a pharmacy that is not listed has no page', async () => {
  await app.get(`${base}/pharmacies/domain?slug=verborgen`).expect(404);
  await app.get(`${base}/pharmacies/domain?domain=fremd.example`).expect(404);
  await app.get(`${base}/pharmacies/domain`).expect(400);
});

test('the popular ones are ordered by their stock while no patient has chosen any', async () => {
  expect((await app.get(`${base}/popular-pharmacies?limit=1`).expect(200)).body.items).toMatchObject([{ slug: 'adler-berlin' }]);
});

describe('in the back office', () => {
  const input = {
    name: 'Linden-Apotheke',
    street: 'Marktplatz',
    houseNum: '3',
    zipCode: '10119',
    city: 'Berlin',
    country: 'DE',
    phone: '030 123456',
    website: 'https://linden.example',
    email: 'POST@linden.example',
    isPickupOnly: true,
  };

  test('a pharmacy gets an address of its own, a place and a telephone number in its international form', async () => {
    const { body } = await app.send('post', office, input, admin).expect(201);
    expect(body).toMatchObject({
      slug: 'linden-apotheke-berlin',
      phone: '+4930123456',
      email: 'post@linden.example',
      isPickupOnly: true,
      isListed: true,
      version: 1,
      abilities: ['update'],
    });
    expect((await app.send('post', office, input, admin).expect(201)).body.slug).toBe('linden-apotheke-berlin-2');
    expect((await app.send('post', office, { ...input, slug: 'linden' }, admin).expect(201)).body.slug).toBe('linden');
    await app.send('post', office, { ...input, slug: 'linden' }, admin).expect(409);
    expect(await app.knex('pharmacies').where({ slug: 'linden' }).first('lat', 'lon')).toEqual({ lat: 52.53, lon: 13.38 });
  });

  test('a change moves it, and a stale one is refused with both states', async () => {
    const { id } = await buildPharmacy(app.knex, { city: 'Potsdam' });
    expect((await app.send('patch', `${office}/${id}`, { zipCode: '80995', city: 'München', version: 1 }, admin).expect(200)).body).toMatchObject({
      city: 'München',
      version: 2,
    });
    const stale = await app.send('patch', `${office}/${id}`, { city: 'Kiel', version: 1 }, admin).expect(409);
    expect(stale.body.details).toMatchObject({ current: { city: 'München' }, yours: { city: 'Kiel' } });
    expect(await app.knex('audit_events').where({ objectId: id }).first('action', 'before', 'after')).toEqual({
      action: 'pharmacy.update',
      before: { zipCode: '10115', city: 'Potsdam' },
      after: { zipCode: '80995', city: 'München' },
    });
  });

  test('what a pharmacy says it has and what of it the market shows are told apart', async () => {
    const filters = (name: string) => encodeURIComponent(JSON.stringify([{ field: 'name', operator: 'eq', value: name }]));
    const counts = async (name: string) => {
      const [{ productCount, marketCount }] = (await app.get(`${office}?filters=${filters(name)}`, admin).expect(200)).body.items;
      return { productCount, marketCount };
    };
    expect(await counts('Adler-Apotheke')).toEqual({ productCount: 2, marketCount: 1 });
    const hidden = await buildPharmacy(app.knex, { name: 'Versteckte Apotheke', isListed: false });
    await buildStock(app.knex, { pharmacyId: hidden.id, quantity: 5, confirmedAt: app.clock.now() });
    expect(await counts('Versteckte Apotheke')).toEqual({ productCount: 1, marketCount: 0 });
  });

  test('wrong input is named', async () => {
    await app.send('post', office, { ...input, zipCode: '1011' }, admin).expect(400);
    await app.send('post', office, { ...input, website: 'javascript:alert(1)' }, admin).expect(400);
    await app.send('post', office, { ...input, phone: '0123 456789' }, admin).expect(422);
  });

  test('TANs go to a second address, which its own administrator sets too and no public answer shows', async () => {
    const { id, slug } = await buildPharmacy(app.knex, { email: 'post@stern.example' });
    const own = await app.tokenOf(await buildPharmacyUser(app.knex, { pharmacyId: id, isPharmacyAdmin: true }));
    let version = 1;
    const patch = (body: object, token: string) => app.send('patch', `${office}/${id}`, { ...body, version }, token);
    const set = (await patch({ tanEmail: 'TAN@stern.example' }, own).expect(200)).body;
    expect(set).toMatchObject({ tanEmail: 'tan@stern.example', version: 2 });
    ({ version } = set);
    for (const path of [`domain?slug=${slug}`, '', 'table?format=json']) {
      const { text } = await app.get(`${base}/pharmacies${path && `/${path}`}`).expect(200);
      expect(text).toContain('post@stern.example');
      expect(text).not.toMatch(/tanEmail|tan@stern/i);
    }
    const refused = await patch({ tanEmail: 'Post@stern.example' }, admin).expect(422);
    expect(refused.body).toMatchObject({
      code: 'pharmacy.tanEmailSame',
      details: { fields: [{ path: 'tanEmail', message: expect.stringContaining('Link') }] },
    });
    await patch({ email: 'tan@stern.example' }, own).expect(422, /pharmacy.tanEmailSame/);
    await app.send('post', office, { ...input, tanEmail: input.email }, admin).expect(422, /pharmacy.tanEmailSame/);
    expect((await patch({ tanEmail: null, email: 'tan@stern.example' }, admin).expect(200)).body).toMatchObject({ tanEmail: null });
  });

  test('a pharmacy’s account sees its own', async () => {
    const own = await buildPharmacy(app.knex);
    const token = await app.tokenOf(await buildPharmacyUser(app.knex, { pharmacyId: own.id }));
    expect((await app.get(office, token).expect(200)).body).toMatchObject({ total: 1, items: [{ id: own.id, abilities: ['update-own'] }] });
  });
});
