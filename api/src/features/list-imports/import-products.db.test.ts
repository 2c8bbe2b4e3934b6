import request from 'supertest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildStockFeed } from '../../../../seeds/factories/pharmacies.ts';
import { buildAdmin } from '../../../../seeds/factories/users.ts';
import { importProducts } from './import-products.ts';
import { importFeed } from '../stock-feeds/importing/import-feed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const header = 'pzn;name;category;unit;manufacturer;strain;genetics;thc;cbd;origin;irradiation';
const file = (...lines: string[]): Buffer => Buffer.from([header, ...lines].join('\n'));
const ahorn = '04877800;Ahorn 24/1;flower;g;Grünland;Roter Ahorn;Indica-dominant;24,5;<1;Kanada;unirradiated';
const birke = '00838973;Ahorn 24/1;flower;g;grünland;Birke;Sativa;20;1;;unknown';

test('products are published with their reference data, once; a change is written, faulty rows are named', async () => {
  expect(await importProducts(app.ctx, file(ahorn, birke, '1;x;flower;g;;;;;;;', ahorn, '11111116;x;Blume;g;;;;;;;'))).toEqual({
    status: 'applied',
    rows: 5,
    created: 2,
    updated: 0,
    rowErrors: 3,
    errors: [
      { line: 4, field: 'pzn', code: 'pzn.invalid', message: 'Die PZN fehlt oder ihre Prüfziffer stimmt nicht.' },
      { line: 5, code: 'row.duplicate', message: 'Derselbe Eintrag steht schon weiter oben; die erste Zeile gilt.' },
      { line: 6, field: 'category', code: 'value.unknown', message: 'Diesen Wert gibt es für das Feld nicht.' },
    ],
  });
  const rows = await app
    .knex('products')
    .join('manufacturers', 'manufacturers.id', 'products.manufacturer_id')
    .orderBy('pzn')
    .select('pzn', 'products.slug', 'manufacturers.name', 'thc', 'isCbdBelow', 'origin', 'irradiation');
  expect(rows).toEqual([
    { pzn: '00838973', slug: 'ahorn-24-1-2', name: 'Grünland', thc: 20, isCbdBelow: false, origin: null, irradiation: 'unknown' },
    { pzn: '04877800', slug: 'ahorn-24-1', name: 'Grünland', thc: 24.5, isCbdBelow: true, origin: 'CA', irradiation: 'unirradiated' },
  ]);
  expect(await importProducts(app.ctx, file(ahorn, birke))).toMatchObject({ status: 'unchanged', created: 0, updated: 0 });
  expect(await importProducts(app.ctx, file(ahorn.replace('24,5', '25'), birke))).toMatchObject({ status: 'applied', created: 0, updated: 1 });
});

test('a product that pharmacies have waited for is found in the same file again', async () => {
  const feed = await buildStockFeed(app.knex);
  const bytes = Buffer.from('PZN;Artikel;Bestand;VK\n12345678;Ceder;5;7,00\n');
  expect(await importFeed(app.ctx, { feedId: feed.id, source: 'upload', bytes })).toMatchObject({ matched: 0, unmatched: 1 });
  await importProducts(app.ctx, file('12345678;Ceder 20/1;flower;g;;;;;;;'));
  expect(await importFeed(app.ctx, { feedId: feed.id, source: 'upload', bytes })).toMatchObject({ status: 'applied', matched: 1, unmatched: 0 });
  expect(await app.knex('product_aliases').where({ pharmacyId: feed.pharmacyId }).first('state')).toEqual({ state: 'matched' });
});

test('an administrator imports the file in the back office; what is no product file is refused as a whole', async () => {
  const token = await app.tokenOf(await buildAdmin(app.knex));
  const send = (bytes: Buffer): request.Test =>
    request(app.app).post('/api/v1/backoffice/products/import').set('Authorization', `Bearer ${token}`).attach('file', bytes, 'produkte.csv');
  expect(
    (await send(file('PZN-12345678;Ceder 20/1;flower;g;;;;;;;', '00838973;Ahorn 24/1;flower;g;grünland;Birke;Sativa;21;1;;unknown')).expect(200)).body,
  ).toMatchObject({ status: 'applied', created: 0, updated: 1 });
  await send(Buffer.from('pzn;name\n')).expect(422, /import\.noRows/);
  await send(Buffer.from('Artikel;Art\nAhorn;flower\n')).expect(422, /import\.columnMissing/);
  await send(Buffer.from([0x50, 0x4b, 3, 4])).expect(422, /import\.unreadable/);
});
