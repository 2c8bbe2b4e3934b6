import request from 'supertest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { buildPharmacy, buildStock, buildStockFeed } from '../../../../../seeds/factories/pharmacies.ts';
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

type Line = [pzn: string, quantity: number | string, price: string];
let next = 4100;
const csv = (lines: Line[]): Buffer =>
  Buffer.from(`PZN;Artikel;Bestand;VK\n${lines.map(([pzn, ...rest]) => [pzn, `Sorte ${pzn}`, ...rest].join(';') + '\n').join('')}`);

const scene = async (count = 6) => {
  const feed = await buildStockFeed(app.knex);
  const pzns = await Promise.all(Array.from({ length: count }, async () => (await buildProduct(app.knex, { pzn: testPzn((next += 1)) })).pzn));
  const lines = pzns.map((pzn, index): Line => [pzn, 10 * (index + 1), `${5 + index},50`]);
  const send = async (bytes: Buffer, token = admin) => {
    app.clock.advance(1_000);
    const answer = await request(app.app)
      .post(`${base}/stock-feeds/${feed.id}/upload`)
      .set('Authorization', `Bearer ${token}`)
      .set('Accept-Language', 'de')
      .attach('file', bytes, 'stock.csv')
      .expect(200);
    return answer.body;
  };
  const stock = async (): Promise<[string, number, number][]> => {
    const rows = await app.knex('stock').join('products', 'products.id', 'stock.productId').where({ pharmacyId: feed.pharmacyId }).orderBy('pzn');
    return rows.map(({ pzn, quantity, priceCents }) => [pzn, Number(quantity), priceCents]);
  };
  const act = (action: string, id: string, body: object = {}, token = admin) => {
    app.clock.advance(1_000);
    return app.send('post', `${base}/feed-runs/${id}/${action}`, body, token);
  };
  const token = await app.tokenOf(await buildPharmacyUser(app.knex, { pharmacyId: feed.pharmacyId }));
  return { feed, pzns, lines, send, stock, act, token };
};
const reason = 'Preise stammen aus einem Test';

test('a quarantined run is compared with today’s stock, for its pharmacy too, and only an administrator may release it', async () => {
  const { lines, send, act, token, pzns } = await scene();
  await send(csv(lines));
  const held = await send(csv([[pzns[0]!, 10, '9,00'], lines[1]!, [pzns[2]!, 3, lines[2]![2]]]), token);
  expect(held).toMatchObject({ status: 'quarantined', abilities: ['compare'] });
  const { body } = await app.get(`${base}/feed-runs/${held.id}/comparison?pageSize=4`, token).expect(200);
  expect(body).toMatchObject({ mode: 'full', total: 6, counts: { new: 0, gone: 3, priceUp: 1, priceDown: 0, amount: 1, unchanged: 1 } });
  expect(body.items.map(({ kind }: { kind: string }) => kind)).toEqual(['gone', 'gone', 'gone', 'priceUp']);
  expect(body.items[3]).toMatchObject({ pzn: pzns[0], before: { quantity: 10, priceCents: 550 }, after: { quantity: 10, priceCents: 900 }, unit: 'g' });
  const amounts = await app.get(`${base}/feed-runs/${held.id}/comparison?kind=amount`, token).expect(200);
  expect(amounts.body).toMatchObject({ total: 1, items: [{ pzn: pzns[2], before: { quantity: 30 }, after: { quantity: 3 } }] });
  await act('release', held.id, {}, token).expect(403);
  await act('release', held.id).expect(200);
  await app.get(`${base}/feed-runs/${held.id}/comparison`, token).expect(409);
});

test('a run is not released over something newer', async () => {
  const { lines, send, act, stock } = await scene();
  await send(csv(lines));
  const held = await send(csv(lines.slice(0, 2)));
  await send(csv(lines.slice(0, 5)));
  const refused = await act('release', held.id).expect(409);
  expect(refused.body).toMatchObject({ code: 'feed.newerApplied', message: expect.stringContaining('neuerer Bestand') });
  expect(await stock()).toHaveLength(5);
});

