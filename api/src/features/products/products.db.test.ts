import { DateTime } from 'luxon';
import type { Facets, ProductItem } from '@blattwerk/contract/products/shapes';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildSmallMarket, type SmallMarket } from '../../../test/small-market.ts';
import { buildProduct, buildReview } from '../../../../seeds/factories/products.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';

const base = '/api/v1/clients';
let app: TestApp;
let patient: string;
let products: SmallMarket['products'];
let pharmacies: SmallMarket['pharmacies'];

const ago = (hours: number): Date => new Date(app.clock.now().getTime() - hours * 3_600_000);
const list = async (query: string, token?: string): Promise<{ items: ProductItem[]; total: number; facets: Facets }> =>
  (await app.get(`${base}/products?${query}`, token).expect(200)).body;
const names = async (query: string): Promise<string[]> => (await list(query)).items.map(({ name }) => name);
/** From a second later on; a setting is never overwritten. */
const setting = async (key: string, value: unknown): Promise<void> => {
  app.clock.advance(1000);
  await app.knex('settings').insert({ key, value: JSON.stringify(value), validFrom: app.clock.now() });
};

beforeAll(async () => {
  app = await startTestApp();
  ({ products, pharmacies } = await buildSmallMarket(app));
  patient = await app.tokenOf(await buildPatient(app.knex));
});
afterAll(() => app.close());

