import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { sized } from '../../../../test/security/size.ts';
import { buildPharmacy, buildStockFeed } from '../../../../../seeds/factories/pharmacies.ts';
import { buildProduct, testPzn } from '../../../../../seeds/factories/products.ts';
import { buildAdmin, buildPharmacyUser } from '../../../../../seeds/factories/users.ts';
import { importFeed } from '../importing/import-feed.ts';

const hour = 3_600_000;
let app: TestApp;
let admin: { id: string; email: string };
beforeAll(async () => {
  app = await startTestApp();
  admin = await buildAdmin(app.knex, { locale: 'en' });
});
afterAll(() => app.close());

type Line = [pzn: string, quantity: number, price: string];
let next = 5200;
const csv = (lines: Line[]): Buffer =>
  Buffer.from(`PZN;Artikel;Bestand;VK\n${lines.map(([pzn, ...rest]) => [pzn, `Sorte ${pzn}`, ...rest].join(';') + '\n').join('')}`);

/** A pharmacy with one account, a feed and stock of twenty products. */
const scene = async () => {
  const feed = await buildStockFeed(app.knex);
  const account = await buildPharmacyUser(app.knex, { pharmacyId: feed.pharmacyId });
  const pzns = await Promise.all(Array.from({ length: 20 }, async () => (await buildProduct(app.knex, { pzn: testPzn((next += 1)) })).pzn));
  const lines = pzns.map((pzn, index): Line => [pzn, 10 + index, '7,50']);
  const send = (bytes: Buffer, contentAt: Date | null = null) => {
    app.clock.advance(1000);
    return importFeed(app.ctx, { feedId: feed.id, source: 'upload', bytes, contentAt });
  };
  const stock = () => app.knex('stock').where({ pharmacyId: feed.pharmacyId }).orderBy('productId').select('productId', 'quantity', 'priceCents');
  /** The mails since the last call, to the pharmacy's account and to the administrator. */
  const told = async (address = account.email) => {
    app.mails.length = 0;
    await app.context.jobs.send('stock-feeds.alarms', {});
    await app.runJobs();
    const to = (email: string) => app.mails.filter((mail) => mail.to === email);
    return { pharmacy: to(address), admins: to(admin.email) };
  };
  await send(csv(lines));
  await told();
  return { feed, account, lines, send, stock, told };
};

test('a quarantined run is reported once, in the reader’s language, until the feed has recovered', async () => {
  const { lines, send, told } = await scene();
  const run = await send(csv(lines.slice(0, 4)));
  const first = await told();
  expect(first.pharmacy.map(({ subject }) => subject)).toEqual(['Ein Bestandsimport wartet auf eine Entscheidung']);
  expect(first.pharmacy[0]?.text).toContain('80 % weniger Produkte als bisher (4 statt 20)');
  expect(first.pharmacy[0]?.text).toContain(`/admin/feed-runs/${run.id}`);
  expect(first.admins.map(({ subject }) => subject)).toEqual(['A stock import is waiting for a decision']);
  await send(csv(lines.slice(0, 3)));
  expect(await told()).toEqual({ pharmacy: [], admins: [] });
  await send(Buffer.from('<html>502</html>'));
  expect((await told()).pharmacy).toHaveLength(1);
  await send(csv(lines.slice(1)));
  expect(await told()).toEqual({ pharmacy: [], admins: [] });
  await send(csv(lines.slice(0, 4)));
  expect((await told()).pharmacy).toHaveLength(1);
});

test('two looks at once tell it once', async () => {
  const { feed, lines, send } = await scene();
  await send(csv(lines.slice(0, 4)));
  await app.context.jobs.send('stock-feeds.alarms', {});
  const { raiseAlarms } = await import('./alarms.service.ts');
  const raised = await Promise.all([raiseAlarms(app.ctx), raiseAlarms(app.ctx), raiseAlarms(app.ctx)]);
  expect(raised.sort()).toEqual([0, 0, 1]);
  const [alarm] = await app.knex('feed_alarms').where({ feedId: feed.id });
  expect(await app.knex('mails').where('dedupeKey', 'like', `feed-alarm:${alarm.id}:%`)).toHaveLength(2);
});

