import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildPharmacy, buildStock } from '../../../../seeds/factories/pharmacies.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const hour = 3_600_000;
const ageStock = async (): Promise<void> => {
  await app.context.jobs.send('stock.age', {});
  await app.runJobs();
};

test('unconfirmed stock becomes uncertain, then gone, and comes back: one line a pharmacy, however often the job runs', async () => {
  const now = () => app.clock.now();
  const pharmacy = await buildPharmacy(app.knex);
  await app.knex('pharmacies').where({ id: pharmacy.id }).update({ stockConfirmedAt: now() });
  for (let index = 0; index < 3; index += 1) await buildStock(app.knex, { pharmacyId: pharmacy.id, confirmedAt: now() });
  const events = () => app.knex('stock_events').where({ pharmacyId: pharmacy.id }).orderBy('id').select('kind', 'productIds');
  await ageStock();
  expect(await events()).toEqual([]);

  app.clock.advance(25 * hour);
  await Promise.all([ageStock(), ageStock()]);
  await ageStock();
  expect(await events()).toEqual([{ kind: 'uncertain', productIds: null }]);

  app.clock.advance(48 * hour);
  await ageStock();
  expect((await events()).at(-1)).toEqual({ kind: 'gone', productIds: null });

  const stock: { productId: string }[] = await app.knex('stock').where({ pharmacyId: pharmacy.id }).orderBy('productId').select('productId');
  const some = stock.map(({ productId }) => productId);
  await app.knex('stock').where({ pharmacyId: pharmacy.id, productId: some[0] }).update({ confirmedAt: now() });
  await ageStock();
  expect((await events()).at(-1)).toEqual({ kind: 'returned', productIds: [some[0]] });

  await app.knex('pharmacies').where({ id: pharmacy.id }).update({ stockConfirmedAt: now() });
  await ageStock();
  await ageStock();
  expect(await events()).toHaveLength(4);
  expect((await events()).at(-1)).toEqual({ kind: 'returned', productIds: some.slice(1) });
  expect(await app.knex('aged_stock').where({ pharmacyId: pharmacy.id })).toEqual([]);
});