describe('the catalogue', () => {
  test('shows published products with the lowest price that is in stock by fresh data', async () => {
    const { items, total } = await list('sort=name');
    expect(total).toBe(4);
    expect(items.map(({ name, fromPriceCents, pharmacyCount }) => [name, fromPriceCents, pharmacyCount])).toEqual([
      ['Amber 20/1 AMB', 650, 2],
      ['Birke 25/1 BRK', 990, 1],
      ['Ceder 10/10', null, 0],
      ['Distel 30/1 DST', null, 0],
    ]);
    expect(items[0]).toMatchObject({
      category: 'flower',
      genetics: 'indica',
      thc: 20,
      cbd: 1,
      unit: 'g',
      currency: 'EUR',
      manufacturer: 'Grünland',
      isFavorite: false,
      leadingTerpenes: ['myrcene'],
      image: `${base}/products/${products['amber']!.slug}/plate.svg`,
      priceSource: { slug: pharmacies['munich']!.slug, confirmedAt: ago(30).toISOString() },
    });
    expect(items[2]).not.toHaveProperty('priceSource');
    expect(items.map(({ newSince }) => newSince)).toEqual([undefined, undefined, undefined, ago(24).toISOString()]);
  });

  test.each([
    ['category=extract', ['Ceder 10/10']],
    ['category=flower&category=extract&sort=name', ['Amber 20/1 AMB', 'Birke 25/1 BRK', 'Ceder 10/10', 'Distel 30/1 DST']],
    ['genetics=indica&sort=thc', ['Amber 20/1 AMB', 'Distel 30/1 DST']],
    ['thcMin=20&thcMax=25&sort=-thc', ['Birke 25/1 BRK', 'Amber 20/1 AMB']],
    ['cbdMin=10', ['Ceder 10/10']],
    ['priceMin=650&priceMax=650', ['Amber 20/1 AMB']],
    ['terpenes=myrcene&sort=price', ['Amber 20/1 AMB', 'Birke 25/1 BRK']],
    ['terpenes=D-Limonen', ['Birke 25/1 BRK']],
    ['manufacturer=gr%C3%BCnland&sort=name', ['Amber 20/1 AMB', 'Ceder 10/10']],
    ['manufacturer=gruenland&category=flower', ['Amber 20/1 AMB']],
    ['origin=PT', ['Amber 20/1 AMB']],
    ['irradiation=irradiated', ['Birke 25/1 BRK']],
    ['isNew=true', ['Distel 30/1 DST']],
    ['isPromoted=true', ['Distel 30/1 DST']],
    ['inStock=true&sort=-price', ['Birke 25/1 BRK', 'Amber 20/1 AMB']],
    ['inStock=false&sort=name', ['Ceder 10/10', 'Distel 30/1 DST']],
    ['q=birke', ['Birke 25/1 BRK']],
    ['q=bierke', ['Birke 25/1 BRK']],
    ['q=nichts', []],
    ['sort=newest&pageSize=1', ['Distel 30/1 DST']],
    ['sort=name&pageSize=1&page=2', ['Birke 25/1 BRK']],
  ])('%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('finds an exact PZN first', async () => {
    expect((await names(`q=${products['distel']!.pzn}`))[0]).toBe('Distel 30/1 DST');
    expect(await names(`q=PZN-${products['distel']!.pzn}`)).toEqual(['Distel 30/1 DST']);
  });

  test('counts each facet without its own filter', async () => {
    const { facets, total } = await list('category=flower&genetics=indica');
    expect(total).toBe(2);
    expect(facets.genetics).toEqual([
      { value: 'indica', count: 2 },
      { value: 'sativa', count: 1 },
    ]);
    expect(facets.category).toEqual([{ value: 'flower', count: 2 }]);
    expect(facets.terpenes).toEqual([{ value: 'myrcene', count: 1 }]);
    expect(facets.manufacturer).toEqual([{ value: 'Grünland', count: 1 }]);
  });

  test('shows how contents and prices lie, each without its own range, and what would help where nothing is found', async () => {
    const { body } = await app.get(`${base}/products?thcMin=20&thcMax=25`).expect(200);
    expect(body.ranges.thc).toMatchObject({ min: 10, max: 30 });
    expect(body.ranges.price).toMatchObject({ min: 650, max: 990 });
    expect([body.ranges.thc, body.ranges.price].map(({ buckets }) => buckets.reduce((a: number, b: number) => a + b))).toEqual([4, 2]);
    expect(body.alternatives).toBeUndefined();
    const none = await app.get(`${base}/products?category=extract&irradiation=irradiated&thcMin=24`).expect(200);
    expect(none.body).toMatchObject({ total: 0, ranges: { price: null }, alternatives: [{ without: 'category', total: 1 }] });
  });

  test('keeps to one pharmacy, or to those in reach, when asked', async () => {
    expect((await list(`pharmacyId=${pharmacies['berlin']!.id}`)).items.map(({ name, fromPriceCents }) => [name, fromPriceCents])).toEqual([
      ['Amber 20/1 AMB', 700],
    ]);
    const near = await list('zipCode=10115&radiusKm=50&sort=distance');
    expect(near.items.map(({ name, fromPriceCents, distanceKm }) => [name, fromPriceCents, distanceKm])).toEqual([['Amber 20/1 AMB', 700, 0.4]]);
    expect((await list('zipCode=80995&sort=distance&inStock=true')).items.map(({ distanceKm }) => distanceKm)).toEqual([0, 0]);
  });

  test('asks for a postal code where a distance is meant, and for one that exists', async () => {
    await app.get(`${base}/products?sort=distance`).expect(400);
    expect((await app.get(`${base}/products?zipCode=99999`).expect(422)).body.code).toBe('invalid.zip.code');
    await app.get(`${base}/products?category=flowers`).expect(400);
    await app.get(`${base}/products?pageSize=101`).expect(400);
  });
});