test('a roll back brings back the stock of before, and a second one goes one further back', async () => {
  const { lines, send, act, stock, pzns, feed } = await scene();
  await send(csv(lines));
  const first = await stock();
  await send(csv([...lines.slice(1, 5), [pzns[5]!, 7, '9,90']]));
  const second = await stock();
  const third = await send(csv([[pzns[0]!, 1, '5,00'], ...lines.slice(2)]));
  expect(third.abilities).toEqual(['roll-back']);

  const back = (await act('roll-back', third.id, { reason }).expect(200)).body;
  expect(back).toMatchObject({ source: 'rollback', status: 'applied', rollsBackId: third.id, changed: 3, matched: 5, abilities: [] });
  expect(await stock()).toEqual(second);
  expect((await app.get(`${base}/feed-runs/${third.id}`, admin)).body).toMatchObject({ status: 'applied', rolledBackById: back.id, abilities: [] });
  await act('roll-back', third.id, { reason }).expect(409);
  await act('roll-back', back.id, { reason }).expect(409);

  const runs = (await app.get(`${base}/feed-runs?filters=${encodeURIComponent(JSON.stringify([{ field: 'feedId', operator: 'eq', value: feed.id }]))}`, admin))
    .body;
  const undoable = runs.items.filter(({ abilities }: { abilities: string[] }) => abilities.includes('roll-back'));
  expect(undoable).toHaveLength(1);
  await act('roll-back', undoable[0].id, { reason }).expect(200);
  expect(await stock()).toEqual(first);
  const lines2: { at: Date }[] = await app.knex('stock_changes').where({ pharmacyId: feed.pharmacyId });
  expect(lines2.length).toBe(6 + 2 + 3 + 3 + 2);
  expect(await app.knex('audit_events').where({ action: 'feed-run.roll-back', objectId: third.id }).first('reason', 'actorRole')).toEqual({
    reason,
    actorRole: 'admin',
  });
});

