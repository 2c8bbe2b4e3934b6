import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildPharmacy, buildStockFeed } from '../../../../seeds/factories/pharmacies.ts';
import { buildProduct, testPzn } from '../../../../seeds/factories/products.ts';
import { buildAdmin, buildPharmacyUser } from '../../../../seeds/factories/users.ts';
import request from 'supertest';
import { FeedFetchError, type FetchedFeed } from '../../adapters/feed-fetch/feed-fetch-port.ts';

const base = '/api/v1/backoffice';
let app: TestApp;
let admin: string;
let served: () => FetchedFeed;
const asked: (string | null)[] = [];

beforeAll(async () => {
  const feedFetch = { objection: () => null, fetch: async ({ etag }: { etag: string | null }): Promise<FetchedFeed> => (asked.push(etag), served()) };
  app = await startTestApp({ ports: { feedFetch } });
  admin = await app.tokenOf(await buildAdmin(app.knex));
});
afterAll(() => app.close());

let next = 900;
const csv = (pzns: string[], price = '7,50'): Buffer => Buffer.from(`PZN;Artikel;Bestand;VK\n${pzns.map((pzn) => `${pzn};Sorte;10;${price}\n`).join('')}`);
const products = async (count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, async () => (await buildProduct(app.knex, { pzn: testPzn((next += 1)) })).pzn));
const upload = (feedId: string, bytes: Buffer, token = admin): request.Test =>
  request(app.app)
    .post(`${base}/stock-feeds/${feedId}/upload`)
    .set('Authorization', `Bearer ${token}`)
    .set('Accept-Language', 'de')
    .attach('file', bytes, 'stock.csv');
const stockOf = async (pharmacyId: string): Promise<number> => (await app.knex('stock').where({ pharmacyId })).length;

test('an upload answers the run, with row errors in words', async () => {
  const pzns = await products(3);
  const feed = await buildStockFeed(app.knex);
  const answer = await upload(feed.id, Buffer.concat([csv(pzns), Buffer.from('12345679;x;1;1,00\n')])).expect(200);
  expect(answer.body).toMatchObject({ status: 'applied', rows: 4, accepted: 3, matched: 3, rowErrors: 1, encoding: 'utf-8', format: 'csv' });
  expect(answer.body.errors).toEqual([{ line: 5, field: 'pzn', code: 'pzn.checkDigit', message: 'Die Prüfziffer der PZN stimmt nicht.' }]);
  const listed = await app
    .get(`${base}/stock?filters=${encodeURIComponent(JSON.stringify([{ field: 'pharmacyId', operator: 'eq', value: feed.pharmacyId }]))}`, admin)
    .expect(200);
  expect(listed.body).toMatchObject({ total: 3, items: [{ quantity: 10, priceCents: 750, unit: 'g' }, {}, {}] });
});

test('a quarantined run says why, and can be released or discarded once', async () => {
  const pzns = await products(6);
  const feed = await buildStockFeed(app.knex);
  await upload(feed.id, csv(pzns)).expect(200);
  const held = (await upload(feed.id, csv(pzns.slice(0, 2)))).body;
  expect(held).toMatchObject({
    status: 'quarantined',
    reason: 'feed.fewerProducts',
    reasonText: 'Die Datei nennt 67 % weniger Produkte als bisher (2 statt 6).',
    abilities: ['compare', 'release', 'discard'],
  });
  expect(await stockOf(feed.pharmacyId)).toBe(6);
  expect((await app.send('post', `${base}/feed-runs/${held.id}/release`, {}, admin).expect(200)).body).toMatchObject({
    status: 'applied',
    matched: 2,
    abilities: ['roll-back'],
  });
  expect(await stockOf(feed.pharmacyId)).toBe(2);
  await app.send('post', `${base}/feed-runs/${held.id}/discard`, {}, admin).expect(409);
  expect((await upload(feed.id, csv(pzns.slice(0, 2)))).body).toMatchObject({ status: 'unchanged' });

  const empty = (await upload(feed.id, csv([]))).body;
  expect((await app.send('post', `${base}/feed-runs/${empty.id}/discard`, {}, admin).expect(200)).body).toMatchObject({ status: 'discarded' });
});

test('several quarantined runs are released or discarded together, the others are left as they are', async () => {
  const pzns = await products(6);
  const feeds = [await buildStockFeed(app.knex), await buildStockFeed(app.knex)];
  const runs = [];
  for (const { id } of feeds) {
    runs.push((await upload(id, csv(pzns)).expect(200)).body);
    runs.push((await upload(id, csv(pzns.slice(0, 2)))).body);
  }
  const ids = runs.map(({ id }) => id);
  const bulk = async (action: string) => (await app.send('post', `${base}/feed-runs/bulk`, { action, ids }, admin).expect(200)).body;
  expect(await bulk('release')).toMatchObject({ total: 4, allowed: 2, skipped: [{ reason: 'notAllowed', count: 2 }] });
  await app.runJobs();
  for (const { pharmacyId } of feeds) expect(await stockOf(pharmacyId)).toBe(2);
  expect(await bulk('discard')).toMatchObject({ allowed: 0 });
});

