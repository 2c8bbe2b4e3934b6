import { maxAlerts } from '@blattwerk/contract/alerts/shapes';
import { buildAlert } from '../../../../seeds/factories/alerts.ts';
import { buildPharmacy, buildStock } from '../../../../seeds/factories/pharmacies.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { secretsSentTo } from '../../../test/mailbox.ts';
import { duration, later } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { forgetAlertsJob } from './jobs/forget-alerts.ts';
import { sendDueAlertsJob } from './jobs/send-due-alerts.ts';

const base = '/api/v1/clients/subscription';
let test: TestApp;
let productId: string;
beforeAll(async () => {
  test = await startTestApp();
  await test
    .knex('postal_areas')
    .insert([{ prefix: '101', state: 'BE', lat: 52.53, lon: 13.38 }])
    .onConflict()
    .ignore();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.mails.length = 0;
  // Time goes on, so that each test has the allowance of its network to itself.
  test.clock.advance(2 * duration.hours);
  productId = (await buildProduct(test.knex)).id;
});

const address = (): string => `${newId()}@mail.example`;
const ask = (body: object, token?: string) => test.send('post', base, { productId, kind: 'back-in-stock', ...body }, token);
const confirm = (token: string) => test.send('post', `${base}/confirm`, { token });
const end = (token: string) => test.send('post', `${base}/${encodeURIComponent(token)}/end`, {});
const rowsOf = (email: string) => test.knex('alerts').where({ email });
const confirmed = async (): Promise<string> => {
  const email = address();
  await ask({ email }).expect(202);
  await confirm((await secretsSentTo(test, email)).token).expect(200);
  return email;
};

describe('By an address', () => {
  it('an alert is set up when the page behind the mail’s link is confirmed, and a second click finds it done', async () => {
    const email = address();
    await ask({ email, kind: 'price-below', priceCents: 600, zipCode: '10115' }).expect(202, /E-Mail gesendet/);
    expect(await rowsOf(email)).toMatchObject([{ status: 'pending', priceCents: 600, zipCode: '10115', lat: 52.53 }]);
    const { token } = await secretsSentTo(test, email);
    for (const _click of [1, 2]) await confirm(token).expect(200);
    expect(await rowsOf(email)).toMatchObject([{ status: 'active' }]);
  });

  it('answers the same for one that is new, waiting, set up, has an account, or has been written to often enough', async () => {
    const patient = await buildPatient(test.knex);
    const set = await confirmed();
    const waiting = address();
    for (let count = 0; count < 7; count += 1) {
      test.clock.advance(1000);
      await ask({ email: waiting });
    }
    const answers = await Promise.all([address(), set, waiting, patient.email].map((email) => ask({ email })));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await test.runJobs();
    expect(test.mails.filter(({ to }) => to === waiting)).toHaveLength(5);
    expect(test.mails.filter(({ to }) => to === set)).toHaveLength(1);
  });

  it('limits the requests from one network', async () => {
    for (let count = 0; count < 60; count += 1) await ask({ email: address() }).expect(202);
    await ask({ email: address() }).expect(429, /auth.tooManyAttempts/);
  });

  it.each([
    ['guessed', (token: string) => `${token.slice(0, -1)}x`],
    ['of another alert', (token: string) => token.replace(/^[^.]+/, newId())],
    ['empty of meaning', () => 'x'],
  ])('is not confirmed, opened or ended with a token that is %s', async (_what, forge) => {
    const email = await confirmed();
    await ask({ email, kind: 'price-below', priceCents: 500 });
    const { token } = await secretsSentTo(test, email);
    await confirm(forge(token)).expect(401, /token.invalid/);
    await test.send('post', `${base}/open`, { token: forge(token) }).expect(401);
    await end(forge(token)).expect(401);
    expect(await rowsOf(email)).toHaveLength(2);
  });

  it('is not confirmed with an older mail once a newer one was asked for, nor after a week', async () => {
    const email = address();
    await ask({ email });
    const first = (await secretsSentTo(test, email)).token;
    test.clock.advance(duration.hours);
    await ask({ email });
    const second = (await secretsSentTo(test, email)).token;
    await confirm(first).expect(401);
    test.clock.advance(8 * duration.days);
    await confirm(second).expect(401);
  });

  it('is ended by a mail program’s own button, as often as it is pressed, and its link opens the product until then', async () => {
    const email = await confirmed();
    await buildStock(test.knex, { productId, confirmedAt: test.clock.now() });
    await sendDueAlertsJob.handler(test.ctx, {} as never);
    const { token } = await secretsSentTo(test, email);
    const product = await test.knex('products').where({ id: productId }).first('slug', 'name');
    await test.send('post', `${base}/open`, { token }).expect(200, { kind: 'back-in-stock', product: { ...product } });
    const url = new URL(test.mails.findLast(({ to }) => to === email)?.unsubscribeUrl ?? '');
    for (const _press of [1, 2])
      await test.send('post', url.pathname).set('Content-Type', 'application/x-www-form-urlencoded').send('List-Unsubscribe=One-Click').expect(200);
    expect(await rowsOf(email)).toEqual([]);
    await test.send('post', `${base}/open`, { token }).expect(404);
  });

  it('needs an address from a visitor without an account', () => ask({}).expect(400, /email/));
});

