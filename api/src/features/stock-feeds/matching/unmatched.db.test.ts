import request from 'supertest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { buildStockFeed } from '../../../../../seeds/factories/pharmacies.ts';
import { buildProduct, testPzn } from '../../../../../seeds/factories/products.ts';
import { buildAdmin, buildPharmacyUser } from '../../../../../seeds/factories/users.ts';

const base = '/api/v1/backoffice';
let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenOf(await buildAdmin(app.knex));
});
afterAll(() => app.close());

interface Article {
  id: string;
  name: string;
  state: string;
  suggestions: { productId: string; score: number }[];
}

let next = 300;
const product = (name: string) => buildProduct(app.knex, { pzn: testPzn((next += 1)), name });
const upload = async (feedId: string, text: string, token = admin) =>
  (
    await request(app.app)
      .post(`${base}/stock-feeds/${feedId}/upload`)
      .set('Authorization', `Bearer ${token}`)
      .attach('file', Buffer.from(text), 'stock.csv')
      .expect(200)
  ).body;
const decide = async (id: string, action: string, body: object = {}, token = admin) =>
  (await app.send('post', `${base}/unmatched-products/${id}/${action}`, body, token)).body;
const list = async (pharmacyId: string, state = 'open', token = admin): Promise<Article[]> => {
  const filters = [
    { field: 'pharmacyId', operator: 'eq', value: pharmacyId },
    { field: 'state', operator: 'eq', value: state },
  ];
  return (await app.get(`${base}/unmatched-products?sort=name&filters=${encodeURIComponent(JSON.stringify(filters))}`, token).expect(200)).body.items;
};
const stockOf = async (pharmacyId: string) =>
  (await app.knex('stock').where({ pharmacyId }).orderBy('priceCents').select('productId', 'quantity', 'priceCents')).map((row) => [
    row.productId,
    Number(row.quantity),
    row.priceCents,
  ]);

/** A pharmacy that names its articles in its own words, and the products that are meant. */
const scene = async () => {
  const feed = await buildStockFeed(app.knex);
  const mark = `Q${next}`;
  const [star, other] = [await product(`Sonnenstern ${mark} 23/1 ABC`), await product(`Sonnenstern ${mark} 18/1 ABC`)];
  const file = `Artikel;Menge;Preis/g\nCANNABISBLÜTEN SONNENSTERN ${mark} 23:01 ABC 10g;50;7,00\nGrüne Tasse;4;3,00\nSonnenstern ${mark} 18:1 ABC;9;8,00\n`;
  const run = await upload(feed.id, file);
  const [first, second, third] = await list(feed.pharmacyId);
  if (!first || !second || !third) throw new Error('three articles should wait');
  return { feed, pharmacyId: feed.pharmacyId, file, run, star, other, articles: { star: first, cup: second, other: third } };
};

test('a decision becomes stock at once from what was delivered last, and serves the same file and all later ones', async () => {
  const { feed, pharmacyId, file, run, star, articles } = await scene();
  expect(run).toMatchObject({ status: 'applied', matched: 0, unmatched: 3 });
  expect(articles.star).toMatchObject({
    quantity: 50,
    priceCents: 700,
    suggestions: [{ productId: star.id, score: 1, reasons: ['name', 'brand', 'content', 'code'] }, {}],
  });
  app.clock.advance(300_000);
  expect(await decide(articles.star.id, 'match', { productId: star.id })).toMatchObject({
    state: 'matched',
    effect: 'now',
    product: { id: star.id, name: star.name },
    abilities: ['match', 'ignore', 'undo'],
  });
  expect(await stockOf(pharmacyId)).toEqual([[star.id, 50, 700]]);
  const { confirmedAt } = await app.knex('stock').where({ pharmacyId }).first('confirmedAt');
  expect(app.clock.now().getTime() - confirmedAt.getTime()).toBeGreaterThanOrEqual(300_000);
  expect(await app.knex('stock_changes').where({ pharmacyId }).select('productId', 'runId')).toEqual([{ productId: star.id, runId: run.id }]);
  expect((await app.get(`${base}/feed-runs/${run.id}`, admin)).body).toMatchObject({ matched: 1, unmatched: 2, changed: 1 });

  await decide(articles.cup.id, 'ignore');
  expect(await upload(feed.id, file)).toMatchObject({ status: 'applied', accepted: 3, matched: 1, unmatched: 1, changed: 0 });
  expect(await upload(feed.id, file.replace('50;7,00', '40;7,10'))).toMatchObject({ status: 'applied', matched: 1, changed: 1 });
});