test('a run older than what the feed delivered since cannot be released', async () => {
  const pzns = await products(6);
  const feed = await buildStockFeed(app.knex);
  await upload(feed.id, csv(pzns)).expect(200);
  const held = (await upload(feed.id, csv(pzns.slice(0, 2)))).body;
  app.clock.advance(60_000);
  await upload(feed.id, csv(pzns, '8,00')).expect(200);
  await app.send('post', `${base}/feed-runs/${held.id}/release`, {}, admin).expect(409);
  expect(await stockOf(feed.pharmacyId)).toBe(6);
});

test('a pharmacy sees and feeds only its own', async () => {
  const pzns = await products(2);
  const own = await buildStockFeed(app.knex);
  const foreign = await buildStockFeed(app.knex);
  const run = (await upload(foreign.id, csv(pzns))).body;
  const token = await app.tokenOf(await buildPharmacyUser(app.knex, { pharmacyId: own.pharmacyId }));
  expect((await app.get(`${base}/stock-feeds`, token).expect(200)).body).toMatchObject({ total: 1, items: [{ id: own.id }] });
  expect((await app.get(`${base}/feed-runs`, token).expect(200)).body.total).toBe(0);
  expect((await app.get(`${base}/stock`, token).expect(200)).body.total).toBe(0);
  await app.get(`${base}/feed-runs/${run.id}`, token).expect(404);
  await upload(foreign.id, csv(pzns), token).expect(404);
  await upload(own.id, csv(pzns), token).expect(200);
  await app.send('post', `${base}/stock-feeds`, { pharmacyId: own.pharmacyId, kind: 'upload' }, token).expect(403);
});

test('a pull feed is fetched by schedule, once a tick, and an unmodified file only confirms', async () => {
  const pzns = await products(3);
  const pharmacy = await buildPharmacy(app.knex);
  const created = await app
    .send('post', `${base}/stock-feeds`, { pharmacyId: pharmacy.id, kind: 'pull', url: 'https://apotheke.example/stock.csv', schedule: '*/15 * * * *' }, admin)
    .expect(201);
  served = () => ({ isModified: true, bytes: csv(pzns), etag: '"1"' });
  await app.context.jobs.send('stock-feeds.pull-due', {});
  await app.context.jobs.send('stock-feeds.pull-due', {});
  await app.runJobs();
  const runs = await app.knex('feed_runs').where({ feedId: created.body.id }).select('status');
  expect(runs).toEqual([{ status: 'applied' }]);
  expect(await stockOf(pharmacy.id)).toBe(3);

  served = () => ({ isModified: false });
  const again = await app.send('post', `${base}/stock-feeds/${created.body.id}/run`, {}, admin).expect(200);
  expect(again.body).toMatchObject({ status: 'unchanged', rows: 3 });
  expect(asked.at(-1)).toBe('"1"');

  served = () => {
    throw new FeedFetchError('feed.httpStatus', { status: 502 });
  };
  const failed = await app.send('post', `${base}/stock-feeds/${created.body.id}/run`, {}, admin).expect(200);
  expect(failed.body).toMatchObject({ status: 'failed', reason: 'feed.httpStatus', reasonText: 'Der Server der Apotheke antwortete mit 502.' });
  expect(await stockOf(pharmacy.id)).toBe(3);
});

test('a stale change of a feed is refused with both states', async () => {
  const feed = await buildStockFeed(app.knex);
  await app.send('patch', `${base}/stock-feeds/${feed.id}`, { mode: 'delta', version: 1 }, admin).expect(200);
  const stale = await app.send('patch', `${base}/stock-feeds/${feed.id}`, { mode: 'full', isActive: false, version: 1 }, admin).expect(409);
  expect(stale.body).toMatchObject({ code: 'server.conflict', details: { current: { mode: 'delta', version: 2 }, yours: { mode: 'full', isActive: false } } });
});

test('a pull feed needs an address and a schedule that is one', async () => {
  const pharmacy = await buildPharmacy(app.knex);
  await app.send('post', `${base}/stock-feeds`, { pharmacyId: pharmacy.id, kind: 'pull' }, admin).expect(400);
  await app
    .send('post', `${base}/stock-feeds`, { pharmacyId: pharmacy.id, kind: 'pull', url: 'https://a.example/', schedule: '99 * * * *' }, admin)
    .expect(400);
});