describe('With an account', () => {
  it('an alert is there at once, is listed and ended by its owner alone', async () => {
    const [own, other] = await Promise.all([buildPatient(test.knex), buildPatient(test.knex)].map(async (patient) => test.tokenOf(await patient)));
    const pharmacy = await buildPharmacy(test.knex);
    const { body } = await ask({ kind: 'at-pharmacy', pharmacyId: pharmacy.id }, own).expect(202);
    expect(body).toMatchObject({ status: 'active', alert: { kind: 'at-pharmacy', pharmacy: { slug: pharmacy.slug }, product: { id: productId } } });
    expect((await test.get(base, own).expect(200)).body).toMatchObject({ total: 1, items: [body.alert] });
    expect((await test.get(base, other).expect(200)).body).toEqual({ items: [], total: 0 });
    await test.send('delete', `${base}/${body.alert.id}`, undefined, other).expect(404);
    await test.send('delete', `${base}/${body.alert.id}`, undefined, own).expect(204);
    expect((await test.get(base, own)).body.total).toBe(0);
  });

  it('a new price takes the place of the former one; the same wish twice, also at once, is one', async () => {
    const own = await test.tokenOf(await buildPatient(test.knex));
    const price = (priceCents: number) => ask({ kind: 'price-below', priceCents }, own).expect(202);
    await Promise.all([price(600), price(600), price(600)]);
    await price(550);
    test.clock.advance(1000);
    await ask({}, own).expect(202);
    const { items } = (await test.get(base, own)).body;
    expect(items.map(({ kind, priceCents }: { kind: string; priceCents: number | null }) => [kind, priceCents])).toEqual([
      ['back-in-stock', null],
      ['price-below', 550],
    ]);
  });

  it('what is there when it is asked for is no news', async () => {
    const patient = await buildPatient(test.knex);
    await buildStock(test.knex, { productId, confirmedAt: test.clock.now() });
    await ask({}, await test.tokenOf(patient)).expect(202);
    await sendDueAlertsJob.handler(test.ctx, {} as never);
    await test.runJobs();
    expect(test.mails).toEqual([]);
  });

  it('their number is limited', async () => {
    const patient = await buildPatient(test.knex);
    for (let count = 0; count < maxAlerts; count += 1) await buildAlert(test.knex, { userId: patient.id });
    await ask({}, await test.tokenOf(patient)).expect(409, /alert.tooMany/);
  });
});

describe('What is asked for', () => {
  it.each([
    ['a price alert without a price', { kind: 'price-below' }, 400],
    ['a price where none belongs', { priceCents: 500 }, 400],
    ['a pharmacy alert without a pharmacy', { kind: 'at-pharmacy' }, 400],
    ['a radius without a place', { radiusKm: 10 }, 400],
    ['a place that does not exist', { zipCode: '00000' }, 422],
    ['a product that does not exist', { productId: newId() }, 404],
    ['a pharmacy that does not exist', { kind: 'at-pharmacy', pharmacyId: newId() }, 404],
  ])('is refused: %s', async (_what, body, status) => {
    await ask({ ...body, email: address() }).expect(status);
    await ask(body, await test.tokenOf(await buildPatient(test.knex))).expect(status);
  });

  it('is no way to find out prices that the market shows to members only', async () => {
    test.clock.advance(1000);
    await test.knex('settings').insert({ key: 'market.visibility', value: JSON.stringify('register'), validFrom: test.clock.now() });
    await ask({ kind: 'price-below', priceCents: 500, email: address() }).expect(401, /server.unauthorized/);
    await ask({ kind: 'price-below', priceCents: 500 }, await test.tokenOf(await buildPatient(test.knex))).expect(202);
    test.clock.advance(1000);
    await test.knex('settings').insert({ key: 'market.visibility', value: JSON.stringify('open'), validFrom: test.clock.now() });
  });
});

describe('Time', () => {
  it('deletes alerts unconfirmed for a week and alerts older than a year, and nothing else; running twice changes nothing', async () => {
    const ago = (days: number): Date => later(test.clock.now(), -days * duration.days);
    const rows = [
      await buildAlert(test.knex, { email: address(), status: 'pending', askedAt: ago(8) }),
      await buildAlert(test.knex, { email: address(), status: 'pending', askedAt: ago(6) }),
      await buildAlert(test.knex, { email: address(), confirmedAt: ago(366) }),
      await buildAlert(test.knex, { askedAt: ago(300), confirmedAt: ago(300) }),
    ];
    for (const _run of [1, 2]) await forgetAlertsJob.handler(test.ctx, {} as never);
    const kept = await Promise.all(rows.map(async ({ id }) => (await test.knex('alerts').where({ id }).first('id')) !== undefined));
    expect(kept).toEqual([false, true, false, true]);
  });
});
