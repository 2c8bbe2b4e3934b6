import { sized } from '../../../../test/security/size.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { buildStockFeed } from '../../../../../seeds/factories/pharmacies.ts';
import { buildProduct, testPzn } from '../../../../../seeds/factories/products.ts';
import { importFeed } from './import-feed.ts';

const rows = 40;
/** From how many products on a full list is believed: 40 of 100 fewer than before are the most. */
const fewestBelieved = rows * 0.6;
let app: TestApp;
let pzns: string[];

beforeAll(async () => {
  app = await startTestApp();
  pzns = [];
  for (let index = 0; index < rows; index += 1) pzns.push((await buildProduct(app.knex, { pzn: testPzn(900 + index) })).pzn);
});
afterAll(() => app.close());

type Line = [pzn: string, quantity: number, cents: number];
const linesOf = (shift = 0): Line[] => pzns.map((pzn, index) => [pzn, 10 + index + shift, 500 + index * 10 + shift]);
const euros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');
const csv = (lines: Line[]): Buffer =>
  Buffer.from(`PZN;Artikel;Bestand;VK\r\n${lines.map(([pzn, quantity, cents]) => `${pzn};Sorte ${pzn};${quantity};${euros(cents)}\r\n`).join('')}`);

const stockOf = async (pharmacyId: string): Promise<Line[]> => {
  const stock: { pzn: string; quantity: number; priceCents: number }[] = await app
    .knex('stock')
    .join('products', 'products.id', 'stock.productId')
    .where({ pharmacyId })
    .orderBy('pzn')
    .select('pzn', 'quantity', 'priceCents');
  return stock.map(({ pzn, quantity, priceCents }) => [pzn, quantity, priceCents]);
};

const liveFeed = async () => {
  const feed = await buildStockFeed(app.knex);
  await importFeed(app.ctx, { feedId: feed.id, source: 'upload', bytes: csv(linesOf()) });
  return feed;
};

describe('FED-01 what is no list keeps the last good stock', () => {
  it.each([
    ['an empty file', ''],
    ['headers only', 'PZN;Artikel;Bestand;VK\r\n'],
    ['an error page with status 200', '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>'],
    ['an error page that names columns', '<html><body><table><tr><td>PZN;Artikel;Bestand;VK</td></tr></table></body></html>'],
    ['a line of text', 'Wartungsarbeiten bis 18 Uhr'],
  ])('%s', async (_, text) => {
    const feed = await liveFeed();
    const run = await importFeed(app.ctx, { feedId: feed.id, source: 'upload', bytes: Buffer.from(text) });
    expect(['quarantined', 'failed']).toContain(run.status);
    expect(await stockOf(feed.pharmacyId)).toEqual(linesOf());
  });

  it('a list that is cut off at any of 100 places changes nothing, or ends at the end of a row and says nothing wrong', async () => {
    const feed = await liveFeed();
    const next = linesOf(1);
    const whole = csv(next);
    const places = sized(30, 100);
    for (let place = 1; place <= places; place += 1) {
      const cut = whole.subarray(0, Math.floor((whole.length * place) / (places + 1)));
      const before = await stockOf(feed.pharmacyId);
      const { status } = await importFeed(app.ctx, { feedId: feed.id, source: 'upload', bytes: cut });
      const complete = cut
        .toString()
        .split('\r\n')
        .slice(1)
        .filter((line) => /^\d{8};[^;]+;\d+;\d+,\d\d\r?$/.test(line)).length;
      const isWholeRows = /,\d\d(\r\n?)?$/.test(cut.toString());
      const isLive = status === 'applied';
      expect(isLive ? isWholeRows && complete >= fewestBelieved : status).toBe(isLive ? true : 'quarantined');
      expect(await stockOf(feed.pharmacyId)).toEqual(isLive ? next.slice(0, complete) : before);
    }
  });
});

