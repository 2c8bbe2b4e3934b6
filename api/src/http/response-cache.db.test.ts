import { get as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { buildPharmacy, buildStock } from '../../../seeds/factories/pharmacies.ts';
import { buildProduct } from '../../../seeds/factories/products.ts';
import { buildPatient } from '../../../seeds/factories/users.ts';

const path = '/api/v1/clients/products?sort=name';
let app: TestApp;
let productId: string;
let pharmacyId: string;

beforeAll(async () => {
  app = await startTestApp();
  for (let at = 0; at < 5; at += 1) productId = (await buildProduct(app.knex)).id;
  pharmacyId = (await buildPharmacy(app.knex)).id;
});
afterAll(() => app.close());

const read = () => app.get(path).expect(200);

/** The bytes as they come over the line. */
const bytesAs = (encoding: string): Promise<{ encoding: string | undefined; vary: string | undefined; bytes: Buffer }> =>
  new Promise((resolve, reject) => {
    const server = app.app.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      ask({ host: '127.0.0.1', port, path, headers: { 'accept-encoding': encoding, 'accept-language': 'de' } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () => {
          server.close();
          resolve({ encoding: response.headers['content-encoding'], vary: response.headers.vary, bytes: Buffer.concat(chunks) });
        });
      }).once('error', reject);
    });
  });

test('a visitor may keep a page of the catalogue and asks again by its mark', async () => {
  const first = await read();
  expect(first.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  expect(first.get('Vary')).toMatch(/Accept-Language, Authorization, Accept-Encoding/);
  const again = await app
    .get(path)
    .set('If-None-Match', first.get('ETag') ?? '')
    .expect(304);
  expect(again.text).toBe('');
  expect((await read()).body).toEqual(first.body);
});

test('what changes in the market changes the mark', async () => {
  const before = (await read()).get('ETag') ?? '';
  await buildStock(app.knex, { productId, pharmacyId, priceCents: 777, quantity: 5, confirmedAt: app.clock.now() });
  const after = await app.get(path).set('If-None-Match', before).expect(200);
  expect(after.get('ETag')).not.toBe(before);
  expect(after.body.items.map(({ fromPriceCents }: { fromPriceCents: number | null }) => fromPriceCents)).toContain(777);
});

test('the mark is of the content, so that every process says the same', async () => {
  const first = await read();
  app.clock.advance(3 * 60_000);
  expect((await read()).get('ETag')).toBe(first.get('ETag'));
});

test.each([
  ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
  ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
])('it comes as %s to clients that read that, each time', async (encoding, unpack) => {
  const { body } = await read();
  for (const _turn of [1, 2]) {
    const packed = await bytesAs(encoding);
    expect(packed).toMatchObject({ encoding, vary: expect.stringContaining('Accept-Encoding') });
    expect(JSON.parse(unpack(packed.bytes).toString())).toEqual(body);
  }
  expect((await bytesAs('identity')).encoding).toBeUndefined();
});

test('what a signed-in person reads may be stored nowhere and has no mark', async () => {
  const visitors = await read();
  const token = await app.tokenOf(await buildPatient(app.knex));
  const own = await app
    .get(path, token)
    .set('If-None-Match', visitors.get('ETag') ?? '')
    .expect(200);
  expect([own.get('Cache-Control'), own.get('ETag')]).toEqual(['private, no-store', undefined]);
});

test.each(['facets=false', 'sort=-price&inStock=true', 'facets=false&pharmacyId=', 'q=nothing+has+this', 'pageSize=2&page=2'])(
  'a visitor is told of %s what a person is told who remembered nothing',
  async (query) => {
    const token = await app.tokenOf(await buildPatient(app.knex));
    for (const _turn of [1, 2]) {
      const address = `/api/v1/clients/products?${query}${query.endsWith('pharmacyId=') ? pharmacyId : ''}`;
      const [visitors, own] = [await app.get(address).expect(200), await app.get(address, token).expect(200)];
      expect(visitors.body).toEqual(own.body);
      await buildStock(app.knex, { productId: (await buildProduct(app.knex)).id, pharmacyId, priceCents: 650, quantity: 9, confirmedAt: app.clock.now() });
    }
  },
);

test('a favourite is marked for the one who remembered it, and for no other reader of the same page', async () => {
  const [one, other] = [await app.tokenOf(await buildPatient(app.knex)), await app.tokenOf(await buildPatient(app.knex))];
  const marked = async (token?: string): Promise<string[]> => {
    const { body } = await (token === undefined ? app.get(path) : app.get(path, token)).expect(200);
    return body.items.filter(({ isFavorite }: { isFavorite: boolean }) => isFavorite).map(({ id }: { id: string }) => id);
  };
  for (const _turn of [1, 2, 3]) expect([await marked(), await marked(one), await marked(other)]).toEqual([[], [], []]);
  await app.send('post', '/api/v1/clients/favorite-products', { productIds: [productId] }, one).expect(200);
  for (const _turn of [1, 2, 3]) expect([await marked(one), await marked(other), await marked()]).toEqual([[productId], [], []]);
});

test('members who may see what visitors may not share an answer of their own', async () => {
  const contents = { images: 'all', prices: 'register' };
  await app.knex('settings').insert({ key: 'market.contents', value: JSON.stringify(contents), validFrom: app.clock.now() });
  app.clock.advance(1000);
  const other = (await buildProduct(app.knex)).id;
  await buildStock(app.knex, { productId: other, pharmacyId, priceCents: 778, quantity: 5, confirmedAt: app.clock.now() });
  const tokens = [await app.tokenOf(await buildPatient(app.knex)), await app.tokenOf(await buildPatient(app.knex))];
  const prices = async (token?: string): Promise<unknown[]> => {
    const { body } = await (token === undefined ? app.get(path) : app.get(path, token)).expect(200);
    return body.items.map(({ fromPriceCents }: { fromPriceCents?: number | null }) => fromPriceCents ?? null).filter((price: unknown) => price !== null);
  };
  for (const _turn of [1, 2, 3]) {
    expect(await prices()).toEqual([]);
    for (const token of tokens) expect(await prices(token)).toContain(778);
  }
});

test('a visitor is told what is wrong with the address, in the language asked for', async () => {
  const refused = await app.get('/api/v1/clients/products?thcMin=much').set('Accept-Language', 'de').expect(400);
  expect(refused.body).toMatchObject({ code: 'server.badRequest', details: { fields: [{ path: 'thcMin' }] } });
});

test('a closed market refuses, whatever was kept before', async () => {
  const known = (await read()).get('ETag') ?? '';
  app.clock.advance(1000);
  await app.knex('settings').insert({ key: 'market.visibility', value: JSON.stringify('closed'), validFrom: app.clock.now() });
  const refused = await app.get(path).set('If-None-Match', known).expect(401);
  expect([refused.get('ETag') === known, refused.get('Cache-Control')]).toEqual([false, undefined]);
});