describe('a product’s page', () => {
  test('shows offers as bands with their age, nearest first, and never an amount', async () => {
    const { body } = await app.get(`${base}/products/${products['amber']!.slug}?zipCode=80995`).expect(200);
    expect(
      body.offers.map((offer: { pharmacy: { id: string }; priceCents: number; availability: string; freshness: string }) => [
        offer.pharmacy.id,
        offer.priceCents,
        offer.availability,
        offer.freshness,
      ]),
    ).toEqual([
      [pharmacies['munich']!.id, 650, 'few', 'uncertain'],
      [pharmacies['berlin']!.id, 700, 'available', 'confirmed'],
    ]);
    expect(JSON.stringify(body)).not.toContain('quantity');
    expect(body.terpenes).toEqual([{ name: 'myrcene', label: 'β-Myrcen', share: 0.8 }]);
    expect(body.history).toHaveLength(90);
  });

  test('has a history of the lowest price at each day’s end', async () => {
    const product = await buildProduct(app.knex);
    const change = (days: number, pharmacy: string, quantity: number | null, priceCents: number | null) => ({
      productId: product.id,
      pharmacyId: pharmacies[pharmacy]!.id,
      quantity,
      priceCents,
      at: ago(24 * days),
    });
    await app
      .knex('stock_changes')
      .insert([change(10, 'berlin', 5, 900), change(8, 'munich', 5, 800), change(5, 'munich', null, null), change(3, 'berlin', 0, 900)]);
    const { body } = await app.get(`${base}/products/${product.slug}`).expect(200);
    const germanDay = (at: Date): string => at.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
    const day = (days: number) => body.history.find(({ date }: { date: string }) => date === germanDay(ago(24 * days)));
    expect([11, 10, 8, 5, 3].map((days) => [day(days).fromPriceCents, day(days).pharmacyCount])).toEqual([
      [null, 0],
      [900, 1],
      [800, 2],
      [900, 1],
      [null, 0],
    ]);
  });

  test('counts a change just after midnight in Germany to the new day', async () => {
    const product = await buildProduct(app.knex);
    const at = DateTime.fromJSDate(app.clock.now(), { zone: 'Europe/Berlin' }).startOf('day').minus({ days: 5 }).plus({ minutes: 30 });
    const change = { productId: product.id, pharmacyId: pharmacies['berlin']!.id, quantity: 5, priceCents: 900, at: at.toJSDate() };
    await app.knex('stock_changes').insert(change);
    const { body } = await app.get(`${base}/products/${product.slug}`).expect(200);
    const counts = Object.fromEntries(body.history.map(({ date, pharmacyCount }: { date: string; pharmacyCount: number }) => [date, pharmacyCount]));
    expect([at.minus({ days: 1 }), at].map((day) => counts[day.toISODate() ?? ''])).toEqual([0, 1]);
  });

  test('shows what patients felt from ten reviews on, benefits only to who may see them', async () => {
    const product = await buildProduct(app.knex, { name: 'Felsenbirne 22/1' });
    const review = (index: number) =>
      buildReview(app.knex, { productId: product.id, rating: 4, effects: index < 5 ? ['calm'] : [], sideEffects: ['dry_mouth'], benefits: ['pain'] });
    for (let index = 0; index < 9; index += 1) await review(index);
    const read = async (token?: string) => (await app.get(`${base}/products/${product.slug}`, token).expect(200)).body.highlights;
    expect(await read()).toEqual({ n: 9, effects: [], sideEffects: [], benefits: [] });
    await review(9);
    await buildReview(app.knex, { productId: product.id, status: 'pending', effects: ['calm'] });
    expect(await read()).toEqual({
      n: 10,
      effects: [{ value: 'calm', n: 5, share: 0.5 }],
      sideEffects: [{ value: 'dry_mouth', n: 10, share: 1 }],
      benefits: [],
    });
    expect((await read(await app.tokenOf(await buildDoctor(app.knex)))).benefits).toEqual([{ value: 'pain', n: 10, share: 1 }]);
    expect((await read(patient)).benefits).toEqual([]);
    expect(await names('effects=calm')).toEqual(['Felsenbirne 22/1']);
    const facets = async (token?: string) => (await list('q=felsenbirne', token)).facets;
    expect(await facets()).toMatchObject({ effects: [{ value: 'calm', count: 1 }], benefits: [] });
    expect((await facets(patient)).benefits).toEqual([]);
    expect((await facets(await app.tokenOf(await buildDoctor(app.knex)))).benefits).toEqual([{ value: 'pain', count: 1 }]);
    expect((await list('q=felsenbirne&benefits=stress')).total).toBe(1);
    await app.knex('products').where({ id: product.id }).update({ publishedAt: null });
  });

  test('is not there for a product that is not published', async () => {
    await app.get(`${base}/products/${products['hidden']!.slug}`).expect(404);
    await app.get(`${base}/products/nirgends`).expect(404);
  });

  test('once withdrawn says so, names what may take its place, and is back when it is published again', async () => {
    const admin = await app.tokenOf(await buildAdmin(app.knex));
    const product = await buildProduct(app.knex, { name: 'Quitte 20/1', thc: 20, cbd: 1 });
    const page = `${base}/products/${product.slug}`;
    const office = `/api/v1/backoffice/products/${product.id}`;
    const publish = async (isPublished: boolean) => {
      const { version } = (await app.get(office, admin).expect(200)).body;
      await app.send('patch', office, { isPublished, version }, admin).expect(200);
    };
    await publish(false);
    expect((await app.get(page).expect(410)).body).toMatchObject({ code: 'product.withdrawn', details: { name: 'Quitte 20/1', category: 'flower' } });
    const { items } = (await app.get(`${page}/similar`).expect(200)).body;
    expect(items.map((item: { product: { id: string } }) => item.product.id)).toContain(products['amber']!.id);
    await publish(false);
    await app.get(page).expect(410);
    await publish(true);
    await app.get(page).expect(200);
    await app.knex('products').where({ id: product.id }).update({ publishedAt: null });
    await app.get(page).expect(404);
  });

  test('has a picture that is asked for once', async () => {
    const address = `${base}/products/${products['amber']!.slug}/plate.svg`;
    const first = await app
      .get(address)
      .expect(200)
      .expect('Content-Type', /image\/svg\+xml/)
      .expect('Cache-Control', /public, max-age=86400/);
    await app
      .get(address)
      .set('If-None-Match', first.headers['etag'] ?? '')
      .expect(304);
  });
});

