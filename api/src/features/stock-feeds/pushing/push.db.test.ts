import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { buildFeedKey, buildPharmacy, buildStockFeed } from '../../../../../seeds/factories/pharmacies.ts';
import { buildProduct } from '../../../../../seeds/factories/products.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { scoreFeeds } from '../score/score-feeds.ts';

let test: TestApp;
let slug: string;
let pharmacyId: string;
let feedId: string;
let key: string;
let pzns: string[];

beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());
beforeEach(async () => {
  await test.knex('login_attempts').delete();
  ({ id: pharmacyId, slug } = await buildPharmacy(test.knex));
  ({ id: feedId } = await buildStockFeed(test.knex, { kind: 'push', pharmacyId }));
  ({ key } = await buildFeedKey(test.knex, { feedId }));
  pzns = [];
  for (let number = 0; number < 4; number += 1) pzns.push((await buildProduct(test.knex)).pzn);
});

const fileOf = (quantity: number, lines = pzns): string =>
  ['PZN;Artikel;Bestand (g);VK/g', ...lines.map((pzn, at) => `${pzn};Artikel ${at};${quantity};7,50`)].join('\r\n');
const push = (body: string | Buffer, headers: Record<string, string> = {}, { to = slug, as = key, query = '' } = {}) =>
  request(test.app)
    .put(`/api/v1/feeds/${to}/stock${query}`)
    .set({ Authorization: `Bearer ${as}`, 'Content-Type': 'text/csv', 'Accept-Language': 'de', ...headers })
    .send(body);
const stock = (): Promise<{ quantity: number; priceCents: number }[]> => test.knex('stock').where({ pharmacyId }).select('quantity', 'priceCents');
const runs = () => test.knex('feed_runs').where({ feedId }).orderBy('startedAt');

describe('A pushed file', () => {
  it('is imported, and its run can be asked for', async () => {
    const { body } = await push(fileOf(50)).expect(202);
    expect(body).toEqual({ runId: expect.any(String), status: 'applied' });
    const run = await test.get(`/api/v1/feeds/runs/${body.runId}`, key).expect(200);
    expect(run.body).toMatchObject({ status: 'applied', source: 'push', rows: 4, matched: 4, pharmacyId });
    expect((await stock()).map(({ quantity }) => quantity)).toEqual([50, 50, 50, 50]);
  });

  it('may be of any format, also one that the body parsers know', async () => {
    const rows = pzns.map((pzn) => ({ pzn, name: 'Artikel', quantity: 3, price: 7.5 }));
    await push(JSON.stringify({ items: rows }), { 'Content-Type': 'application/json' }).expect(202, /applied/);
    await push(fileOf(4), { 'Content-Type': 'application/x-www-form-urlencoded' }).expect(202, /applied/);
    expect((await stock()).map(({ quantity }) => quantity)).toEqual([4, 4, 4, 4]);
  });

  it('may be packed with gzip', async () => {
    await push(gzipSync(fileOf(12)), { 'Content-Encoding': 'gzip' }).expect(202, /applied/);
    await push('no gzip at all', { 'Content-Encoding': 'gzip' }).expect(422, /file.invalid/);
    await push(fileOf(1), { 'Content-Encoding': 'br' }).expect(415, /feed.contentEncoding/);
    expect((await stock())[0]?.quantity).toBe(12);
  });

  it('of a part changes that part', async () => {
    await push(fileOf(50)).expect(202);
    await push(fileOf(7, pzns.slice(0, 1)), {}, { query: '?mode=delta' }).expect(202, /applied/);
    expect((await stock()).map(({ quantity }) => quantity).sort()).toEqual([50, 50, 50, 7]);
    await push(fileOf(7), {}, { query: '?mode=half' }).expect(400, /server.badRequest/);
  });

  it('FED-11 that is older than the last one is refused', async () => {
    const at = (seconds: number): Record<string, string> => ({ 'X-Content-At': new Date(test.clock.now().getTime() - seconds * 1000).toISOString() });
    await push(fileOf(50), at(10)).expect(202, /applied/);
    await push(fileOf(60), at(20)).expect(202, /failed/);
    await push(fileOf(70), { 'Last-Modified': 'yesterday' }).expect(400, /server.badRequest/);
    expect((await stock())[0]?.quantity).toBe(50);
  });

  it('whose feed is paused changes nothing', async () => {
    await test.knex('stock_feeds').where({ id: feedId }).update({ isActive: false });
    await push(fileOf(50)).expect(409, /feed.paused/);
    expect(await runs()).toEqual([]);
  });

  it('over 32 MB is refused before it has been read, packed or not', async () => {
    const declared = await push('x', { 'Content-Length': String(33 * 1024 * 1024) }).catch((error: Error) => error);
    if (!(declared instanceof Error)) expect([declared.status, declared.body.code]).toEqual([413, 'file.tooLarge']);
    const packed = gzipSync(Buffer.alloc(40 * 1024 * 1024, 'x'));
    const answer = await push(packed, { 'Content-Encoding': 'gzip' }).expect(413);
    expect(answer.body).toEqual({ code: 'file.tooLarge', message: expect.any(String) });
  });
});

