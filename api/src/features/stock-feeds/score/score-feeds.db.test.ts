import { buildPharmacy, buildStock, buildStockFeed } from '../../../../../seeds/factories/pharmacies.ts';
import { buildPrescription } from '../../../../../seeds/factories/prescriptions.ts';
import { buildProduct } from '../../../../../seeds/factories/products.ts';
import { buildAdmin, buildPharmacyUser } from '../../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { duration, later } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import { scoreFeedsJob } from '../jobs/score-feeds.ts';
import { scoreFeeds } from './score-feeds.ts';

const office = '/api/v1/backoffice/stock-feeds';
let app: TestApp;
let admin: string;

const signIn = async (): Promise<void> => void (admin = await app.tokenOf(await buildAdmin(app.knex)));
beforeAll(async () => void (app = await startTestApp()));
// Some of the tests let hours pass, which ends a session.
beforeEach(signIn);
afterAll(() => app.close());

const ago = (milliseconds: number): Date => later(app.clock.now(), -milliseconds);
const addRun = (feedId: string, overrides: object = {}) =>
  app.knex('feed_runs').insert({
    id: newId(),
    feedId,
    status: 'applied',
    rows: 100,
    accepted: 100,
    matched: 100,
    startedAt: ago(duration.minutes),
    finishedAt: ago(duration.minutes),
    ...overrides,
  });
const read = async (id: string, language = 'de') => (await app.get(`${office}/${id}`, admin).set('Accept-Language', language).expect(200)).body;
const pointsOf = async (id: string) =>
  Object.fromEntries((await read(id)).scoreParts.map(({ part, points }: { part: string; points: number }) => [part, points]));
const runJob = () => scoreFeedsJob.handler(app.ctx, {} as never);

/** A prescription that was sent to the pharmacy at the given time and came back as not available. */
const sendBack = async (pharmacyId: string, productId: string, sentAt: Date): Promise<void> => {
  const { id } = await buildPrescription(app.knex, { status: 'returned', pharmacyId, productId });
  await app
    .knex('prescription_deliveries')
    .where({ prescriptionId: id })
    .update({ sentAt, voidedAt: later(sentAt, duration.hours), returnReason: 'not-available' });
};

