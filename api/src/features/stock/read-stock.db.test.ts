import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildStock } from '../../../../seeds/factories/pharmacies.ts';
import { buildAdmin } from '../../../../seeds/factories/users.ts';

const day = 86_400_000;
let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenOf(await buildAdmin(app.knex));
});
afterAll(() => app.close());

test('a row of stock tells what changed in the last 90 days, the newest first, and when it was gone', async () => {
  const { pharmacyId, productId } = await buildStock(app.knex, { quantity: 40, priceCents: 810 });
  const at = (days: number) => new Date(app.clock.now().getTime() - days * day);
  await app.knex('stock_changes').insert([
    { pharmacyId, productId, quantity: 5, priceCents: 700, at: at(91) },
    { pharmacyId, productId, quantity: 30, priceCents: 790, at: at(89) },
    { pharmacyId, productId, quantity: null, priceCents: null, at: at(10) },
    { pharmacyId, productId, quantity: 40, priceCents: 810, at: at(1) },
  ]);
  const { body } = await app.get(`/api/v1/backoffice/stock/${pharmacyId}:${productId}`, admin).expect(200);
  expect(body).toMatchObject({ id: `${pharmacyId}:${productId}`, quantity: 40, priceCents: 810 });
  expect(body.changes).toEqual([
    { at: at(1).toISOString(), quantity: 40, priceCents: 810, runId: null },
    { at: at(10).toISOString(), quantity: null, priceCents: null, runId: null },
    { at: at(89).toISOString(), quantity: 30, priceCents: 790, runId: null },
  ]);
});

const unknownId = '00000000-0000-4000-8000-000000000000';
test.each([
  ['x', 400],
  ['a:b', 400],
  [unknownId, 400],
  [`${unknownId}:${unknownId}:${unknownId}`, 400],
  [`${unknownId}:${unknownId}`, 404],
])('there is no stock %s', async (id, status) => {
  await app.get(`/api/v1/backoffice/stock/${id}`, admin).expect(status);
});

test.each(['products', 'pharmacies', 'feed_runs'])('what the history names stays: the application can neither delete nor empty %s', async (table) => {
  const asApplication = app.context.knex;
  await expect(asApplication(table).whereRaw('false').delete()).rejects.toThrow(/permission denied/);
  await expect(asApplication.raw('TRUNCATE ?? CASCADE', [table])).rejects.toThrow(/permission denied/);
});

test('the history itself is only added to', async () => {
  for (const change of [
    app.context.knex('stock_changes').whereRaw('false').delete(),
    app.context.knex('stock_changes').whereRaw('false').update({ runId: null }),
  ])
    await expect(change).rejects.toThrow(/permission denied/);
});