describe('FED-09 a mass change waits for a person', () => {
  it.each([
    ['more than 40 of 100 products fewer', () => csv(linesOf().slice(0, fewestBelieved - 1)), 'feed.fewerProducts'],
    ['prices six times as high', () => csv(linesOf().map(([pzn, quantity, cents]) => [pzn, quantity, cents * 6])), 'feed.priceShift'],
    ['prices a sixth', () => csv(linesOf().map(([pzn, quantity, cents]) => [pzn, quantity, Math.round(cents / 6)])), 'feed.priceShift'],
  ])('%s', async (_, bytes, reason) => {
    const feed = await liveFeed();
    expect(await importFeed(app.ctx, { feedId: feed.id, source: 'upload', bytes: bytes() })).toMatchObject({ status: 'quarantined', reason });
    expect(await stockOf(feed.pharmacyId)).toEqual(linesOf());
  });

  it('40 of 100 products fewer are believed', async () => {
    const feed = await liveFeed();
    const bytes = csv(linesOf().slice(0, fewestBelieved));
    expect(await importFeed(app.ctx, { feedId: feed.id, source: 'upload', bytes })).toMatchObject({ status: 'applied', changed: rows - fewestBelieved });
  });
});

describe('FED-10 the same feed started ten times at once', () => {
  it('runs once, whatever each of them brings', async () => {
    const feed = await buildStockFeed(app.knex);
    // Each run waits until each has been let in or refused: else a start that is late finds the first one's work done, and may run as well.
    const { promise: everybodyIsThere, resolve } = Promise.withResolvers<void>();
    let there = 0;
    const arrive = (): void => void ((there += 1) === 10 && resolve());
    const { feedReader } = app.ctx.ports;
    const read: typeof feedReader.read = async (...args) => (arrive(), await everybodyIsThere, feedReader.read(...args));
    const ctx = { ...app.ctx, ports: { ...app.ctx.ports, feedReader: { ...feedReader, read } } };
    const starts = Array.from({ length: 10 }, (_, at) =>
      importFeed(ctx, { feedId: feed.id, source: 'pull', bytes: csv(linesOf(at)) }).catch((error: unknown) => {
        arrive();
        throw error;
      }),
    );
    const results = await Promise.allSettled(starts);
    const live = results.flatMap((result, at) => (result.status === 'fulfilled' ? [at] : []));
    expect(live).toHaveLength(1);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'feed.running' });
    expect(await app.knex('feed_runs').where({ feedId: feed.id }).select('status')).toEqual([{ status: 'applied' }]);
    expect(await stockOf(feed.pharmacyId)).toEqual(linesOf(live[0]));
  });

  it('ten feeds at once run once each, and what says nothing new is confirmed', async () => {
    const feeds = await Promise.all(Array.from({ length: 10 }, () => buildStockFeed(app.knex)));
    const deliver = (shift: (at: number) => number) =>
      Promise.allSettled(feeds.map(({ id: feedId }, at) => importFeed(app.ctx, { feedId, source: 'pull', bytes: csv(linesOf(shift(at))) })));
    const statuses = (results: Awaited<ReturnType<typeof deliver>>) =>
      results.map((result) => (result.status === 'fulfilled' ? result.value.status : result.reason));
    expect(statuses(await deliver(() => 0))).toEqual(feeds.map(() => 'applied'));
    app.clock.advance(900_000);
    expect(statuses(await deliver((at) => at % 2))).toEqual(feeds.map((_, at) => (at % 2 ? 'applied' : 'unchanged')));
    for (const [at, feed] of feeds.entries()) {
      expect(await stockOf(feed.pharmacyId)).toEqual(linesOf(at % 2));
      expect(await app.knex('pharmacies').where({ id: feed.pharmacyId }).first('stockConfirmedAt')).toEqual({ stockConfirmedAt: app.clock.now() });
      expect(await app.knex('feed_runs').where({ feedId: feed.id })).toHaveLength(2);
    }
  });
});