test('only the last run is rolled back, and of two people who do it at once one does', async () => {
  const { lines, send, act, stock } = await scene();
  const first = await send(csv(lines));
  const second = await send(csv(lines.slice(0, 4)));
  const refused = await act('roll-back', first.id, { reason }).expect(409);
  expect(refused.body).toMatchObject({ code: 'feed.notLatest', details: { latestRunId: second.id } });
  const answers = await Promise.all([act('roll-back', second.id, { reason }), act('roll-back', second.id, { reason })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await stock()).toHaveLength(6);
});

test('what was rolled back does not go live again by itself, until something else came or a person releases it', async () => {
  const { lines, send, act, stock } = await scene();
  const good = csv(lines);
  const bad = csv(lines.slice(0, 5));
  await send(good);
  const wrong = await send(bad);
  await act('roll-back', wrong.id, { reason }).expect(200);
  const again = await send(bad);
  expect(again).toMatchObject({ status: 'quarantined', reason: 'feed.rolledBack', reasonText: expect.stringContaining('zurückgenommen') });
  expect(await stock()).toHaveLength(6);
  expect(await send(good)).toMatchObject({ status: 'applied', changed: 0 });
  expect(await send(bad)).toMatchObject({ status: 'applied', changed: 1 });
});

test('what was rolled back counts as confirmed no longer', async () => {
  const { lines, send, act, feed } = await scene();
  const first = await send(csv(lines));
  app.clock.advance(30 * 3_600_000);
  admin = await app.tokenOf(await buildAdmin(app.knex));
  const second = await send(csv(lines.map(([pzn, quantity]): Line => [pzn, quantity, '8,00'])));
  await act('roll-back', second.id, { reason }).expect(200);
  const rows = await app
    .knex('stock')
    .join('pharmacies', 'pharmacies.id', 'stock.pharmacyId')
    .where({ pharmacyId: feed.pharmacyId })
    .select(app.knex.raw('greatest(confirmed_at, stock_confirmed_at) AS confirmed'));
  expect([...new Set(rows.map(({ confirmed }) => confirmed.toISOString()))]).toEqual([first.finishedAt]);
});

test('FED-11 an old file after a newer one is refused, the same moment or none is not', async () => {
  const { lines, send, feed } = await scene();
  await send(csv(lines));
  await app
    .knex('stock_feeds')
    .where({ id: feed.id })
    .update({ lastContentAt: new Date('2026-11-20T10:00:00Z') });
  const { importFeed } = await import('../importing/import-feed.ts');
  const at = (contentAt: string | null, count: number) =>
    importFeed(app.ctx, { feedId: feed.id, source: 'push', bytes: csv(lines.slice(0, count)), contentAt: contentAt === null ? null : new Date(contentAt) });
  expect(await at('2026-11-20T09:59:59Z', 5)).toMatchObject({ status: 'failed', reason: 'feed.olderContent' });
  expect(await at('2026-11-20T10:00:00Z', 5)).toMatchObject({ status: 'applied' });
  expect(await at(null, 4)).toMatchObject({ status: 'applied' });
});

test('row errors are grouped, paged and downloaded, by their pharmacy only', async () => {
  const { lines, send, token } = await scene();
  const run = await send(csv([...lines, ['12345679', 1, '5,00'], ['12345680', 1, '5,00'], [testPzn((next += 1)), 'viele', '5,00']]));
  const path = `${base}/feed-runs/${run.id}/row-errors`;
  const { body } = await app.get(`${path}?code=pzn.checkDigit&pageSize=1`, token).expect(200);
  expect(body).toMatchObject({
    all: 3,
    kept: 3,
    total: 2,
    groups: [
      { field: 'pzn', code: 'pzn.checkDigit', count: 2, lines: [[8, 9]], message: 'Die Prüfziffer der PZN stimmt nicht.' },
      { field: 'quantity', code: 'quantity.notANumber', lines: [[10, 10]] },
    ],
    items: [{ line: 8, cells: { pzn: '12345679', quantity: '1', price: '5,00' } }],
  });
  const file = await app.get(`${path}.csv`, token).expect(200);
  expect(file.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': expect.stringContaining('zeilenfehler-') });
  expect(file.text).toContain('10;Bestand;quantity.notANumber;Der Bestand ist keine Zahl.;');
  const foreign = await app.tokenOf(await buildPharmacyUser(app.knex));
  await app.get(path, foreign).expect(404);
  await app.get(`${path}.csv`, foreign).expect(404);
});

test('corrected rows alone are imported, what is still faulty comes back, and the same file confirms it all', async () => {
  const { lines, send, act, token, stock, pzns } = await scene();
  const file = csv([...lines.slice(0, 4), [pzns[4]!, 'viele', '9,50'], [pzns[5]!, 60, 'x']]);
  const run = await send(file, token);
  expect(run).toMatchObject({ status: 'applied', matched: 4, rowErrors: 2, abilities: ['correct'] });
  const rows = [
    { line: 6, pzn: pzns[4], quantity: '50', price: '9,50' },
    { line: 7, pzn: pzns[5], quantity: '60', price: 'y' },
  ];
  const { body } = await act('corrections', run.id, { rows }, token).expect(200);
  expect(body.errors).toMatchObject([{ line: 7, field: 'price', code: 'price.notANumber', cells: { pzn: pzns[5], price: 'y' } }]);
  expect(body.run).toMatchObject({
    source: 'correction',
    correctsId: run.id,
    status: 'applied',
    rows: 6,
    accepted: 5,
    matched: 5,
    rowErrors: 1,
    changed: 1,
    abilities: ['correct'],
  });
  expect(await stock()).toHaveLength(5);
  const left = await act('corrections', body.run.id, { rows: [{ ...rows[1], price: '10,50' }] }, token).expect(200);
  expect(left.body).toMatchObject({ errors: [], run: { rowErrors: 0, matched: 6, abilities: [] } });
  expect(await stock()).toEqual(
    expect.arrayContaining([
      [pzns[4], 50, 950],
      [pzns[5], 60, 1050],
    ]),
  );
  expect(await send(file)).toMatchObject({ status: 'unchanged', matched: 6, rowErrors: 0 });
  expect(await stock()).toHaveLength(6);
  expect((await act('corrections', run.id, { rows }, token).expect(409)).body.code).toBe('feed.newerApplied');
});

test('a corrected row that is in the list already, empty, or has a price out of all bounds changes nothing', async () => {
  const { lines, send, act, stock, pzns } = await scene();
  const run = await send(csv([...lines.slice(0, 3), ...pzns.slice(3).map((pzn): Line => [pzn, 'viele', '9,50'])]));
  const before = await stock();
  const twice = await act('corrections', run.id, {
    rows: [
      { line: 5, pzn: pzns[0], quantity: '9', price: '1,00' },
      { line: 6, quantity: '', price: '' },
    ],
  }).expect(200);
  expect(twice.body).toMatchObject({ run: null });
  expect(twice.body.errors.map(({ line, code }: { line: number; code: string }) => [line, code]).sort()).toEqual([
    [5, 'product.duplicate'],
    [6, 'pzn.missing'],
  ]);
  expect(await stock()).toEqual(before);
  expect(await app.knex('feed_runs').where({ correctsId: run.id })).toEqual([]);
});

test('corrections whose prices have lost their decimal sign are refused together', async () => {
  const { lines, send, act, stock, pzns } = await scene();
  const others = await Promise.all([1, 2, 3].map(() => buildPharmacy(app.knex)));
  const products: string[] = await app.knex('products').whereIn('pzn', pzns.slice(3)).pluck('id');
  for (const pharmacy of others) for (const productId of products) await buildStock(app.knex, { pharmacyId: pharmacy.id, productId, priceCents: 950 });
  const run = await send(csv([...lines.slice(0, 3), ...pzns.slice(3).map((pzn): Line => [pzn, '5', 'x'])]));
  const before = await stock();
  const rows = pzns.slice(3).map((pzn, index) => ({ line: 5 + index, pzn, quantity: '5', price: '950,00' }));
  expect((await act('corrections', run.id, { rows }).expect(422)).body.code).toBe('feed.implausible');
  expect(await stock()).toEqual(before);
});

test('a corrected row is read like its file: in packs, in cents and with the sign that the file uses', async () => {
  const { send, act, stock, pzns } = await scene();
  const table = Buffer.from(`PZN;Artikel;Einheit;Bestand;VK\n${pzns.map((pzn, index) => `${pzn};Sorte;10g;${index === 5 ? 'x' : 5};75,00\n`).join('')}`);
  const run = await send(table);
  const row = { line: 7, pzn: pzns[5], quantity: '4', price: '80,00' };
  const refused = await act('corrections', run.id, { rows: [row] }).expect(200);
  expect(refused.body).toMatchObject({ run: null, errors: [{ line: 7, field: 'unit', code: 'unit.missing' }] });
  await act('corrections', run.id, { rows: [{ ...row, unit: '10 g' }] }).expect(200);
  expect((await stock()).at(-1)).toEqual([pzns[5], 40, 800]);

  const list = pzns.map((pzn, index) => ({ pzn, name: 'Sorte', stock: index === 5 ? -1 : 1.5, priceCents: 1250 }));
  const json = await send(Buffer.from(JSON.stringify({ items: list })));
  expect(json).toMatchObject({ format: 'json', rowErrors: 1, abilities: ['roll-back', 'correct'] });
  await act('corrections', json.id, { rows: [{ line: json.errors[0].line, pzn: pzns[5], quantity: '2.5', price: '1300' }] }).expect(200);
  expect((await stock()).at(-1)).toEqual([pzns[5], 2.5, 1300]);
});
