import request from 'supertest';
import iconv from 'iconv-lite';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildPharmacy, buildStock, buildStockFeed } from '../../../../seeds/factories/pharmacies.ts';
import { buildProduct, testPzn } from '../../../../seeds/factories/products.ts';
import { buildAdmin, buildPharmacyUser } from '../../../../seeds/factories/users.ts';

const base = '/api/v1/backoffice/stock-feeds';
let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenOf(await buildAdmin(app.knex));
});
afterAll(() => app.close());

let next = 300;
const product = async (name: string): Promise<{ id: string; pzn: string; name: string }> => buildProduct(app.knex, { pzn: testPzn((next += 1)), name });

interface Sent {
  mapping?: object | null;
  token?: string;
  language?: string;
}
const post = (path: string, bytes: Buffer, { mapping, token = admin, language = 'de' }: Sent = {}): request.Test => {
  const call = request(app.app).post(`${base}/${path}`).set('Authorization', `Bearer ${token}`).set('Accept-Language', language);
  return (mapping === undefined ? call : call.field('mapping', JSON.stringify(mapping))).attach('file', bytes, 'bestand.csv');
};
const examine = (feedId: string, bytes: Buffer, sent?: Sent): request.Test => post(`${feedId}/examine`, bytes, sent);

/** Packs of ten grams with a purchase price that reads 77,31 everywhere. */
const packs = (pzns: readonly string[]): Buffer =>
  iconv.encode(
    [
      'PZN;Artikelbezeichnung;PE;Bestand;EK;VK',
      ...pzns.map((pzn, place) => `${pzn};Blüte ${place};10g;${place + 1};77,31;140,00`),
      '12345679;Falsch;10g;1;77,31;140,00',
      '',
    ].join('\r\n'),
    'windows-1252',
  );

test('a file with packs: as written, as understood, what is wrong and what it would change, and nothing is stored', async () => {
  const [known, other] = [await product('Ahorn 20/1'), await product('Birke 22/1')];
  const feed = await buildStockFeed(app.knex);
  const gone = await buildStock(app.knex, { pharmacyId: feed.pharmacyId });
  await buildStock(app.knex, { pharmacyId: feed.pharmacyId, productId: other.id, quantity: 20, priceCents: 1200 });
  const before = await app.knex('stock').where({ pharmacyId: feed.pharmacyId }).orderBy('productId');
  const { body } = await examine(feed.id, packs([known.pzn, other.pzn, testPzn(999)])).expect(200);
  expect(body).toMatchObject({ problem: null, format: 'csv', encoding: 'windows-1252', counts: { rows: 4, accepted: 3, matched: 2, unmatched: 1, faulty: 1 } });
  expect(body.sample[0]).toEqual({
    line: 2,
    written: { pzn: known.pzn, name: 'Blüte 0', unit: '10g', quantity: '1', price: '140,00' },
    understood: { pzn: known.pzn, match: 'matched', productName: 'Ahorn 20/1', quantity: 10, unit: 'g', priceCents: 1400 },
    problem: null,
  });
  expect(body.sample[2].understood).toMatchObject({ match: 'unmatched', productName: null });
  expect(body.sample[3]).toMatchObject({ understood: null, problem: { code: 'pzn.checkDigit', message: 'Die Prüfziffer der PZN stimmt nicht.' } });
  expect(body.problems).toEqual([
    { field: 'pzn', code: 'pzn.checkDigit', message: 'Die Prüfziffer der PZN stimmt nicht.', count: 1, lines: [[5, 5]], isCut: false },
  ]);
  expect(body.faultyRows[0]).toMatchObject({ line: 5, cells: { pzn: '12345679', name: 'Falsch' } });
  expect(body.changes).toMatchObject({ mode: 'full', counts: { new: 1, gone: 1, priceUp: 1, priceDown: 0, amount: 0, unchanged: 0 } });
  expect(body.changes.examples.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['gone', 'new', 'priceUp']);
  expect(JSON.stringify(body)).not.toContain('77,31');
  expect(await app.knex('stock').where({ pharmacyId: feed.pharmacyId }).orderBy('productId')).toEqual(before);
  expect(before.map(({ productId }) => productId)).toContain(gone.productId);
  expect(await app.knex('feed_runs').where({ feedId: feed.id })).toEqual([]);
  expect(await app.knex('product_aliases').where({ pharmacyId: feed.pharmacyId })).toEqual([]);
});

