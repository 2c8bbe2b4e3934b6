import { pznCheckDigit } from '@blattwerk/contract/products/pzn';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { buildPharmacy, buildStock, buildStockFeed } from '../../../../../seeds/factories/pharmacies.ts';
import { buildProduct, testPzn } from '../../../../../seeds/factories/products.ts';
import { importFeed } from './import-feed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Line = [pzn: string, quantity: number | string, price: string];
const csv = (lines: Line[]): Buffer =>
  Buffer.from(`PZN;Artikel;Bestand;VK\n${lines.map(([pzn, quantity, price]) => `${pzn};Sorte ${pzn};${quantity};${price}\n`).join('')}`);

let next = 700;
/** Stands for whatever can break a process in the middle of its work. */
const fail = (): never => {
  throw new Error('broken');
};

/** A pharmacy with a feed for uploads and six products of its own. */
const scene = async () => {
  const feed = await buildStockFeed(app.knex);
  const pzns: string[] = [];
  for (let index = 0; index < 6; index += 1) {
    const pzn = testPzn((next += 1));
    await buildProduct(app.knex, { pzn });
    pzns.push(pzn);
  }
  const lines = pzns.map((pzn, index): Line => [pzn, 10 * (index + 1), `${5 + index},50`]);
  const stock = async () => {
    const rows: { pzn: string; quantity: string; priceCents: number }[] = await app
      .knex('stock')
      .join('products', 'products.id', 'stock.product_id')
      .where({ pharmacyId: feed.pharmacyId })
      .orderBy('pzn')
      .select('pzn', 'quantity', 'priceCents');
    return rows.map(({ pzn, quantity, priceCents }) => [pzn, Number(quantity), priceCents]);
  };
  const changes = async () => Number((await app.knex('stock_changes').where({ pharmacyId: feed.pharmacyId }).count({ n: '*' }).first())?.['n']);
  const run = (bytes: Buffer, mode?: 'full' | 'delta') => importFeed(app.ctx, { feedId: feed.id, source: 'upload', bytes, mode });
  return { feed, pzns, lines, stock, changes, run };
};

test('a first list becomes stock, with its history', async () => {
  const { lines, pzns, stock, changes, run } = await scene();
  expect(await run(csv(lines))).toMatchObject({
    status: 'applied',
    rows: 6,
    accepted: 6,
    matched: 6,
    unmatched: 0,
    rowErrors: 0,
    changed: 6,
    encoding: 'utf-8',
    format: 'csv',
  });
  expect(await stock()).toEqual(pzns.map((pzn, index) => [pzn, 10 * (index + 1), 550 + 100 * index]));
  expect(await changes()).toBe(6);
});

test('the same list again changes nothing and confirms everything', async () => {
  const { feed, lines, changes, run } = await scene();
  await run(csv(lines));
  app.clock.advance(3_600_000);
  expect(await run(csv(lines))).toMatchObject({ status: 'unchanged', rows: 6, matched: 6, changed: 0 });
  expect(await changes()).toBe(6);
  expect(await app.knex('pharmacies').where({ id: feed.pharmacyId }).first('stockConfirmedAt')).toEqual({ stockConfirmedAt: app.clock.now() });
});

test('FED-11 a list that says it is from the future counts as undated, so that it does not make later ones look old', async () => {
  const { lines, run } = await scene();
  const titled = (title: string, list: Line[]): Buffer => Buffer.concat([Buffer.from(`Bestandsliste;${title}\n`), csv(list)]);
  expect(await run(titled('Stand 01.01.2099 06:00', lines))).toMatchObject({ status: 'applied', contentAt: null });
  expect(await run(titled('Stand 01.11.2026 06:00', lines.slice(1)))).toMatchObject({ status: 'applied', changed: 1 });
});