test('when much fails at once, administrators get one mail for all of it, and a pharmacy without an account is written to directly', async () => {
  const { told, send } = await scene();
  await send(csv([]));
  const pharmacy = await buildPharmacy(app.knex, { email: 'buero@tests.example' });
  const other = await buildStockFeed(app.knex, { pharmacyId: pharmacy.id });
  await app.knex('feed_runs').insert({ feedId: other.id, status: 'failed', reason: 'feed.timeout', startedAt: app.clock.now(), finishedAt: app.clock.now() });
  const { pharmacy: mails, admins } = await told('buero@tests.example');
  expect(mails.map(({ subject }) => subject)).toEqual(['Ein Bestandsimport ist fehlgeschlagen']);
  expect(admins.map(({ subject }) => subject)).toEqual(['2 new messages about stock feeds']);
});

test('silence is told after a day, once', async () => {
  const { lines, send, told, account } = await scene();
  app.clock.advance(25 * hour);
  const first = await told();
  expect(first.pharmacy.map(({ subject }) => subject)).toEqual(['Ein Bestand wird nicht mehr bestätigt']);
  app.clock.advance(hour);
  expect((await told()).pharmacy).toEqual([]);
  await send(csv(lines));
  expect((await told()).pharmacy).toEqual([]);
  app.clock.advance(25 * hour);
  expect((await told(account.email)).pharmacy).toHaveLength(1);
});

test('FED-01 what is empty, only a header, an error page or cut off anywhere leaves the good stock and raises an alarm', async () => {
  const { lines, send, stock, told } = await scene();
  const good = csv(lines);
  const before = await stock();
  const ends = new Set([...good.toString('latin1').matchAll(/\n/g)].map(({ index }) => index));
  const places = sized(20, 100);
  const cuts = Array.from({ length: places }, (_, index) => Math.floor(((index + 1) * (good.length - 2)) / (places + 1))).map((at) =>
    ends.has(at) || ends.has(at - 1) ? at - 3 : at,
  );
  const broken = [Buffer.alloc(0), csv([]), Buffer.from('<!doctype html><title>502 Bad Gateway</title>'), ...cuts.map((at) => good.subarray(0, at))];
  for (const bytes of broken) {
    expect([bytes.length, (await send(bytes)).status]).toEqual([bytes.length, 'quarantined']);
    expect(await stock()).toEqual(before);
  }
  const { pharmacy, admins } = await told();
  expect([pharmacy.length, admins.length]).toEqual([1, 1]);
});

test('FED-09 a third of the list that vanishes, or half of the prices far off, is held, tells why and can be released', async () => {
  const { lines, send, stock, told } = await scene();
  const before = await stock();
  expect(await send(csv(lines.slice(0, 11)))).toMatchObject({ status: 'quarantined', reason: 'feed.fewerProducts' });
  expect((await told()).pharmacy).toHaveLength(1);
  expect(await send(csv(lines.map(([pzn, quantity], index): Line => [pzn, quantity, index % 2 || index === 0 ? '750' : '7,50'])))).toMatchObject({
    status: 'quarantined',
    reason: 'feed.priceShift',
  });
  expect((await told()).admins).toHaveLength(1);
  expect(await stock()).toEqual(before);
});

test('FED-11 a file that is older than the last one is refused with an alarm, and the newer stock stays', async () => {
  const { lines, send, stock, told } = await scene();
  const at = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000);
  const [older, newer] = [at(-60), at(-30)];
  await send(csv(lines.slice(1)), newer);
  const before = await stock();
  expect(await send(csv(lines.slice(2)), older)).toMatchObject({ status: 'failed', reason: 'feed.olderContent', changed: 0 });
  expect(await stock()).toEqual(before);
  expect((await told()).pharmacy.map(({ text }) => text)).toEqual([expect.stringContaining('älter als die zuletzt übernommene')]);
  expect(await send(csv(lines.slice(2)), newer)).toMatchObject({ status: 'applied' });
});
