import type { SimilarRecords } from '@blattwerk/contract/products/shapes';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildPharmacy, buildStock } from '../../../../seeds/factories/pharmacies.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildDoctor } from '../../../../seeds/factories/users.ts';

const base = '/api/v1/clients/products';
let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

test('products like one are those of its kind that are in stock, nearest first, with the numbers', async () => {
  const { knex } = app;
  await knex('terpenes').insert([
    { key: 'myrcene', nameDe: 'β-Myrcen', nameEn: 'Myrcene' },
    { key: 'pinene', nameDe: 'α-Pinen', nameEn: 'Pinene' },
  ]);
  const pharmacy = await buildPharmacy(knex);
  const make = async (name: string, thc: number, terpene: string, fields: object = {}, quantity = 30) => {
    const product = await buildProduct(knex, { name, thc, cbd: 1, ...fields });
    await knex('product_terpenes').insert({ productId: product.id, terpene, share: 100 });
    await buildStock(knex, { productId: product.id, pharmacyId: pharmacy.id, quantity, confirmedAt: app.clock.now() });
    return product;
  };
  const own = await make('Ahorn', 20, 'myrcene', { irradiation: 'unirradiated' });
  await make('Birke', 22, 'myrcene', { irradiation: 'unirradiated' });
  await make('Buche', 20, 'pinene', { irradiation: 'unknown' });
  await make('Eiche', 20.5, 'myrcene', { irradiation: 'irradiated' });
  await make('Erle', 20, 'myrcene', {}, 0);
  await make('Esche', 20, 'myrcene', { publishedAt: null });
  await make('Espe', 20, 'myrcene', { category: 'extract', unit: 'ml' });
  const { items } = (await app.get(`${base}/${own.slug}/similar`).expect(200)).body as { items: { product: { name: string }; similarity: number }[] };
  expect(items.map(({ product, similarity }) => [product.name, similarity])).toEqual([
    ['Eiche', 0.98],
    ['Birke', 0.92],
    ['Buche', 0.6],
  ]);
  expect(items[0]).toMatchObject({ thcDifference: 0.5, cbdDifference: 0, terpeneOverlap: 1, sharedTerpenes: [{ name: 'myrcene', label: 'β-Myrcen' }] });
  await app.get(`${base}/keines/similar`).expect(404);

  const token = await app.tokenOf(await buildDoctor(knex));
  const signable = (await app.get(`/api/v1/backoffice/products/${own.id}/similar`, token).expect(200)).body as SimilarRecords;
  expect(
    signable.items.map(({ product, similarity, isSameGenetics, isSameIrradiation }) => [product.name, similarity, isSameGenetics, isSameIrradiation]),
  ).toEqual([
    ['Birke', 0.92, true, true],
    ['Eiche', 0.88, true, false],
    ['Buche', 0.6, true, null],
  ]);
});