test('a purchase price is in no answer, whatever is wrong with its row', async () => {
  const feed = await buildStockFeed(app.knex);
  const good = Array.from({ length: 40 }, (_, place) => `${testPzn(2000 + place)};Blüte;10g;5;77,31;140,00`);
  const shifted = ['12345678;Blü;te;10g;5;77,31;140,00', '12345678;Blüte 10g;5;77,31;140,00', '12345678;"Blüte"x;10g;5;77,31;140,00'];
  const file = Buffer.from(['PZN;Artikelbezeichnung;PE;Bestand;EK;VK', ...good.slice(0, 5), ...shifted, ...good.slice(5), ''].join('\n'));
  const examined = await examine(feed.id, file).expect(200);
  expect(examined.body.counts).toMatchObject({ rows: 43, faulty: 3 });
  expect(examined.body.problems.map(({ code }: { code: string }) => code).sort()).toEqual(['row.malformed', 'row.tooFewCells', 'row.tooManyCells']);
  const marked = await post(`${feed.id}/marked-file`, file).buffer(true).expect(200);
  for (const answer of [examined.text, marked.text]) expect(answer).not.toContain('77,31');
  expect(marked.text).toContain('Die Zeile hat mehr Felder als die Kopfzeile.');
});

test('a person points to the header and its columns', async () => {
  const feed = await buildStockFeed(app.knex);
  const file = Buffer.from('Liste;;;\nKennung;Was;Wieviel;Kostet\n12345678;Blüte;1.250,5;7,31\n');
  const pointed = { headerLine: 2, columns: { pzn: { header: 'Kennung' }, quantity: { header: 'Wieviel' }, price: { header: 'Kostet' } } };
  const { body } = await examine(feed.id, file, { mapping: pointed }).expect(200);
  expect(body).toMatchObject({ problem: null, dialect: { headerLine: 2 }, counts: { rows: 1, accepted: 1 } });
  expect(body.columns.map(({ field, header, source }: { field: string; header: string; source: string }) => [field, header, source])).toEqual([
    ['pzn', 'Kennung', 'person'],
    ['name', null, null],
    ['quantity', 'Wieviel', 'person'],
    ['unit', null, null],
    ['price', 'Kostet', 'person'],
  ]);
  expect((await examine(feed.id, file, { mapping: { ...pointed, headerLine: 1 } })).body.problem.code).toBe('feed.columnMissing');
});

test('a file that would be quarantined says so', async () => {
  const known = await product('Eibe 20/1');
  const feed = await buildStockFeed(app.knex);
  for (let count = 0; count < 5; count += 1) await buildStock(app.knex, { pharmacyId: feed.pharmacyId });
  const { body } = await examine(feed.id, packs([known.pzn]), { language: 'en' }).expect(200);
  expect(body.suspicion).toEqual({ code: 'feed.fewerProducts', text: 'The file names 80 % fewer products than before (1 instead of 5).' });
});

test('an article without a PZN is shown with the product that it was matched to', async () => {
  const known = await product('Fichte 23/1 ABC');
  const feed = await buildStockFeed(app.knex);
  await app
    .knex('product_aliases')
    .insert({ pharmacyId: feed.pharmacyId, alias: 'name:cannabisblüten fichte 10g', name: 'x', state: 'matched', productId: known.id });
  const file = Buffer.from('Artikel;Menge;Preis/g\nCannabisblüten FICHTE 10g;50;7,08\nUnbekanntes;5;8,00\n');
  const { body } = await examine(feed.id, file).expect(200);
  expect(body.sample.map(({ understood }: { understood: object }) => understood)).toMatchObject([
    { pzn: null, match: 'matched', productName: 'Fichte 23/1 ABC', quantity: 50, priceCents: 708, unit: 'g' },
    { match: 'unmatched', productName: null, unit: null },
  ]);
});

test.each([
  ['an error page instead of a list', '<!doctype html><html><body>502</body></html>', 'feed.unreadable'],
  ['a list that breaks off', '{"items": [{"pzn": 1', 'feed.truncated'],
])('%s is said in words', async (_name, content, code) => {
  const feed = await buildStockFeed(app.knex);
  const { body } = await examine(feed.id, Buffer.from(content)).expect(200);
  expect(body).toMatchObject({ problem: { code }, sample: [], counts: null, opening: [] });
  await post(`${feed.id}/marked-file`, Buffer.from(content)).expect(422);
});

test('a table without a known header shows its first lines without numbers, since one might be a purchase price', async () => {
  const feed = await buildStockFeed(app.knex);
  const file = Buffer.from('Liste vom 20.11.2026\nKennung;Was;Wieviel;Kostet\n12345678;Blüte 20/1;5;77,31\n');
  const { body } = await examine(feed.id, file).expect(200);
  expect(body.problem.code).toBe('feed.noHeader');
  expect(body.opening.slice(1)).toEqual([
    { line: 2, cells: ['Kennung', 'Was', 'Wieviel', 'Kostet'] },
    { line: 3, cells: ['…', 'Blüte 20/1', '…', '…'] },
  ]);
});

