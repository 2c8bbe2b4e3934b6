import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { newId } from '../../kernel/ids.ts';

const base = '/api/v1/clients';
let app: TestApp;
let birch: string;
let amber: string;
let hidden: string;
beforeAll(async () => {
  app = await startTestApp();
  birch = (await buildProduct(app.knex, { name: 'Birke 25/1' })).id;
  amber = (await buildProduct(app.knex, { name: 'Amber 20/1' })).id;
  hidden = (await buildProduct(app.knex, { publishedAt: null })).id;
});
afterAll(() => app.close());

const idsOf = async (token: string): Promise<string[]> => (await app.get(`${base}/favorite-products/ids`, token).expect(200)).body.productIds;

test('what a browser kept before signing in is taken over once, however often it is handed over', async () => {
  const own = await app.tokenOf(await buildPatient(app.knex));
  const hand = (productIds: string[]) => app.send('post', `${base}/favorite-products`, { productIds }, own).expect(200);
  await hand([birch, hidden, newId()]);
  const answers = await Promise.all([hand([birch, amber, birch]), hand([amber, birch])]);
  for (const { body } of answers) expect((body.productIds as string[]).toSorted()).toEqual([birch, amber].toSorted());
  expect((await idsOf(own)).toSorted()).toEqual([birch, amber].toSorted());
  const other = await app.tokenOf(await buildPatient(app.knex));
  expect(await idsOf(other)).toEqual([]);
});

test('a state that is asked for by name holds however often it is asked for; without a name it is the other one', async () => {
  const own = await app.tokenOf(await buildPatient(app.knex));
  const press = async (isFavorite?: boolean) =>
    (await app.send('post', `${base}/products/toggle-favorite`, { productId: birch, isFavorite }, own).expect(200)).body.isFavorite as boolean;
  expect([await press(true), await press(true), await press(), await press(false), await press()]).toEqual([true, true, false, false, true]);
});

test('products are found by their ids, published ones only, without a login', async () => {
  const found = await app.get(`${base}/selected-products?productId=${birch}&productId=${hidden}`).expect(200);
  expect(found.body).toMatchObject({ total: 1, items: [{ id: birch }] });
  await app.get(`${base}/selected-products`).expect(200, { items: [], total: 0 });
});