describe('A feed’s score', () => {
  it('is nothing until a file has been read, then a number with its parts in words of the reader’s language', async () => {
    const { id } = await buildStockFeed(app.knex, { kind: 'pull' });
    await runJob();
    expect(await read(id)).toMatchObject({ score: null, scoreParts: [], scoredAt: null });
    await addRun(id, { rows: 100, rowErrors: 10, matched: 85, unmatched: 5 });
    await runJob();
    const feed = await read(id);
    expect(feed).toMatchObject({ score: 90, scoredAt: app.clock.now().toISOString() });
    expect(feed.scoreParts.map(({ part, points, of }: { part: string; points: number; of: number }) => [part, points, of])).toEqual([
      ['freshness', 40, 40],
      ['rowErrors', 8, 15],
      ['unmatched', 12, 15],
      ['prices', 10, 10],
      ['pickup', 20, 20],
    ]);
    expect(feed.scoreParts[1]).toMatchObject({ text: '10 von 100 Zeilen der letzten Datei waren fehlerhaft.' });
    expect(feed.scoreParts[0].advice).toBeNull();
    expect((await read(id, 'en')).scoreParts[1]).toMatchObject({ text: '10 of 100 rows of the last file were faulty.' });
  });

  it('worked out twice is the same, once a day in the history, and leaves the feed’s version alone', async () => {
    const { id } = await buildStockFeed(app.knex);
    await addRun(id);
    await runJob();
    const once = await app.knex('stock_feeds').where({ id }).first();
    await runJob();
    await scoreFeeds(app.ctx, [id]);
    expect(await app.knex('stock_feeds').where({ id }).first()).toEqual(once);
    expect(await app.knex('feed_scores').where({ feedId: id })).toHaveLength(1);
    expect(once.version).toBe(1);
  });

  it('follows a new run within a minute and age within the hour, and feeds without news are left alone', async () => {
    const { id } = await buildStockFeed(app.knex);
    await addRun(id);
    await runJob();
    expect(await runJob()).toEqual({ rows: 0 });
    app.clock.advance(duration.minutes);
    await addRun(id, { status: 'quarantined', rowErrors: 50, startedAt: app.clock.now(), finishedAt: later(app.clock.now(), 1000) });
    expect(await runJob()).toEqual({ rows: 1 });
    expect((await pointsOf(id))['rowErrors']).toBe(0);
    app.clock.advance(duration.days);
    await signIn();
    await runJob();
    expect((await pointsOf(id))['freshness']).toBe(20);
    expect(await app.knex('feed_scores').where({ feedId: id })).toHaveLength(2);
  });

  it('counts prices that are far from the middle of what pharmacies ask', async () => {
    const pharmacies = await Promise.all(Array.from({ length: 5 }, () => buildPharmacy(app.knex)));
    const products = await Promise.all([buildProduct(app.knex), buildProduct(app.knex)]);
    const lonely = await buildProduct(app.knex);
    for (const [index, { id: pharmacyId }] of pharmacies.entries())
      for (const { id: productId } of products)
        await buildStock(app.knex, { pharmacyId, productId, priceCents: index === 0 && productId === products[0]?.id ? 7400 : 740 + index });
    await buildStock(app.knex, { pharmacyId: pharmacies[0]?.id ?? '', productId: lonely.id, priceCents: 99 });
    const feeds = await Promise.all(pharmacies.slice(0, 2).map(({ id }) => buildStockFeed(app.knex, { pharmacyId: id })));
    for (const { id } of feeds) await addRun(id);
    await runJob();
    expect((await pointsOf(feeds[0]?.id ?? ''))['prices']).toBe(0);
    expect((await pointsOf(feeds[1]?.id ?? ''))['prices']).toBe(10);
    expect((await read(feeds[0]?.id ?? '')).scoreParts[3].text).toBe('1 von 2 vergleichbaren Preisen liegt weit neben dem, was andere Apotheken verlangen.');
  });

  it('counts what came back as sold out although it was shown as available, for thirty days, and names no patient', async () => {
    const { id: pharmacyId } = await buildPharmacy(app.knex);
    const shown = await buildProduct(app.knex);
    const empty = await buildProduct(app.knex);
    await app.knex('stock_changes').insert([
      { pharmacyId, productId: shown.id, quantity: 50, priceCents: 700, at: ago(20 * duration.days) },
      { pharmacyId, productId: shown.id, quantity: null, priceCents: null, at: ago(3 * duration.days) },
    ]);
    await buildStock(app.knex, { pharmacyId, productId: empty.id, quantity: 0 });
    await sendBack(pharmacyId, shown.id, ago(5 * duration.days));
    await sendBack(pharmacyId, shown.id, ago(2 * duration.days));
    await sendBack(pharmacyId, empty.id, ago(5 * duration.days));
    await sendBack(pharmacyId, shown.id, ago(40 * duration.days));
    const { id } = await buildStockFeed(app.knex, { pharmacyId });
    await addRun(id);
    await runJob();
    const feed = await read(id);
    expect(feed.scoreParts[4]).toMatchObject({ points: 10, text: 'In 30 Tagen fehlte einmal ein Produkt, das als vorrätig angegeben war.' });
    const { scoreParts } = await app.knex('stock_feeds').where({ id }).first('scoreParts');
    expect(Object.keys(scoreParts.counts).sort()).toEqual(['compared', 'named', 'outliers', 'prescriptions', 'rowErrors', 'rows', 'soldOut', 'unmatched']);
    expect(Object.values(scoreParts.counts).every((value) => typeof value === 'number')).toBe(true);
  });

  it('orders the list, and a pharmacy sees its own', async () => {
    const own = await buildPharmacy(app.knex);
    const { id } = await buildStockFeed(app.knex, { pharmacyId: own.id });
    await addRun(id, { rowErrors: 100 });
    await runJob();
    const scores = (await app.get(`${office}?sort=-score&pageSize=100`, admin).expect(200)).body.items.flatMap(
      ({ score }: { score: number | null }) => score ?? [],
    );
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    const staff = await app.tokenOf(await buildPharmacyUser(app.knex, { pharmacyId: own.id }));
    expect((await app.get(office, staff).expect(200)).body.items).toMatchObject([{ id, score: 85 }]);
  });
});

describe('A pharmacy’s page', () => {
  it('says in a word how far its stock can be relied on, and never the number', async () => {
    const { id: pharmacyId, slug } = await buildPharmacy(app.knex);
    const { id } = await buildStockFeed(app.knex, { pharmacyId, kind: 'pull' });
    const page = async () => (await app.get(`/api/v1/clients/pharmacies/domain?slug=${slug}`).expect(200)).body;
    await addRun(id, { startedAt: ago(20 * duration.minutes), finishedAt: ago(20 * duration.minutes) });
    await runJob();
    expect((await page()).stockReliability).toBeNull();
    await addRun(id, { rowErrors: 20, startedAt: ago(5 * duration.minutes), finishedAt: ago(5 * duration.minutes) });
    await scoreFeeds(app.ctx, [id]);
    const body = await page();
    expect(body.stockReliability).toEqual({ level: 'mostly', confirmedAt: ago(5 * duration.minutes).toISOString(), rhythm: 'quarterHourly' });
    expect(JSON.stringify(body)).not.toMatch(/score/i);
    app.clock.advance(13 * duration.hours);
    expect((await page()).stockReliability).toBeNull();
    app.clock.advance(4 * duration.days);
    await scoreFeeds(app.ctx, [id]);
    expect((await page()).stockReliability).toMatchObject({ level: 'low' });
  });
});