test('a decision can be taken back: what it put into the stock is gone, and the right one follows', async () => {
  const { pharmacyId, star, other, articles } = await scene();
  await decide(articles.star.id, 'match', { productId: other.id });
  expect(await stockOf(pharmacyId)).toEqual([[other.id, 50, 700]]);
  expect(await decide(articles.star.id, 'undo')).toMatchObject({
    state: 'open',
    effect: 'now',
    product: null,
    decidedAt: null,
    abilities: ['match', 'ignore'],
  });
  expect(await stockOf(pharmacyId)).toEqual([]);
  expect((await app.send('post', `${base}/unmatched-products/${articles.star.id}/undo`, {}, admin).expect(409)).body.code).toBe('invalid.status');
  expect(await decide(articles.star.id, 'match', { productId: star.id })).toMatchObject({ effect: 'now' });
  expect(await stockOf(pharmacyId)).toEqual([[star.id, 50, 700]]);
  const log: { action: string }[] = await app.knex('audit_events').where({ objectId: articles.star.id }).orderBy('id').select('action');
  expect(log.map(({ action }) => action)).toEqual(['match', 'undo', 'match'].map((action) => `unmatched-product.${action}`));
});

test('another product instead of the chosen one takes its place at once', async () => {
  const { pharmacyId, star, other, articles } = await scene();
  await decide(articles.star.id, 'match', { productId: other.id });
  expect(await decide(articles.star.id, 'match', { productId: star.id })).toMatchObject({ effect: 'now' });
  expect(await stockOf(pharmacyId)).toEqual([[star.id, 50, 700]]);
});

test('two articles that mean one product: the first one stays, and taking back the second changes nothing', async () => {
  const { pharmacyId, star, articles } = await scene();
  expect(await decide(articles.star.id, 'match', { productId: star.id })).toMatchObject({ effect: 'now' });
  expect(await decide(articles.other.id, 'match', { productId: star.id })).toMatchObject({ effect: 'nextDelivery' });
  expect(await stockOf(pharmacyId)).toEqual([[star.id, 50, 700]]);
  await decide(articles.other.id, 'undo');
  expect(await stockOf(pharmacyId)).toEqual([[star.id, 50, 700]]);
});

test('what is ignored can be brought back', async () => {
  const { pharmacyId, articles } = await scene();
  await decide(articles.cup.id, 'ignore');
  expect((await list(pharmacyId)).map(({ id }) => id)).not.toContain(articles.cup.id);
  expect((await list(pharmacyId, 'ignored')).map(({ id }) => id)).toEqual([articles.cup.id]);
  await decide(articles.cup.id, 'undo');
  expect((await list(pharmacyId)).map(({ id }) => id)).toContain(articles.cup.id);
});

test('a row that a later full list no longer names is not brought back by a decision', async () => {
  const { feed, pharmacyId, file, star, articles } = await scene();
  app.clock.advance(60_000);
  await upload(feed.id, file.split('\n').toSpliced(1, 1).join('\n'));
  expect(await decide(articles.star.id, 'match', { productId: star.id })).toMatchObject({ effect: 'nextDelivery' });
  expect(await stockOf(pharmacyId)).toEqual([]);
});

