import { DateTime } from 'luxon';
import { buildPharmacy, buildStockFeed, type StockFeedRow } from '../../../../../seeds/factories/pharmacies.ts';
import { buildProduct, testPzn } from '../../../../../seeds/factories/products.ts';
import { buildAdmin } from '../../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { FeedFetchError, type FetchedFeed, type FetchRequest } from '../../../adapters/feed-fetch/feed-fetch-port.ts';
import { pullFeeds } from './pull-feeds.ts';

const base = '/api/v1/backoffice';
let app: TestApp;
let person: { id: string };
let admin: string;
let serve: (request: FetchRequest) => Promise<FetchedFeed>;
let file: Buffer;
let asked = 0;

beforeAll(async () => {
  const feedFetch = { objection: () => null, fetch: (request: FetchRequest) => ((asked += 1), serve(request)) };
  app = await startTestApp({ ports: { feedFetch } });
  person = await buildAdmin(app.knex);
  const { pzn } = await buildProduct(app.knex, { pzn: testPzn(950) });
  file = Buffer.from(`PZN;Artikel;Bestand;VK\n${pzn};Sorte;10;7,50\n`);
});
afterAll(() => app.close());
beforeEach(async () => {
  asked = 0;
  app.clock.advance(3_600_000);
  admin = await app.tokenOf(person);
  serve = async () => ({ isModified: true, bytes: file, etag: null });
});

const at = (feed: StockFeedRow): string => `https://apotheke.example/${feed.pharmacyId}.csv`;
const pullFeed = async (overrides: Partial<StockFeedRow> = {}): Promise<StockFeedRow> => {
  const pharmacyId = (await buildPharmacy(app.knex)).id;
  const url = `https://apotheke.example/${pharmacyId}.csv`;
  return buildStockFeed(app.knex, { kind: 'pull', pharmacyId, url, nextRunAt: app.clock.now(), ...overrides });
};
const runsOf = (feed: { id: string }): Promise<{ status: string; reason: string | null }[]> =>
  app.knex('feed_runs').where({ feedId: feed.id }).orderBy('id').select('status', 'reason');
const row = (feed: { id: string }) => app.knex('stock_feeds').where({ id: feed.id }).first();
const tick = async (): Promise<void> => {
  await app.context.jobs.send('stock-feeds.pull-due', {});
  await app.runJobs();
};

