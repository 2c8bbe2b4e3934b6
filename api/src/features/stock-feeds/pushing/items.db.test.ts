import { buildFeedKey, buildPharmacy, buildStock, buildStockFeed } from '../../../../../seeds/factories/pharmacies.ts';
import { buildProduct } from '../../../../../seeds/factories/products.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';

let test: TestApp;
let slug: string;
let pharmacyId: string;
let feedId: string;
let key: string;
let product: { id: string; pzn: string };

beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());
beforeEach(async () => {
  await test.knex('login_attempts').delete();
  ({ id: pharmacyId, slug } = await buildPharmacy(test.knex));
  ({ id: feedId } = await buildStockFeed(test.knex, { kind: 'push', pharmacyId }));
  ({ key } = await buildFeedKey(test.knex, { feedId }));
  product = await buildProduct(test.knex);
  await buildStock(test.knex, { pharmacyId, productId: product.id, quantity: 100, priceCents: 700 });
});

const set = (pzn: string, body: object) => test.send('put', `/api/v1/feeds/${slug}/stock/${pzn}`, body, key);
const remove = (pzn: string) => test.send('delete', `/api/v1/feeds/${slug}/stock/${pzn}`, undefined, key);
const change = (items: object[]) => test.send('patch', `/api/v1/feeds/${slug}/stock`, { items }, key);
const stockOf = (productId: string) => test.knex('stock').where({ pharmacyId, productId }).first('quantity', 'priceCents', 'confirmedAt');
const runs = () => test.knex('feed_runs').where({ feedId });
/** A PZN with a right check digit that no product has. */
const strange = '09999991';

describe('One article', () => {
  it('is set, keeps its price when none is sent, and leaves history', async () => {
    const { body } = await set(product.pzn, { quantity: 80.5, unit: 'g', priceCents: 720 }).expect(200);
    expect(body).toEqual({ runId: expect.any(String), pzn: product.pzn, outcome: 'applied' });
    await set(product.pzn, { quantity: 60 }).expect(200, /applied/);
    expect(await stockOf(product.id)).toMatchObject({ quantity: 60, priceCents: 720 });
    const changes = await test.knex('stock_changes').where({ pharmacyId, productId: product.id }).orderBy('id').pluck('quantity');
    expect(changes).toEqual([80.5, 60]);
  });

  it('that is as it was is confirmed', async () => {
    test.clock.advance(3_600_000);
    await set(product.pzn, { quantity: 100, priceCents: 700 }).expect(200, /unchanged/);
    expect((await stockOf(product.id)).confirmedAt).toEqual(test.clock.now());
  });

  it('is taken by the PZN as tills write it', async () => {
    const { body } = await set(`PZN-${product.pzn}`, { quantity: 9 }).expect(200);
    expect(body.pzn).toBe(product.pzn);
  });

  it('that is sold out has a stock of nought; one that was never there stays away', async () => {
    await remove(product.pzn).expect(200, /applied/);
    await remove(product.pzn).expect(200, /unchanged/);
    expect(await stockOf(product.id)).toMatchObject({ quantity: 0, priceCents: 700 });
    const other = await buildProduct(test.knex);
    await remove(other.pzn).expect(200, /unchanged/);
    expect(await stockOf(other.id)).toBeUndefined();
  });

  it('that is unknown waits for a decision, under the name that was sent', async () => {
    await set(strange, { quantity: 5, priceCents: 900, name: 'Ganz neu 25/1' }).expect(200, /unmatched/);
    await set(strange, { quantity: 4, priceCents: 900 }).expect(200, /unmatched/);
    const [article] = await test.knex('product_aliases').where({ pharmacyId });
    expect(article).toMatchObject({ pzn: strange, name: 'Ganz neu 25/1', state: 'open', quantity: 4, priceCents: 900 });
  });

  it.each([
    ['a wrong check digit', '99900709', { quantity: 1, priceCents: 500 }, 'pzn.checkDigit'],
    ['no number', 'abc', { quantity: 1, priceCents: 500 }, 'pzn.notANumber'],
    ['a negative amount', null, { quantity: -1 }, 'quantity.negative'],
    ['an impossible amount', null, { quantity: 1e12 }, 'quantity.outOfRange'],
    ['a number without end', null, { quantity: 1e308 }, 'quantity.outOfRange'],
    ['another unit', null, { quantity: 1, unit: 'ml' }, 'unit.mismatch'],
    ['parts of a cent', null, { quantity: 1, priceCents: 7.5 }, 'price.notCents'],
    ['no price at all', null, { quantity: 1, priceCents: 0 }, 'price.notPositive'],
    ['an impossible price', null, { quantity: 1, priceCents: 1e9 }, 'price.outOfRange'],
    ['a price a hundred times as high', null, { quantity: 1, priceCents: 70_000 }, 'price.shift'],
    ['a price a hundredth', null, { quantity: 1, priceCents: 7 }, 'price.shift'],
  ])('FED-08 with %s is refused with the reason, and nothing changes', async (_what, pzn, body, code) => {
    const answer = await set(pzn ?? product.pzn, body).expect(422);
    expect(answer.body).toMatchObject({ code: 'feed.itemRefused', details: { code, message: expect.any(String) } });
    expect(await stockOf(product.id)).toMatchObject({ quantity: 100, priceCents: 700 });
    expect(await runs()).toEqual([]);
  });

  it('of a paused feed or of another pharmacy is not touched', async () => {
    const other = await buildPharmacy(test.knex);
    await test.send('put', `/api/v1/feeds/${other.slug}/stock/${product.pzn}`, { quantity: 1 }, key).expect(404);
    await test.knex('stock_feeds').where({ id: feedId }).update({ isActive: false });
    await set(product.pzn, { quantity: 1 }).expect(409, /feed.paused/);
  });
});

