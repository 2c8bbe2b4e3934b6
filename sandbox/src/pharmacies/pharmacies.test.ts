import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';
import { dialectOf } from './dialect.ts';
import { encode } from './encode.ts';
import { productSource } from './products.ts';
import { bucketMs, stockOf } from './stock.ts';

let sandbox: TestSandbox;
let moment = Date.UTC(2026, 10, 20, 12);

beforeAll(async () => {
  sandbox = await startTestSandbox({}, () => moment);
});
afterAll(() => sandbox.end());
afterEach(() => sandbox.control.reset());

const get = (address: string, headers: Record<string, string> = {}) => fetch(`${sandbox.url}/pharmacies/${address}`, { headers });
const products = productSource(undefined)();

test('a pharmacy keeps its range while a few quantities change', () => {
  const now = stockOf('linden-apotheke', products, moment);
  const later = stockOf('linden-apotheke', products, moment + 3 * bucketMs);
  expect(stockOf('linden-apotheke', products, moment + 1)).toEqual(now);
  expect(now.length).toBeGreaterThanOrEqual(40);
  expect(later.map(({ pzn }) => pzn)).toEqual(now.map(({ pzn }) => pzn));
  const changed = later.filter((item, index) => item.quantity !== now[index]!.quantity);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThan(now.length / 2);
});

test('every PZN has a valid check digit, also of the products that only one pharmacy has', () => {
  const slugs = Array.from({ length: 40 }, (_, index) => `apotheke-${index}`);
  for (const { pzn } of slugs.flatMap((slug) => stockOf(slug, products, moment))) {
    const sum = [...pzn.slice(0, 7)].reduce((total, digit, index) => total + Number(digit) * (index + 1), 0);
    expect(`${pzn} ${sum % 11}`).toBe(`${pzn} ${pzn[7]}`);
  }
});

test('many pharmacies speak many dialects', () => {
  const dialects = Array.from({ length: 60 }, (_, index) => dialectOf(`apotheke-${index}`));
  expect(new Set(dialects.map(({ encoding }) => encoding))).toEqual(new Set(['windows-1252', 'utf-8', 'utf-8-bom', 'utf-16le']));
  expect(new Set(dialects.map(({ delimiter }) => delimiter)).size).toBe(3);
  expect(dialects.some(({ isPacks }) => isPacks) && dialects.some(({ title }) => title) && dialects.some(({ totalLabel }) => totalLabel)).toBe(true);
});

test('text in Windows-1252 has the euro sign and umlauts where Windows expects them', () => {
  expect([...encode('Bläöß €–', 'windows-1252')]).toEqual([0x42, 0x6c, 0xe4, 0xf6, 0xdf, 0x20, 0x80, 0x96]);
});

test.each(['csv', 'json', 'xml', 'xlsx'])('%s is served with an ETag and not again while nothing changed', async (format) => {
  const first = await get(`rosen-apotheke/stock.${format}`);
  expect(first.status).toBe(200);
  const body = Buffer.from(await first.arrayBuffer());
  const pzn = stockOf('rosen-apotheke', products, moment)[0]!.pzn;
  if (format === 'xlsx') expect(body.subarray(0, 2).toString()).toBe('PK');
  else expect(body.toString('latin1').replaceAll('\0', '')).toContain(pzn);
  const again = await get(`rosen-apotheke/stock.${format}`, { 'if-none-match': first.headers.get('etag')! });
  expect(again.status).toBe(304);
  moment += 10 * bucketMs;
  expect((await get(`rosen-apotheke/stock.${format}`, { 'if-none-match': first.headers.get('etag')! })).status).toBe(200);
});

test('secured feeds ask for a login', async () => {
  expect((await get('rosen-apotheke-secured/stock.csv')).status).toBe(401);
  const authorization = `Basic ${Buffer.from('feed:feed-secret').toString('base64')}`;
  expect((await get('rosen-apotheke-secured/stock.csv', { authorization })).status).toBe(200);
});

test('a feed can fail, be replaced or break off, for one pharmacy alone', async () => {
  sandbox.control.change({ feeds: { slug: 'a', failNext: 1, body: 'PZN;Bestand\n', cutAt: null } });
  expect((await get('a/stock.csv')).status).toBe(503);
  expect(await (await get('a/stock.csv')).text()).toBe('PZN;Bestand\n');
  expect((await (await get('b/stock.json')).text()).length).toBeGreaterThan(1000);
  sandbox.control.change({ feeds: { body: null, cutAt: 100 } });
  expect((await (await get('a/stock.csv')).arrayBuffer()).byteLength).toBe(100);
});

test('unknown formats and names outside of letters, digits and dashes do not exist', async () => {
  expect((await get('a/stock.pdf')).status).toBe(404);
  expect((await get('a%2F..%2Fb/stock.csv')).status).toBe(404);
});
