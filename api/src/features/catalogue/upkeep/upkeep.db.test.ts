import knexFactory from 'knex';
import pg from 'pg';
import { pino } from 'pino';
import { knexConfig } from '../../../../../knexfile.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { untilChangesAreSettled } from '../../../../test/settled-changes.ts';
import { startPostgresProxy, type PostgresProxy } from '../../../../test/postgres-proxy.ts';
import { sized } from '../../../../test/security/size.ts';
import { buildPharmacy, buildStock } from '../../../../../seeds/factories/pharmacies.ts';
import { buildProduct, buildReview } from '../../../../../seeds/factories/products.ts';
import { later } from '../../../kernel/clock.ts';
import { pruneChangesJob } from '../jobs/prune-changes.ts';
import type { Market } from '../index/market.ts';
import { followChanges } from './follow-changes.ts';
import { createCatalogueCache, type CatalogueCache } from './catalogue-cache.ts';

let app: TestApp;
let cache: CatalogueCache;
beforeAll(async () => {
  app = await startTestApp();
  cache = createCatalogueCache({ knex: app.context.knex, clock: app.clock });
});
afterAll(() => app.close());

const hour = 3_600_000;
const ago = (hours: number): Date => later(app.clock.now(), -hours * hour);

const asOwner = async (sql: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: app.context.config.DATABASE_URL });
  await owner.connect();
  await owner.query(sql);
  await owner.end();
};

/** All that a market says of its products. */
const toldBy = ({ table, all, prescribed, places }: Market) => ({
  products: table.rows.map((row, position) => ({
    ...row,
    price: all.prices[position],
    pharmacies: all.pharmacies[position],
    prescribed: prescribed[position],
  })),
  effects: table.facets.effects.values,
  places: [...places],
});

/** Prices and pharmacies as one statement gives them. */
const toldByDatabase = async (): Promise<[string, number, number][]> => {
  const { rows } = await app.knex.raw<{ rows: { id: string; price: number; pharmacies: number }[] }>(
    `SELECT products.id, coalesce(min(offers.price_cents), 0) AS price, count(offers.price_cents)::integer AS pharmacies
     FROM products LEFT JOIN (
       SELECT stock.product_id, stock.price_cents FROM stock JOIN pharmacies ON pharmacies.id = stock.pharmacy_id
       WHERE is_listed AND quantity > 0 AND greatest(stock.confirmed_at, pharmacies.stock_confirmed_at) > :goneBefore
     ) AS offers ON offers.product_id = products.id
     WHERE published_at IS NOT NULL GROUP BY products.id ORDER BY lower(products.name), products.id`,
    { goneBefore: ago(72) },
  );
  return rows.map(({ id, price, pharmacies }) => [id, price, pharmacies]);
};

const isSameAsAnew = async (): Promise<void> => {
  const market = await cache.catchUp();
  const anew = await createCatalogueCache({ knex: app.context.knex, clock: app.clock }).catchUp();
  expect(toldBy(market)).toEqual(toldBy(anew));
  const own = market.table.rows.map(({ id }, position) => [id, market.all.prices[position], market.all.pharmacies[position]]);
  expect(own).toEqual(await toldByDatabase());
};

/** The same pseudo-random numbers in every run. */
let state = 5;
const below = (limit: number): number => ((state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) >>> 8) % limit;
const oneOf = <T>(values: readonly T[]): T => values[below(values.length)] as T;

const ids = (table: string): Promise<string[]> => app.knex(table).orderBy('id').pluck<string[]>('id');
const changes: Record<string, () => Promise<unknown>> = {
  product: () => buildProduct(app.knex, { name: oneOf(['Amber', 'birke', 'Öl', 'Ceder']), publishedAt: below(4) ? ago(5) : null }),
  pharmacy: () => buildPharmacy(app.knex, { isListed: below(4) > 0, stockConfirmedAt: below(2) ? ago(below(100)) : null }),
  stock: async () => {
    const row = { productId: oneOf(await ids('products')), pharmacyId: oneOf(await ids('pharmacies')) };
    const rest = { quantity: below(3) * 30, priceCents: 400 + below(500), confirmedAt: ago(below(100)) };
    await app
      .knex('stock')
      .insert({ ...row, ...rest })
      .onConflict(['pharmacy_id', 'product_id'])
      .merge();
  },
  sold: async () =>
    app
      .knex('stock')
      .where({ pharmacyId: oneOf(await ids('pharmacies')) })
      .delete(),
  renamed: async () =>
    app
      .knex('products')
      .where({ id: oneOf(await ids('products')) })
      .update({ name: oneOf(['Zeder', 'Ähre', 'Distel']) }),
  published: async () =>
    app
      .knex('products')
      .where({ id: oneOf(await ids('products')) })
      .update({ publishedAt: below(2) ? ago(1) : null }),
  confirmed: async () =>
    app
      .knex('pharmacies')
      .where({ id: oneOf(await ids('pharmacies')) })
      .update({ stockConfirmedAt: below(3) ? ago(below(80)) : null }),
  listed: async () =>
    app
      .knex('pharmacies')
      .where({ id: oneOf(await ids('pharmacies')) })
      .update({ isListed: below(3) > 0 }),
  review: async () => buildReview(app.knex, { productId: oneOf(await ids('products')), rating: 1 + below(5), effects: ['calm'] }),
  place: () =>
    app
      .knex('postal_areas')
      .insert({ prefix: `1${below(10)}${below(10)}`, state: 'BE', lat: 52, lon: 13 })
      .onConflict('prefix')
      .ignore(),
  setting: () => {
    app.clock.advance(1000);
    return app.knex('settings').insert({ key: 'highlights.minReviews', value: JSON.stringify(1 + below(4)), validFrom: app.clock.now() });
  },
  time: async () => app.clock.advance(below(30) * hour),
};