test('a full list writes what differs and removes what it does not name; a delta removes nothing', async () => {
  const { lines, pzns, stock, changes, run } = await scene();
  await run(csv(lines));
  const shorter = lines.slice(0, 5).map((line, index): Line => (index === 0 ? [line[0], 99, '6,00'] : line));
  expect(await run(csv(shorter))).toMatchObject({ status: 'applied', changed: 2 });
  expect((await stock()).map(([pzn]) => pzn)).toEqual(pzns.slice(0, 5));
  expect(await changes()).toBe(8);
  expect(await run(csv([[pzns[5]!, 3, '9,90']]), 'delta')).toMatchObject({ status: 'applied', matched: 1, changed: 1 });
  expect(await stock()).toHaveLength(6);
});

test.each([
  ['an empty list', () => csv([]), 'feed.empty'],
  ['a torn list', (lines: Line[]) => csv(lines).subarray(0, -7), 'feed.truncated'],
  ['half the products', (lines: Line[]) => csv(lines.slice(0, 3)), 'feed.fewerProducts'],
  ['prices a hundred times as high', (lines: Line[]) => csv(lines.map(([pzn, quantity, price]) => [pzn, quantity, price.replace(',', '')])), 'feed.priceShift'],
  ['an error page', () => Buffer.from('<html>502</html>'), 'feed.unreadable'],
])('%s is quarantined and the good stock stays', async (_, broken, reason) => {
  const { lines, stock, run } = await scene();
  await run(csv(lines));
  const before = await stock();
  expect(await run(broken(lines))).toMatchObject({ status: 'quarantined', reason });
  expect(await stock()).toEqual(before);
});

test('a new feed with a lost decimal comma is measured against what other pharmacies ask', async () => {
  const { lines, run } = await scene();
  for (let index = 0; index < 3; index += 1) {
    const pharmacy = await buildPharmacy(app.knex);
    for (const { id } of await app
      .knex('products')
      .whereIn(
        'pzn',
        lines.map(([pzn]) => pzn),
      )
      .select('id'))
      await buildStock(app.knex, { pharmacyId: pharmacy.id, productId: id, priceCents: 800 });
  }
  expect(await run(csv(lines.map(([pzn, quantity, price]) => [pzn, quantity, price.replace(',', '')])))).toMatchObject({
    status: 'quarantined',
    reason: 'feed.priceShift',
  });
});

test('a faulty row is named and stops no other', async () => {
  const { lines, stock, run } = await scene();
  const result = await run(csv([...lines.slice(0, 5), ['12345679', 1, '5,00'], [lines[5]![0], -1, '5,00'], lines[0]!]));
  expect(result).toMatchObject({ status: 'applied', rows: 8, accepted: 5, matched: 5, rowErrors: 3 });
  expect(result.errors).toMatchObject([
    { line: 7, field: 'pzn', code: 'pzn.checkDigit' },
    { line: 8, field: 'quantity', code: 'quantity.negative' },
    { line: 9, field: 'pzn', code: 'pzn.duplicate' },
  ]);
  expect(await stock()).toHaveLength(5);
});

test('an unknown article goes to the review list once, however often it is delivered', async () => {
  const { feed, lines, run } = await scene();
  const unknown = testPzn((next += 1));
  await run(csv([...lines, [unknown, 4, '7,00']]));
  expect(await run(csv([...lines, [unknown, 5, '7,00']]))).toMatchObject({ status: 'applied', accepted: 7, matched: 6, unmatched: 1 });
  expect(await app.knex('product_aliases').where({ pharmacyId: feed.pharmacyId }).select('alias', 'state', 'pzn')).toEqual([
    { alias: `pzn:${unknown}`, state: 'open', pzn: unknown },
  ]);
});

test('of two imports at once one works and the other is refused', async () => {
  const { feed, lines } = await scene();
  const { feedReader } = app.ctx.ports;
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => void (open = resolve));
  // The one that got the feed reads its file only when the others have tried; on a fast machine it would be through before they begin.
  const read: typeof feedReader.read = async (...given) => {
    await gate;
    return feedReader.read(...given);
  };
  const ctx = { ...app.ctx, ports: { ...app.ctx.ports, feedReader: { ...feedReader, read } } };
  const files = [csv(lines), csv(lines.slice(1)), csv(lines.slice(0, 5))];
  let refused = 0;
  const runs = files.map((bytes) =>
    importFeed(ctx, { feedId: feed.id, source: 'upload', bytes }).catch((error: unknown) => {
      refused += 1;
      if (refused === files.length - 1) open();
      throw error;
    }),
  );
  const results = await Promise.allSettled(runs);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'feed.running' });
  expect(await app.knex('feed_runs').where({ feedId: feed.id })).toHaveLength(1);
});