describe('market.visibility', () => {
  afterEach(() => setting('market.visibility', 'open'));

  test('register: prices, pictures and effects need a login, and cannot be found out by filters', async () => {
    await setting('market.visibility', 'register');
    const { items } = await list('sort=name');
    expect(items.length).toBeGreaterThan(3);
    expect(items.filter(({ fromPriceCents, priceSource, image }) => fromPriceCents !== null || priceSource || image !== null)).toEqual([]);
    expect((await list('priceMax=660')).total).toBe(items.length);
    expect((await app.get(`${base}/products/${products['amber']!.slug}`)).body).toMatchObject({ offers: [], history: [], fromPriceCents: null });
    await app.get(`${base}/products/${products['amber']!.slug}/plate.svg`).expect(401);
    expect((await list('priceMax=660', patient)).items).toMatchObject([{ fromPriceCents: 650 }]);
  });

  test('closed: nothing without a prescription', async () => {
    await setting('market.visibility', 'closed');
    await app.get(`${base}/products`).expect(401);
    await app.get(`${base}/products`, patient).expect(403);
    await app.get(`${base}/products`, await app.tokenOf(await buildDoctor(app.knex))).expect(200);
  });
});

test('favourites are remembered and forgotten, each caller’s own', async () => {
  const productId = products['birke']!.id;
  await app.send('post', `${base}/products/toggle-favorite`, { productId }, patient).expect(200, { productId, isFavorite: true });
  expect((await app.get(`${base}/favorite-products`, patient).expect(200)).body).toMatchObject({ total: 1, items: [{ id: productId, isFavorite: true }] });
  expect((await list('q=birke', patient)).items[0]?.isFavorite).toBe(true);
  expect((await list('q=birke')).items[0]?.isFavorite).toBe(false);
  await app.send('post', `${base}/products/toggle-favorite`, { productId }, patient).expect(200, { productId, isFavorite: false });
  await app.send('post', `${base}/products/toggle-favorite`, { productId: products['hidden']!.id }, patient).expect(404);
});

test('ranges and reference data come from the published products', async () => {
  expect((await app.get(`${base}/thc-cbd`).expect(200)).body).toEqual({ thc: { min: 10, max: 30 }, cbd: { min: 1, max: 10 } });
  expect((await app.get(`${base}/manufacturers`).expect(200)).body).toMatchObject({
    total: 1,
    items: [{ slug: 'gruenland', name: 'Grünland', productCount: 2 }],
  });
  expect((await app.get(`${base}/popular-products?limit=2`).expect(200)).body.items).toHaveLength(2);
});