describe('Several articles at once', () => {
  it('are taken one by one: a wrong one stops no other', async () => {
    const other = await buildProduct(test.knex);
    const { body } = await change([
      { pzn: product.pzn, quantity: 100, priceCents: 700 },
      { pzn: other.pzn, quantity: 30, priceCents: 650 },
      { pzn: other.pzn, quantity: 31, priceCents: 650 },
      { pzn: strange, quantity: 1, priceCents: 650 },
      { pzn: '123', quantity: 1, priceCents: 650 },
    ]).expect(200);
    expect(body).toMatchObject({ applied: 1, unchanged: 1, unmatched: 1, refused: 2 });
    expect(body.items.map(({ error }: { error?: { code: string } }) => error?.code ?? null)).toEqual([null, null, 'product.duplicate', null, 'pzn.tooShort']);
    expect(await stockOf(other.id)).toMatchObject({ quantity: 30 });
    const [run] = await runs();
    expect(run).toMatchObject({ status: 'applied', source: 'push', rows: 5, accepted: 3, matched: 2, unmatched: 1, rowErrors: 2, changed: 1 });
    expect(run.errors.map(({ line }: { line: number }) => line)).toEqual([3, 5]);
  });

  it('are at most 500', async () => {
    await change(Array.from({ length: 501 }, () => ({ pzn: product.pzn, quantity: 1 }))).expect(400);
    await change([]).expect(400);
  });
});

describe('Many changes', () => {
  it('within ten minutes are one run, and after a file a new one', async () => {
    await Promise.all(Array.from({ length: 20 }, (_one, at) => set(product.pzn, { quantity: at }).expect(200)));
    expect(await runs()).toMatchObject([{ rows: 20, matched: 20 }]);
    test.clock.advance(11 * 60_000);
    await set(product.pzn, { quantity: 50 }).expect(200);
    expect(await runs()).toHaveLength(2);
  });

  it('do not hide the next file, nor what it is measured by', async () => {
    const others = await Promise.all([1, 2, 3, 4].map(() => buildProduct(test.knex)));
    const file = (count: number): string =>
      ['PZN;Artikel;Bestand (g);VK/g', ...[product, ...others].slice(0, count).map(({ pzn }) => `${pzn};Artikel;100;7,00`)].join('\n');
    const push = (body: string) => test.send('put', `/api/v1/feeds/${slug}/stock`, undefined, key).set('Content-Type', 'text/csv').send(body).expect(202);
    expect((await push(file(5))).body.status).toBe('applied');
    await set(product.pzn, { quantity: 1 }).expect(200);
    expect((await push(file(5))).body.status).toBe('applied');
    expect(await stockOf(product.id)).toMatchObject({ quantity: 100 });
    await set(product.pzn, { quantity: 1 }).expect(200);
    expect((await push(file(1))).body.status).toBe('quarantined');
  });
});