test('a feed that is pulled is asked again soon when the last delivery cannot serve', async () => {
  const { pharmacyId, star, articles } = await scene();
  const later = new Date(app.clock.now().getTime() + 86_400_000);
  const pull = await buildStockFeed(app.knex, { pharmacyId, kind: 'pull', nextRunAt: later });
  await app.knex('product_aliases').where({ id: articles.star.id }).update({ runId: null });
  expect(await decide(articles.star.id, 'match', { productId: star.id })).toMatchObject({ effect: 'nextDelivery' });
  const { nextRunAt } = await app.knex('stock_feeds').where({ id: pull.id }).first('nextRunAt');
  expect(nextRunAt.getTime()).toBe(app.clock.now().getTime());
});

test('many first suggestions are confirmed in one go where they are certain enough', async () => {
  const { pharmacyId, star, other, articles } = await scene();
  const ids = Object.values(articles).map(({ id }) => id);
  const answer = await app.send('post', `${base}/unmatched-products/match-suggested`, { ids, minimumScore: 0.9 }, admin).expect(200);
  expect(answer.body).toEqual({ matched: 2, live: 2, skipped: [{ id: articles.cup.id, reason: 'uncertain' }] });
  expect(await stockOf(pharmacyId)).toEqual([
    [star.id, 50, 700],
    [other.id, 9, 800],
  ]);
  const events = await app.knex('audit_events').whereIn('objectId', ids).where({ action: 'unmatched-product.match' });
  expect(events).toHaveLength(2);
  const again = await app.send('post', `${base}/unmatched-products/match-suggested`, { ids, minimumScore: 0.9 }, admin).expect(200);
  expect(again.body.matched).toBe(0);
});

test('a confirmed list is taken as it was seen', async () => {
  const { pharmacyId, star, other, articles } = await scene();
  const matches = [
    { id: articles.star.id, productId: star.id },
    { id: articles.other.id, productId: other.id },
  ];
  expect((await app.send('post', `${base}/unmatched-products/match-suggested`, { matches }, admin).expect(200)).body).toEqual({
    matched: 2,
    live: 2,
    skipped: [],
  });
  expect(await stockOf(pharmacyId)).toHaveLength(2);
});

test('a pharmacy’s account decides about its own articles only, one by one and in one go', async () => {
  const own = await scene();
  const foreign = await scene();
  const token = await app.tokenOf(await buildPharmacyUser(app.knex, { pharmacyId: own.pharmacyId }));
  expect(await list(foreign.pharmacyId, 'open', token)).toEqual([]);
  for (const action of ['match', 'ignore', 'undo'])
    await app.send('post', `${base}/unmatched-products/${foreign.articles.star.id}/${action}`, { productId: own.star.id }, token).expect(404);
  const matches = [own, foreign].map(({ articles, star }) => ({ id: articles.star.id, productId: star.id }));
  await app.send('post', `${base}/unmatched-products/match-suggested`, { matches }, token).expect(404);
  expect(await stockOf(own.pharmacyId)).toEqual([]);
  expect(await decide(own.articles.star.id, 'match', { productId: own.star.id }, token)).toMatchObject({ effect: 'now' });
});

test('a pharmacy that stops sending PZNs is quarantined, and goes live again once its names are matched', async () => {
  const feed = await buildStockFeed(app.knex);
  const known = await Promise.all(['Ulme 21/1 ULM', 'Weide 24/1 WEI', 'Zeder 27/1 ZED'].map(product));
  await upload(feed.id, `PZN;Artikel;Bestand;VK\n${known.map(({ pzn }) => `${pzn};Sorte;10;7,50\n`).join('')}`);
  const named = `Artikel;Menge;Preis/g\n${known.map(({ name }) => `${name};7;7,50\n`).join('')}`;
  expect(await upload(feed.id, named)).toMatchObject({ status: 'quarantined', reason: 'feed.fewerProducts', unmatched: 3 });
  for (const { id, name } of await list(feed.pharmacyId))
    expect(await decide(id, 'match', { productId: known.find((one) => one.name === name)?.id })).toMatchObject({ effect: 'nextDelivery' });
  expect(await upload(feed.id, named)).toMatchObject({ status: 'applied', matched: 3, changed: 3 });
});