test('FED-10 a feed that is started ten times at once has one run', async () => {
  const feed = await pullFeed();
  const { promise: allHaveAsked, resolve: goOn } = Promise.withResolvers<void>();
  serve = () => allHaveAsked.then(() => ({ isModified: true, bytes: file, etag: null }));
  let refused = 0;
  const starts = Array.from({ length: 10 }, async () => {
    const { status } = await app.send('post', `${base}/stock-feeds/${feed.id}/run`, {}, admin);
    if (status === 409 && (refused += 1) === 9) goOn();
    return status;
  });
  expect((await Promise.all(starts)).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect(await runsOf(feed)).toEqual([{ status: 'applied', reason: null }]);
  expect(asked).toBe(1);
});

test('a file that is quarantined or was discarded is imported again only after the feed’s reading rules have changed', async () => {
  const feed = await pullFeed();
  await app.knex('stock_feeds').where({ id: feed.id }).update({ updatedAt: app.clock.now() });
  const odd = Buffer.from(file.toString().replace('PZN;Artikel;Bestand;VK', 'Nr;Was;Wieviel;Kosten'));
  serve = async () => ({ isModified: true, bytes: odd, etag: null });
  const pull = async () => (await app.send('post', `${base}/stock-feeds/${feed.id}/run`, {}, admin).expect(200)).body;
  const held = await pull();
  expect(held).toMatchObject({ status: 'quarantined', reason: 'feed.noHeader' });
  expect(await pull()).toMatchObject({ id: held.id });
  await app.send('post', `${base}/feed-runs/${held.id}/discard`, {}, admin).expect(200);
  expect(await pull()).toMatchObject({ id: held.id, status: 'discarded' });

  app.clock.advance(60_000);
  const columns = { pzn: { header: 'Nr' }, quantity: { header: 'Wieviel' }, price: { header: 'Kosten' } };
  await app.send('patch', `${base}/stock-feeds/${feed.id}`, { mapping: { columns }, version: feed.version }, admin).expect(200);
  expect(await pull()).toMatchObject({ status: 'applied', matched: 1 });
});

test('a slow server does not delay the others', async () => {
  const slow = await pullFeed();
  const others = await Promise.all(Array.from({ length: 40 }, () => pullFeed()));
  const { promise: othersAreDone, resolve: goOn } = Promise.withResolvers<void>();
  let fetched = 0;
  serve = async ({ url }) => {
    if (url === at(slow)) await othersAreDone;
    else if ((fetched += 1) === others.length) goOn();
    return { isModified: true, bytes: file, etag: null };
  };
  await tick();
  for (const feed of [slow, ...others]) expect(await runsOf(feed)).toEqual([{ status: 'applied', reason: null }]);
});

test('the job run twice pulls nothing twice, and after a broken first time what is missing', async () => {
  const done = await pullFeed();
  const missing = await pullFeed();
  const dueAt = app.clock.now();
  await pullFeeds(app.ctx, [done.id], dueAt);
  await pullFeeds(app.ctx, [done.id, missing.id], dueAt);
  expect(await runsOf(done)).toHaveLength(1);
  expect(await runsOf(missing)).toHaveLength(1);
});

test('a process that died holds its feed only for its own job and for a while', async () => {
  const feed = await pullFeed();
  const dueAt = app.clock.now();
  await app
    .knex('stock_feeds')
    .where({ id: feed.id })
    .update({ pullClaim: `due:${dueAt.toISOString()}`, pullClaimedUntil: new Date(dueAt.getTime() + 300_000) });
  await app.send('post', `${base}/stock-feeds/${feed.id}/run`, {}, admin).expect(409);
  await pullFeeds(app.ctx, [feed.id], dueAt);
  expect(await runsOf(feed)).toHaveLength(1);
  await app
    .knex('stock_feeds')
    .where({ id: feed.id })
    .update({ pullClaim: 'due:dead', pullClaimedUntil: new Date(dueAt.getTime() + 300_000) });
  app.clock.advance(300_000);
  await app.send('post', `${base}/stock-feeds/${feed.id}/run`, {}, admin).expect(200);
});

test('a feed that was switched off since it was due is not asked', async () => {
  const feed = await pullFeed();
  await app.context.jobs.send('stock-feeds.pull', { feedIds: [feed.id], dueAt: app.clock.now().toISOString() });
  await app.send('patch', `${base}/stock-feeds/${feed.id}`, { isActive: false, version: feed.version }, admin).expect(200);
  await tick();
  expect(await runsOf(feed)).toEqual([]);
});

test('a server that fails is asked again soon and ever later, one that refuses the login by its schedule only', async () => {
  const noon = DateTime.fromJSDate(app.clock.now(), { zone: 'Europe/Berlin' }).plus({ days: 1 }).set({ hour: 12, minute: 0 });
  app.clock.advance(noon.toMillis() - app.clock.now().getTime());
  const failing = await pullFeed({ schedule: '0 6 * * *' });
  const locked = await pullFeed({ schedule: '0 6 * * *' });
  serve = async ({ url }) => {
    throw new FeedFetchError(url === at(failing) ? 'feed.timeout' : 'feed.loginRefused');
  };
  const waitOf = async (feed: StockFeedRow): Promise<number> => ((await row(feed)).nextRunAt.getTime() - app.clock.now().getTime()) / 60_000;
  await tick();
  expect(await waitOf(failing)).toBe(5);
  expect(await waitOf(locked)).toBeGreaterThan(5);
  await tick();
  expect(await runsOf(failing)).toEqual([{ status: 'failed', reason: 'feed.timeout' }]);
  app.clock.advance(5 * 60_000);
  await tick();
  expect(await waitOf(failing)).toBe(10);
  expect(await runsOf(failing)).toHaveLength(2);
  serve = async () => ({ isModified: true, bytes: file, etag: null });
  app.clock.advance(10 * 60_000);
  await tick();
  expect(await row(failing)).toMatchObject({ pullFailures: 0 });
  expect(await runsOf(locked)).toEqual([{ status: 'failed', reason: 'feed.loginRefused' }]);
});

test('a large file takes its turn after the others', async () => {
  const large = await pullFeed();
  const small = await pullFeed();
  const order: string[] = [];
  serve = async ({ url, maxBytes }) => {
    if (url === at(large) && maxBytes) throw new FeedFetchError('feed.tooLarge');
    order.push(url);
    return { isModified: true, bytes: file, etag: null };
  };
  await pullFeeds(app.ctx, [large.id, small.id], app.clock.now());
  expect(order).toEqual([at(small), at(large)]);
  expect(await runsOf(large)).toEqual([{ status: 'applied', reason: null }]);
});
