import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildStockFeed } from '../../../../seeds/factories/pharmacies.ts';
import { buildAdmin } from '../../../../seeds/factories/users.ts';

const address = '/api/v1/backoffice/stock-feeds';
const hour = 3_600_000;
let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenOf(await buildAdmin(app.knex));
});
afterAll(() => app.close());

const runBefore = (feedId: string, hours: number, run: object = {}) => {
  const at = new Date(app.clock.now().getTime() - hours * hour);
  return app.knex('feed_runs').insert({ feedId, status: 'applied', startedAt: at, finishedAt: at, ...run });
};

test.each([
  ['never', []],
  ['fresh', [1, 90]],
  ['uncertain', [25]],
  ['gone', [73]],
])('a feed is %s after runs before %j hours', async (freshness, hours) => {
  const feed = await buildStockFeed(app.knex);
  for (const before of hours) await runBefore(feed.id, before);
  expect((await app.get(`${address}/${feed.id}`, admin).expect(200)).body).toMatchObject({ freshness, openArticles: 0 });
});

test('a failed run confirms nothing and says why', async () => {
  const feed = await buildStockFeed(app.knex);
  await runBefore(feed.id, 30, { matched: 4 });
  await runBefore(feed.id, 1, { status: 'quarantined', reason: 'feed.empty', rowErrors: 3 });
  await app.knex('product_aliases').insert({ pharmacyId: feed.pharmacyId, alias: 'name:tasse', name: 'Tasse' });
  expect((await app.get(`${address}/${feed.id}`, admin).expect(200)).body).toMatchObject({
    freshness: 'uncertain',
    openArticles: 1,
    lastRun: { status: 'quarantined', rowErrors: 3, reasonText: 'Die Datei enthält keine einzige brauchbare Zeile.' },
  });
});

test('feeds are found and ordered by how they are doing', async () => {
  const filters = encodeURIComponent(JSON.stringify([{ field: 'freshness', operator: 'in', value: ['gone', 'uncertain'] }]));
  const { body } = await app.get(`${address}?sort=-openArticles,confirmedAt&filters=${filters}`, admin).expect(200);
  expect(body.items.map((feed: { freshness: string; openArticles: number }) => [feed.freshness, feed.openArticles])).toEqual([
    ['uncertain', 1],
    ['gone', 0],
    ['uncertain', 0],
  ]);
});