describe('The same push again', () => {
  it('under the same name is the same run; other content under it is refused', async () => {
    const named = { 'Idempotency-Key': 'lieferung-17' };
    const first = await push(fileOf(50), named).expect(202);
    const again = await push(fileOf(50), named).expect(202);
    expect(again.body).toEqual(first.body);
    await push(fileOf(51), named).expect(422, /feed.idempotencyConflict/);
    expect(await runs()).toHaveLength(1);
    expect((await stock())[0]?.quantity).toBe(50);
  });

  it('twice at once is one run', async () => {
    const named = { 'Idempotency-Key': 'doppelt' };
    const answers = await Promise.all([push(fileOf(50), named), push(fileOf(50), named)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(answers[0]?.body.runId).toBe(answers[1]?.body.runId);
    expect(await runs()).toHaveLength(1);
  });

  it('is taken when the first one never ended', async () => {
    await test.knex('feed_pushes').insert({
      feedId,
      idempotencyKey: 'abgebrochen',
      contentHash: 'full:x',
      claimedUntil: test.clock.now(),
      createdAt: test.clock.now(),
    });
    await push(fileOf(50), { 'Idempotency-Key': 'abgebrochen' }).expect(422);
    await test.knex('feed_pushes').update({ createdAt: new Date(test.clock.now().getTime() - 49 * 3_600_000) });
    await push(fileOf(50), { 'Idempotency-Key': 'abgebrochen' }).expect(202, /applied/);
  });

  it.each([[''], ['ä'], ['x'.repeat(201)]])('needs a name that is one: %p', async (name) => {
    const answer = await push(fileOf(50), { 'Idempotency-Key': Buffer.from(name).toString('latin1') });
    expect([400, 202]).toContain(answer.status);
    if (name !== '') expect(answer.body.code).toBe('server.badRequest');
  });
});

it('FED-10 ten pushes at once run one after the other, and none is lost', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, (_one, at) => push(fileOf(at + 1))));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(202));
  expect(new Set(answers.map(({ body }) => body.runId)).size).toBe(10);
  expect((await runs()).map(({ status }) => status)).toEqual(Array(10).fill('applied'));
  const quantities = (await stock()).map(({ quantity }) => quantity);
  expect(new Set(quantities).size).toBe(1);
});

describe('FED-07 A key', () => {
  it('opens its own pharmacy alone, whatever the file says', async () => {
    const other = await buildPharmacy(test.knex);
    const foreign = await push(fileOf(50), {}, { to: other.slug }).expect(404);
    const missing = await push(fileOf(50), {}, { to: 'keine-apotheke' }).expect(404);
    expect(foreign.body).toEqual(missing.body);
    const rows = pzns.map((pzn) => ({ pharmacyId: other.id, pharmacy: other.slug, pzn, name: 'Artikel', quantity: 3, price: 7.5 }));
    await push(JSON.stringify({ pharmacyId: other.id, items: rows })).expect(202, /applied/);
    expect(await test.knex('stock').where({ pharmacyId: other.id })).toEqual([]);
    expect(await stock()).toHaveLength(4);
  });

  it('shows no run of another pharmacy', async () => {
    const { body } = await push(fileOf(50)).expect(202);
    const { key: other } = await buildFeedKey(test.knex);
    await test.get(`/api/v1/feeds/runs/${body.runId}`, other).expect(404);
  });

  it('that is wrong, expired or revoked is refused in the same words', async () => {
    const past = new Date(test.clock.now().getTime() - 1000);
    const bad = [
      `${key}x`,
      'irgendetwas',
      (await buildFeedKey(test.knex, { feedId, expiresAt: past })).key,
      (await buildFeedKey(test.knex, { feedId, revokedAt: past })).key,
    ];
    const answers = await Promise.all(bad.map((as) => push(fileOf(1), {}, { as })));
    for (const { status, body } of answers) expect([status, body]).toEqual([401, answers[0]?.body]);
    expect(answers[0]?.body.code).toBe('feed.keyInvalid');
  });

  it('is valid for nothing but the systems’ endpoints', async () => {
    await test.get('/api/v1/backoffice/stock-feeds', key).expect(403);
    await test.get('/api/v1/clients/iam/me', key).expect(403);
  });

  it('may be asked 600 times a minute, and says when it may be asked again', async () => {
    await test.get('/api/v1/feeds/status', key).expect(200);
    await test.knex('login_attempts').update({ tries: 600 });
    const answer = await push(fileOf(50)).expect(429);
    expect(Number(answer.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('that is guessed is counted by address', async () => {
    await push(fileOf(1), {}, { as: 'bwf_falsch' }).expect(401);
    await test.knex('login_attempts').where('key', 'like', 'feed-key:%').update({ tries: 60 });
    await push(fileOf(1), {}, { as: 'bwf_falsch' }).expect(429);
    await push(fileOf(50)).expect(202);
  });
});

it('The status says how the feeds of the pharmacy are doing', async () => {
  const before = await test.get('/api/v1/feeds/status', key).expect(200);
  expect(before.body).toMatchObject({
    pharmacy: { slug },
    stock: { products: 0 },
    feeds: [{ id: feedId, lastRun: null, freshness: 'never', score: null, scoreParts: [] }],
  });
  await push(fileOf(50)).expect(202);
  const now = await test.get('/api/v1/feeds/status', key).expect(200);
  expect(now.body).toMatchObject({
    stock: { products: 4, available: 4, unmatched: 0 },
    feeds: [{ lastRun: { status: 'applied', matched: 4 }, freshness: 'fresh' }],
  });
  test.clock.advance(25 * 3_600_000);
  const later = await test.get('/api/v1/feeds/status', key).expect(200);
  expect(later.body.feeds[0].freshness).toBe('uncertain');
  await scoreFeeds(test.ctx, [feedId]);
  const scored = await test.get('/api/v1/feeds/status', key).expect(200);
  expect(scored.body.feeds[0]).toMatchObject({ score: expect.any(Number), scoredAt: test.clock.now().toISOString() });
  expect(scored.body.feeds[0].scoreParts).toHaveLength(5);
});