test('a purchase price cannot be mapped', async () => {
  const feed = await buildStockFeed(app.knex);
  const mapping = { columns: { pzn: null, name: null, unit: null, quantity: null, price: { header: 'EK' } } };
  await examine(feed.id, packs([]), { mapping }).expect(400);
  await post(`${feed.id}/marked-file`, packs([]), { mapping }).expect(400);
  await app.send('post', `${base}/${feed.id}/mapping`, { mapping, version: 1 }, admin).expect(400);
});

test('a mapping is saved by the pharmacy itself, a stale one is a conflict, and it can be taken back', async () => {
  const feed = await buildStockFeed(app.knex, { lastContentHash: 'full:x' });
  const token = await app.tokenOf(await buildPharmacyUser(app.knex, { pharmacyId: feed.pharmacyId }));
  const columns = { pzn: { header: 'Kennung' }, name: null, unit: null, quantity: { header: 'Wieviel', basis: 'pack' }, price: null };
  const saved = await app.send('post', `${base}/${feed.id}/mapping`, { mapping: { columns, delimiter: ';' }, version: 1 }, token).expect(200);
  expect(saved.body).toMatchObject({ version: 2, mapping: { delimiter: ';', columns: { quantity: { header: 'Wieviel', basis: 'pack' } } } });
  expect(await app.knex('stock_feeds').where({ id: feed.id }).first()).toMatchObject({ lastContentHash: null });
  const stale = await app.send('post', `${base}/${feed.id}/mapping`, { mapping: null, version: 1 }, token).expect(409);
  expect(stale.body).toMatchObject({ code: 'server.conflict', details: { current: { version: 2 } } });
  const without = await app.send('post', `${base}/${feed.id}/mapping`, { mapping: null, version: 2 }, token).expect(200);
  expect(without.body).toMatchObject({ version: 3, mapping: null });
  expect(await app.knex('audit_events').where({ objectId: feed.id, action: 'stock-feed.update' })).toHaveLength(2);
});

test('a pharmacy’s account looks at its own feeds only', async () => {
  const [own, foreign] = [await buildStockFeed(app.knex), await buildStockFeed(app.knex, { pharmacyId: (await buildPharmacy(app.knex)).id })];
  const token = await app.tokenOf(await buildPharmacyUser(app.knex, { pharmacyId: own.pharmacyId }));
  await examine(own.id, packs([]), { token }).expect(200);
  await examine(foreign.id, packs([]), { token }).expect(404);
  await post(`${foreign.id}/marked-file`, packs([]), { token }).expect(404);
  await app.send('post', `${base}/${foreign.id}/mapping`, { mapping: null, version: 1 }, token).expect(404);
});

test('the file comes back with its faulty rows marked, in its own form and without purchase prices', async () => {
  const known = await product('Gingko 20/1');
  const feed = await buildStockFeed(app.knex);
  const binary = (response: request.Response, done: (error: Error | null, body: Buffer) => void): void => {
    const parts: Buffer[] = [];
    (response as unknown as NodeJS.ReadableStream).on('data', (part: Buffer) => parts.push(part)).on('end', () => done(null, Buffer.concat(parts)));
  };
  const answer = await post(`${feed.id}/marked-file`, packs([known.pzn, known.pzn]), { language: 'en' })
    .buffer(true)
    .parse(binary as never)
    .expect(200);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="stock-with-errors.csv"');
  expect(iconv.decode(answer.body as Buffer, 'windows-1252')).toBe(
    [
      'PZN;Artikelbezeichnung;PE;Bestand;EK;VK;Error',
      `${known.pzn};Blüte 0;10g;1;;140,00`,
      `${known.pzn};Blüte 1;10g;2;;140,00;"This PZN has come before; the first row counts."`,
      '12345679;Falsch;10g;1;;140,00;The check digit of the PZN is not correct.',
      '',
    ].join('\r\n'),
  );
});

test('what is no mapping is refused', async () => {
  const feed = await buildStockFeed(app.knex);
  await examine(feed.id, packs([]), { mapping: { columns: { price: { header: '' } } } }).expect(400);
  await request(app.app)
    .post(`${base}/${feed.id}/examine`)
    .set('Authorization', `Bearer ${admin}`)
    .field('mapping', '{')
    .attach('file', packs([]), 'x.csv')
    .expect(400);
});
