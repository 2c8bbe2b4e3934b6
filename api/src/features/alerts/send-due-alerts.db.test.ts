import { buildAlert, type AlertRow } from '../../../../seeds/factories/alerts.ts';
import { buildPharmacy, buildStock, type PharmacyRow } from '../../../../seeds/factories/pharmacies.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration, later } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { sendDueAlertsJob } from './jobs/send-due-alerts.ts';

let test: TestApp;
let near: PharmacyRow;
let far: PharmacyRow;
beforeAll(async () => {
  test = await startTestApp();
  near = await buildPharmacy(test.knex, { name: 'Linden-Apotheke', city: 'Berlin', lat: 52.53, lon: 13.38 });
  far = await buildPharmacy(test.knex, { name: 'Isar-Apotheke', city: 'München', lat: 48.14, lon: 11.58 });
});
afterAll(() => test.close());
beforeEach(() => void (test.mails.length = 0));

const tell = () => sendDueAlertsJob.handler(test.ctx, {} as never);
const mailsTo = async (email: string) => {
  await test.runJobs();
  return test.mails.filter(({ to }) => to === email);
};
const waiting = async (fields: Partial<AlertRow> = {}) => {
  const email = `${newId()}@mail.example`;
  return { email, alert: await buildAlert(test.knex, { email, ...fields }) };
};
const stocked = (productId: string, pharmacy: PharmacyRow, priceCents = 649, fields: { quantity?: number; confirmedAt?: Date } = {}) =>
  buildStock(test.knex, { productId, pharmacyId: pharmacy.id, priceCents, quantity: 20, confirmedAt: test.clock.now(), ...fields });
const inMunich = { zipCode: '80331', radiusKm: 20, lat: 48.137, lon: 11.575 };

