import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildAdmin, buildDoctor } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

const base = '/api/v1/backoffice/product-proposals';
let app: TestApp;
let tokens: { doctor: string; other: string; admin: string };
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  const [doctor, other, admin] = [await buildDoctor(app.knex), await buildDoctor(app.knex), await buildAdmin(app.knex)];
  tokens = { doctor: await app.tokenOf(doctor), other: await app.tokenOf(other), admin: await app.tokenOf(admin) };
});

const propose = async (name = 'Fichtenklee 25/1'): Promise<{ id: string }> =>
  (await app.send('post', base, { name, manufacturer: 'Nordlicht', category: 'flower', thc: 25, cbd: 1 }, tokens.doctor).expect(201)).body as { id: string };
const decide = (id: string, action: string, body: object, by = tokens.admin) => app.send('post', `${base}/${id}/${action}`, body, by);
const outcomeOf = async (id: string, by = tokens.doctor) => {
  const filters = encodeURIComponent(JSON.stringify([{ field: 'id', operator: 'eq', value: id }]));
  return (await app.get(`${base}?filters=${filters}`, by).expect(200)).body.items[0];
};

test('A proposal is seen by its doctor and by administrators, and by no other doctor', async () => {
  const { id } = await propose();
  expect(await outcomeOf(id)).toMatchObject({ name: 'Fichtenklee 25/1', status: 'open', abilities: [] });
  expect(await outcomeOf(id, tokens.admin)).toMatchObject({ abilities: ['add', 'merge', 'refuse'] });
  expect(await outcomeOf(id, tokens.other)).toBeUndefined();
});

test('It becomes a product of the catalogue, which its doctor finds', async () => {
  const { id } = await propose();
  await decide(id, 'add', { pzn: '12345679', name: 'Fichtenklee 25/1', category: 'flower', unit: 'g' }).expect(400);
  const body = { pzn: '12345678', name: 'Fichtenklee 25/1', category: 'flower', unit: 'g', manufacturer: 'Nordlicht', thc: 25, cbd: 1 };
  const added = await decide(id, 'add', body);
  expect([added.status, added.body.code]).toEqual([200, undefined]);
  const { product } = await outcomeOf(id);
  expect(product).toMatchObject({ name: 'Fichtenklee 25/1', pzn: '12345678' });
  expect((await app.get(`/api/v1/backoffice/products/${product.id}`, tokens.doctor).expect(200)).body).toMatchObject({ thc: 25, isPublished: true });
});

test('It is found to be a product that there is, or is refused with a reason; once decided it stays so', async () => {
  const { id: known } = await buildProduct(app.knex);
  const first = await propose();
  await decide(first.id, 'merge', { productId: first.id }).expect(404);
  await decide(first.id, 'merge', { productId: known }).expect(200);
  expect(await outcomeOf(first.id)).toMatchObject({ status: 'merged', product: { id: known } });
  const second = await propose('Kiefernharz');
  await decide(second.id, 'refuse', { reason: 'In Deutschland nicht zugelassen.' }).expect(200);
  expect(await outcomeOf(second.id)).toMatchObject({ status: 'refused', reason: 'In Deutschland nicht zugelassen.', product: null });
  expect((await decide(second.id, 'merge', { productId: known })).body.code).toBe('invalid.status');
});

test('Doctors decide nothing, and of two decisions at once one holds', async () => {
  const { id } = await propose();
  await decide(id, 'refuse', { reason: 'Nicht zugelassen.' }, tokens.doctor).expect(403);
  const { id: productId } = await buildProduct(app.knex);
  const answers = await Promise.all([decide(id, 'refuse', { reason: 'Nicht zugelassen.' }), decide(id, 'merge', { productId })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
