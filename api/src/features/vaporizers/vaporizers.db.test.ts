import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildAdmin } from '../../../../seeds/factories/users.ts';

const office = '/api/v1/backoffice/vaporizers';
let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenOf(await buildAdmin(app.knex));
});
afterAll(() => app.close());

const add = async (input: object) => (await app.send('post', office, input, admin).expect(201)).body;
const fitting = async (product: { category: 'flower' | 'extract' | 'vape'; cartridgeSystem?: string | null }): Promise<string[]> => {
  const { id, slug } = await buildProduct(app.knex, { category: product.category });
  await app
    .knex('products')
    .where({ id })
    .update({ cartridgeSystem: product.cartridgeSystem ?? null });
  const { body } = await app.get(`/api/v1/clients/products/${slug}`).expect(200);
  return body.vaporizers.map(({ name }: { name: string }) => name);
};

test('a product’s page names the listed devices that take it, and nothing where nothing is known', async () => {
  await add({ name: 'Ventil Tisch', manufacturer: 'Esche', takes: ['flower'] });
  await add({ name: 'Birke Duo', takes: ['flower', 'cartridge'], cartridgeSystem: '510' });
  await add({ name: 'Ahorn Pod', takes: ['cartridge'], cartridgeSystem: 'Ahorn' });
  await add({ name: 'Verborgen', takes: ['flower'], isListed: false });
  expect(await fitting({ category: 'flower' })).toEqual(['Birke Duo', 'Ventil Tisch']);
  expect(await fitting({ category: 'vape', cartridgeSystem: 'ahorn' })).toEqual(['Ahorn Pod']);
  expect(await fitting({ category: 'vape', cartridgeSystem: 'anders' })).toEqual([]);
  expect(await fitting({ category: 'vape' })).toEqual([]);
  expect(await fitting({ category: 'extract', cartridgeSystem: '510' })).toEqual([]);
  const { items } = (await app.get('/api/v1/clients/vaporizers').expect(200)).body;
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['Ahorn Pod', 'Birke Duo', 'Ventil Tisch']);
});

test('the catalogue finds vapes by the system of their cartridge in any case, and counts a system once', async () => {
  const of = async (name: string, category: 'vape' | 'extract', cartridgeSystem: string | null) => {
    const { id } = await buildProduct(app.knex, { name, category });
    await app.knex('products').where({ id }).update({ cartridgeSystem });
  };
  await of('Weide Eins', 'vape', 'Weide');
  await of('Weide Zwei', 'vape', 'weide');
  await of('Weide offen', 'vape', null);
  await of('Weide Tropfen', 'extract', 'Weide');
  const { body } = await app.get('/api/v1/clients/products?q=Weide&cartridgeSystem=WEIDE').expect(200);
  expect(body.items.map(({ name }: { name: string }) => name).sort()).toEqual(['Weide Eins', 'Weide Zwei']);
  expect(body.facets.cartridgeSystem).toMatchObject([{ count: 2 }]);
});

test('cartridges and their system go together', async () => {
  const { body } = await app.send('post', office, { name: 'Ohne System', takes: ['cartridge'] }, admin).expect(400);
  expect(body.details.fields).toMatchObject([{ path: 'cartridgeSystem' }]);
  const both = await add({ name: 'Erle', takes: ['cartridge'], cartridgeSystem: '510' });
  const { body: changed } = await app.send('patch', `${office}/${both.id}`, { takes: ['flower'], version: 1 }, admin).expect(200);
  expect(changed).toMatchObject({ takes: ['flower'], cartridgeSystem: null, version: 2 });
  expect(await app.knex('audit_events').where({ objectId: both.id, action: 'vaporizer.update' }).first('before', 'after')).toEqual({
    before: { takes: ['cartridge'], cartridgeSystem: '510' },
    after: { takes: ['flower'], cartridgeSystem: null },
  });
});

test('a name is there once, and a stale change is refused with both states', async () => {
  const { id } = await add({ name: 'Einmal', takes: ['flower'] });
  await app.send('post', office, { name: 'EINMAL', takes: ['flower'] }, admin).expect(409);
  await app.send('patch', `${office}/${id}`, { manufacturer: 'Linde', version: 1 }, admin).expect(200);
  const stale = await app.send('patch', `${office}/${id}`, { manufacturer: 'Weide', version: 1 }, admin).expect(409);
  expect(stale.body.details).toMatchObject({ current: { manufacturer: 'Linde' }, yours: { manufacturer: 'Weide' } });
  expect(await app.knex('audit_events').where({ objectId: id }).orderBy('id').pluck('action')).toEqual(['vaporizer.create', 'vaporizer.update']);
});