test('a run whose process died is closed, and the next import works', async () => {
  const { feed, lines, run } = await scene();
  await app.knex('feed_runs').insert({ feedId: feed.id, status: 'running', startedAt: new Date(app.clock.now().getTime() - 60_000) });
  expect(await run(csv(lines))).toMatchObject({ status: 'applied' });
  const runs = await app.knex('feed_runs').where({ feedId: feed.id }).orderBy('startedAt').select('status', 'reason');
  expect(runs).toEqual([
    { status: 'failed', reason: 'feed.interrupted' },
    { status: 'applied', reason: null },
  ]);
});

test('a merge that breaks half-way leaves the old stock and a failed run', async () => {
  const { feed, lines, stock, run } = await scene();
  await run(csv(lines));
  const before = await stock();
  const shorter = lines.slice(1, 5);
  let broken = 0;
  for (let step = 1, isThrough = false; !isThrough; step += 1) {
    let asked = 0;
    const breaking = { ...app.ctx, clock: { now: () => ((asked += 1) === step ? fail() : app.clock.now()) } };
    const [result] = await Promise.allSettled([importFeed(breaking, { feedId: feed.id, source: 'upload', bytes: csv(shorter) })]);
    isThrough = result.status === 'fulfilled' && result.value.status === 'applied';
    if (!isThrough) broken += 1;
    expect(await stock()).toEqual(isThrough ? before.slice(1, 5) : before);
    app.clock.advance(60_000);
  }
  expect(broken).toBeGreaterThanOrEqual(3);
  expect(await run(csv(lines.slice(1)))).toMatchObject({ status: 'applied' });
});

test('a difference of thousands of rows is written whole, with its history', async () => {
  const feed = await buildStockFeed(app.knex);
  const pzns: string[] = [];
  for (let number = 7_000_000; pzns.length < 5200; number += 1) {
    const digit = pznCheckDigit(String(number));
    if (digit !== null) pzns.push(`${number}${digit}`);
  }
  await app.knex.raw(
    `INSERT INTO products (slug, pzn, name, category, unit) SELECT 'viele-' || pzn, pzn, 'Viele ' || pzn, 'flower', 'g' FROM unnest(CAST(? AS text[])) AS pzn`,
    [pzns],
  );
  const run = (bytes: Buffer) => importFeed(app.ctx, { feedId: feed.id, source: 'upload', bytes });
  expect(await run(csv(pzns.map((pzn, index) => [pzn, index, '7,50'])))).toMatchObject({ status: 'applied', changed: 5200 });
  const longer = pzns.slice(100).map((pzn, index): Line => [pzn, index + 1.5, '8,25']);
  expect(await run(csv(longer.map(([pzn, quantity, price]) => [pzn, String(quantity).replace('.', ','), price])))).toMatchObject({
    status: 'applied',
    changed: 5200,
  });
  const facts = await app.knex.raw(
    `SELECT count(*) AS rows, sum(quantity) AS quantity, min(price_cents) AS least, (SELECT count(*) FROM stock_changes WHERE pharmacy_id = :id) AS changes,
       (SELECT count(*) FROM stock_changes WHERE pharmacy_id = :id AND quantity IS NULL) AS gone FROM stock WHERE pharmacy_id = :id`,
    { id: feed.pharmacyId },
  );
  const quantity = longer.reduce((sum, [, one]) => sum + Number(one), 0);
  expect(facts.rows).toEqual([{ rows: 5100, quantity, least: 825, changes: 10_400, gone: 100 }]);
});