test('after any history of changes the catalogue is what one built anew is, and what the database says', async () => {
  // A change from long ago: without one, a transaction that another database of the cluster keeps open makes each poll a gap.
  await asOwner(`INSERT INTO catalogue_changes (xid, topic) VALUES ('3', 'everything')`);
  await changes['product']!();
  await changes['pharmacy']!();
  await isSameAsAnew();
  const builds = cache.builds();
  for (let round = 0; round < sized(25, 300); round += 1) {
    for (let step = 0; step <= below(4); step += 1) await oneOf(Object.values(changes))();
    await isSameAsAnew();
  }
  expect(cache.builds()).toBe(builds);
});

test('two changes that are committed in another order than they began are both seen', async () => {
  const { productId, pharmacyId } = await buildStock(app.knex, { priceCents: 900, confirmedAt: app.clock.now() });
  const other = await buildStock(app.knex, { priceCents: 900, confirmedAt: app.clock.now() });
  const prices = async (): Promise<(number | undefined)[]> => {
    const { table, all } = await cache.catchUp();
    return [productId, other.productId].map((id) => all.prices[table.positionOf.get(id)!]);
  };
  expect(await prices()).toEqual([900, 900]);
  const early = await app.knex.transaction();
  await early('stock').where({ productId, pharmacyId }).update({ priceCents: 700 });
  await app.knex('stock').where({ productId: other.productId }).update({ priceCents: 800 });
  expect(await prices()).toEqual([900, 800]);
  await early.commit();
  expect(await prices()).toEqual([700, 800]);
});

test('a gap in what is kept, and an emptied database, build it anew', async () => {
  await cache.catchUp();
  const builds = cache.builds();
  const { productId } = await buildStock(app.knex, { priceCents: 555, confirmedAt: app.clock.now() });
  await app.knex('catalogue_changes').delete();
  await changes['time']!();
  const { table, all } = await cache.catchUp();
  expect([all.prices[table.positionOf.get(productId)!], cache.builds()]).toEqual([555, builds + 1]);
  await buildPharmacy(app.knex);
  await isSameAsAnew();
  await asOwner('TRUNCATE stock');
  await isSameAsAnew();
});

test('old changes are deleted, however often the job runs, and no process that polls misses one', async () => {
  await buildPharmacy(app.knex);
  await untilChangesAreSettled(app.knex);
  await cache.catchUp();
  const builds = cache.builds();
  await asOwner(`UPDATE catalogue_changes SET at = at - interval '25 hours'`);
  const count = async (): Promise<number> => (await app.knex('catalogue_changes').count<{ count: number }[]>())[0]!.count;
  await pruneChangesJob.handler(app.ctx, {} as never);
  expect(await count()).toBe(1);
  await pruneChangesJob.handler(app.ctx, {} as never);
  expect(await count()).toBe(1);
  await isSameAsAnew();
  await buildPharmacy(app.knex);
  await isSameAsAnew();
  expect(cache.builds()).toBe(builds);
});

const soon = async (isSo: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 400 && !isSo(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isSo()).toBe(true);
};

const startFollowing = (url: string) => {
  const knex = knexFactory(knexConfig(url, { pool: { min: 0, max: 2 } }));
  const following = createCatalogueCache({ knex, clock: app.clock });
  const stop = followChanges({ cache: following, connect: () => new pg.Client({ connectionString: url }), log: pino({ level: 'silent' }) });
  return { market: following.market, stop: () => stop().then(() => knex.destroy()) };
};

test('following changes, it gets notified, goes on answering while the database is away, and catches up when it is back', async () => {
  let proxy: PostgresProxy = await startPostgresProxy(app.context.config.DATABASE_URL);
  const following = startFollowing(proxy.url);
  const priceOf = (id: string): number | undefined => {
    const market = following.market();
    return market?.all.prices[market.table.positionOf.get(id) ?? -1];
  };
  const { productId } = await buildStock(app.knex, { priceCents: 610, confirmedAt: app.clock.now() });
  await soon(() => priceOf(productId) === 610);
  await proxy.close();
  await app.knex('stock').where({ productId }).update({ priceCents: 620 });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(priceOf(productId)).toBe(610);
  proxy = await startPostgresProxy(app.context.config.DATABASE_URL, Number(new URL(proxy.url).port));
  await soon(() => priceOf(productId) === 620);
  await following.stop();
  await proxy.close();
});

test('once it is followed, visitors read the market without a question to the database', async () => {
  await buildStock(app.knex, { priceCents: 710, confirmedAt: app.clock.now() });
  app.context.catalogue.follow();
  await soon(() => app.context.catalogue.isReady());
  const asked: string[] = [];
  for (const knex of [app.context.knex, app.context.systemKnex]) knex.on('query', ({ sql }: { sql: string }) => asked.push(sql));
  const base = '/api/v1/clients';
  for (const path of ['products', 'products?q=oel&zipCode=10115&radiusKm=50', 'popular-products', 'thc-cbd', 'selected-products'])
    await app.get(`${base}/${path}`).expect((response) => expect([200, 422]).toContain(response.status));
  expect(asked).toEqual([]);
});