describe('A mail goes out', () => {
  it('when a product is back, once, however often and by however many it is looked for, and names neither product nor place of work in the subject', async () => {
    const { email, alert } = await waiting();
    const product = await test.knex('products').where({ id: alert.productId }).first('name');
    expect(await tell()).toEqual({ rows: 0 });
    await stocked(alert.productId, near);
    const runs = await Promise.all([tell(), tell(), tell()]);
    expect(runs.map((run) => (run as { rows: number }).rows).toSorted()).toEqual([0, 0, 1]);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Ihre Benachrichtigung von Blattwerk');
    expect(mail?.text).toContain('Linden-Apotheke, Berlin: 6,49');
    expect(`${mail?.text}${mail?.html}`).not.toContain(product.name);
    expect(mail?.unsubscribeUrl).toMatch(/\/api\/v1\/clients\/subscription\/.+\/end$/);
  });

  it('in the language of the account, to the address that the account has now', async () => {
    const patient = await buildPatient(test.knex, { locale: 'en' });
    const alert = await buildAlert(test.knex, { userId: patient.id });
    await stocked(alert.productId, near);
    await tell();
    expect(await mailsTo(patient.email)).toMatchObject([{ subject: 'Your alert from Blattwerk' }]);
  });

  it('for the cheapest of several offers', async () => {
    const { email, alert } = await waiting({ kind: 'price-below', priceCents: 900 });
    await stocked(alert.productId, near, 899);
    await stocked(alert.productId, far, 700);
    await tell();
    expect((await mailsTo(email))[0]?.text).toContain('Isar-Apotheke, München: 7,00');
  });

  it('once a day at most, and after a day when it is still there', async () => {
    const { email, alert } = await waiting();
    await stocked(alert.productId, near);
    await tell();
    const own = { productId: alert.productId };
    await test.knex('stock').where(own).update({ quantity: 0 });
    test.clock.advance(duration.hours);
    await tell();
    await test.knex('stock').where(own).update({ quantity: 5 });
    test.clock.advance(duration.hours);
    await tell();
    expect(await mailsTo(email)).toHaveLength(1);
    test.clock.advance(22 * duration.hours);
    await test.knex('stock').where(own).update({ confirmedAt: test.clock.now() });
    for (const _look of [1, 2]) await tell();
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('when time alone had made stock count as gone and a feed confirms it again', async () => {
    const { email, alert } = await waiting({ metAt: test.clock.now(), isTold: true });
    await stocked(alert.productId, near, 649, { confirmedAt: later(test.clock.now(), -80 * duration.hours) });
    await tell();
    await test.knex('stock').where({ productId: alert.productId }).update({ confirmedAt: test.clock.now() });
    await tell();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('or none at all when the transaction that notes it fails, and then with the next look', async () => {
    const { email, alert } = await waiting();
    await stocked(alert.productId, near);
    const broken = { ...test.ctx, jobs: { ...test.ctx.jobs, within: () => ({ ...test.ctx.jobs, send: () => Promise.reject(new Error('away')) }) } };
    await expect(sendDueAlertsJob.handler(broken as never, {} as never)).rejects.toThrow('away');
    expect(await test.knex('mails').where({ recipientAddress: email })).toEqual([]);
    await tell();
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('What counts', () => {
  const cases: [string, Partial<AlertRow>, (productId: string) => Promise<unknown>, number][] = [
    ['any listed pharmacy', {}, (id) => stocked(id, far), 1],
    ['nothing in stock', {}, (id) => stocked(id, far, 649, { quantity: 0 }), 0],
    ['data older than three days', {}, (id) => stocked(id, near, 649, { confirmedAt: later(test.clock.now(), -73 * duration.hours) }), 0],
    ['uncertain data, as in the catalogue', {}, (id) => stocked(id, near, 649, { confirmedAt: later(test.clock.now(), -40 * duration.hours) }), 1],
    ['a price that is lower', { kind: 'price-below', priceCents: 650 }, (id) => stocked(id, near, 649), 1],
    ['a price that is the same', { kind: 'price-below', priceCents: 649 }, (id) => stocked(id, near, 649), 0],
    ['a lower price of nothing', { kind: 'price-below', priceCents: 650 }, (id) => stocked(id, near, 100, { quantity: 0 }), 0],
    ['a pharmacy in the area', inMunich, (id) => stocked(id, far), 1],
    ['a pharmacy outside of it', inMunich, (id) => stocked(id, near), 0],
    [
      'a cheap one outside and a dear one inside',
      { kind: 'price-below', priceCents: 650, ...inMunich },
      (id) => Promise.all([stocked(id, near, 600), stocked(id, far, 700)]),
      0,
    ],
    ['a request that is not confirmed', { status: 'pending' }, (id) => stocked(id, near), 0],
    ['what was there when it was asked for', { metAt: new Date(0), isTold: true }, (id) => stocked(id, near), 0],
    [
      'a product that is not sold any more',
      {},
      async (id) => Promise.all([stocked(id, near), test.knex('products').where({ id }).update({ publishedAt: null })]),
      0,
    ],
  ];
  it.each(cases)('%s', async (_what, fields, happen, mails) => {
    const { email, alert } = await waiting(fields);
    await happen(alert.productId);
    await tell();
    expect(await mailsTo(email)).toHaveLength(mails);
  });

  it('one pharmacy and no other, while it is listed', async () => {
    const { email, alert } = await waiting({ kind: 'at-pharmacy', pharmacyId: near.id });
    await stocked(alert.productId, far);
    await tell();
    const hidden = await buildPharmacy(test.knex, { isListed: false });
    const other = await waiting({ kind: 'at-pharmacy', pharmacyId: hidden.id });
    await stocked(other.alert.productId, hidden);
    await tell();
    expect(await mailsTo(other.email)).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
    await stocked(alert.productId, near);
    await tell();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('not a user who may not log in', async () => {
    const patient = await buildPatient(test.knex, { status: 'banned' });
    const alert = await buildAlert(test.knex, { userId: patient.id });
    await stocked(alert.productId, near);
    await tell();
    expect(await mailsTo(patient.email)).toEqual([]);
  });

  it('no user to whom the market does not show prices', async () => {
    const patient = await buildPatient(test.knex);
    const { id: productId } = await buildProduct(test.knex);
    const { email } = await waiting({ productId });
    await buildAlert(test.knex, { userId: patient.id, productId });
    await stocked(productId, near);
    const setting = async (value: string) => {
      test.clock.advance(1000);
      await test.knex('settings').insert({ key: 'market.visibility', value: JSON.stringify(value), validFrom: test.clock.now() });
    };
    await setting('closed');
    await tell();
    expect([await mailsTo(email), await mailsTo(patient.email)]).toEqual([[], []]);
    await setting('register');
    await tell();
    expect([(await mailsTo(email)).length, (await mailsTo(patient.email)).length]).toEqual([0, 1]);
    await setting('open');
    await tell();
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
