import type { Selection } from '@blattwerk/contract/selections/shapes';
import { buildPharmacy, buildStock } from '../../../../seeds/factories/pharmacies.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration, later } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Asked {
  amounts?: number[];
  zipCode?: string;
  sort?: string;
}
const ask = (productIds: string[], { amounts, ...rest }: Asked = {}, token?: string) => {
  const query = new URLSearchParams({ ...rest });
  for (const [at, id] of productIds.entries()) {
    query.append('productIds', id);
    query.append('amounts', String(amounts?.[at] ?? 10));
  }
  return test.get(`/api/v1/clients/selection?${query.toString()}`, token);
};
const read = async (productIds: string[], asked: Asked = {}, token?: string): Promise<Selection> => (await ask(productIds, asked, token).expect(200)).body;
const stock = (pharmacyId: string, productId: string, quantity: number, priceCents = 800) =>
  buildStock(test.knex, { pharmacyId, productId, quantity, priceCents, confirmedAt: test.clock.now() });
const setVisibility = (value: string) => {
  test.clock.advance(duration.seconds);
  return test.knex('settings').insert({ key: 'market.visibility', value: JSON.stringify(value), validFrom: test.clock.now() });
};

/** Two products, one pharmacy with both, one with the first only. */
const market = async () => {
  const [first, second] = [await buildProduct(test.knex), await buildProduct(test.knex, { thc: 18 })];
  const [both, one] = [await buildPharmacy(test.knex), await buildPharmacy(test.knex)];
  await stock(both.id, first.id, 120, 900);
  await stock(both.id, second.id, 30, 700);
  await stock(one.id, first.id, 60, 500);
  return { first, second, both, one };
};

describe('A selection', () => {
  it('says who has all of it with the total, who only a part and what is missing, and what narrows it', async () => {
    const { first, second, both, one } = await market();
    const body = await read([first.id, second.id], { amounts: [10, 5] });
    expect(body).toMatchObject({ holdingAll: 1, total: 2, gone: [], sort: 'price', fromTotalCents: 10 * 900 + 5 * 700 });
    expect(body.pharmacies.map(({ pharmacy, hasAll, totalCents, missing }) => [pharmacy.id, hasAll, totalCents, missing])).toEqual([
      [both.id, true, 10 * 900 + 5 * 700, []],
      [one.id, false, 10 * 500, [second.id]],
    ]);
    expect(body.lines.map(({ product, pharmacyCount, withoutCount }) => [product.id, pharmacyCount, withoutCount])).toEqual([
      [first.id, 2, 1],
      [second.id, 1, 2],
    ]);
  });

  it('gives the same answer for every stock of one band, whatever amounts are asked for', async () => {
    const product = await buildProduct(test.knex);
    const pharmacy = await buildPharmacy(test.knex);
    await stock(pharmacy.id, product.id, 1);
    const amounts = [0.5, 1, 2, 7, 48, 49, 50, 51, 99, 100];
    const answers = async (quantity: number): Promise<string> => {
      await test.knex('stock').where({ pharmacyId: pharmacy.id }).update({ quantity });
      const bodies: unknown[] = [];
      for (const amount of amounts) bodies.push((await read([product.id], { amounts: [amount] })).pharmacies);
      return JSON.stringify(bodies);
    };
    const few = await answers(1);
    for (const quantity of [2, 7, 48, 49]) expect(await answers(quantity)).toBe(few);
    const plenty = await answers(50);
    for (const quantity of [51, 99, 100, 5000]) expect(await answers(quantity)).toBe(plenty);
    expect(plenty).not.toBe(few);
  });

  it('goes by distance when a postal code is given, and refuses one that does not exist', async () => {
    const { first } = await market();
    await test.knex('postal_areas').insert({ prefix: '101', state: 'BE', lat: 52.53, lon: 13.38 });
    expect(await read([first.id], { zipCode: '10115' })).toMatchObject({ sort: 'distance' });
    await ask([first.id], { zipCode: '00000' }).expect(422, /invalid\.zip\.code/);
    await ask([first.id], { sort: 'distance' }).expect(400);
  });

  it('leaves out stock unconfirmed for too long, and offers the closest products for one that no pharmacy has', async () => {
    const wanted = await buildProduct(test.knex, { category: 'extract', genetics: 'sativa', thc: 10, cbd: 10 });
    const [near, far, same] = [
      await buildProduct(test.knex, { category: 'extract', genetics: 'sativa', thc: 11, cbd: 10 }),
      await buildProduct(test.knex, { category: 'extract', genetics: 'sativa', thc: 25, cbd: 1 }),
      await buildProduct(test.knex, { category: 'extract', genetics: 'indica', thc: 10, cbd: 10 }),
    ];
    const pharmacy = await buildPharmacy(test.knex);
    for (const { id } of [near, far, same]) await stock(pharmacy.id, id, 80);
    await buildStock(test.knex, { pharmacyId: pharmacy.id, productId: wanted.id, quantity: 80, confirmedAt: later(test.clock.now(), -80 * duration.hours) });
    const [line] = (await read([wanted.id])).lines;
    expect(line).toMatchObject({ pharmacyCount: 0 });
    expect(line?.alternatives.map(({ id }) => id)).toEqual([same.id, near.id, far.id]);
  });

  it('names products that left the catalogue and goes on with the rest', async () => {
    const { first } = await market();
    const hidden = await buildProduct(test.knex, { publishedAt: null });
    const unknown = newId();
    expect(await read([hidden.id, first.id, unknown])).toMatchObject({ gone: [hidden.id, unknown], lines: [{ product: { id: first.id } }] });
  });

  it('takes one to three different products with an amount each, within what can be wished for 30 days', async () => {
    const { first, second } = await market();
    await ask([]).expect(400);
    await ask([first.id, first.id]).expect(400);
    await ask([first.id, second.id, newId(), newId()]).expect(400);
    await ask([first.id], { amounts: [101] }).expect(400);
    await test.get(`/api/v1/clients/selection?productIds=${first.id}&productIds=${second.id}&amounts=5`).expect(400);
  });

  it('keeps prices, totals and any order by them from visitors who must register, and everything while the market is closed', async () => {
    const { first, second, both, one } = await market();
    const token = await test.tokenOf(await buildPatient(test.knex));
    await setVisibility('register');
    const body = await read([first.id], { sort: 'price' });
    expect(body.pharmacies.every(({ totalCents, offers }) => totalCents === null && offers.every(({ priceCents }) => priceCents === null))).toBe(true);
    expect(body.fromTotalCents).toBeNull();
    expect(body.lines[0]?.product).toMatchObject({ fromPriceCents: null, image: null });
    const shown = body.pharmacies.map(({ pharmacy }) => pharmacy.id);
    await test.knex('stock').where({ pharmacyId: both.id }).update({ priceCents: 1 });
    await test.knex('stock').where({ pharmacyId: one.id }).update({ priceCents: 9999 });
    expect((await read([first.id], { sort: 'price' })).pharmacies.map(({ pharmacy }) => pharmacy.id)).toEqual(shown);
    expect((await read([first.id, second.id], {}, token)).pharmacies[0]?.totalCents).toBe(20);
    await setVisibility('closed');
    await ask([first.id]).expect(401);
    await ask([first.id], {}, token).expect(403);
    await setVisibility('open');
  });
});
