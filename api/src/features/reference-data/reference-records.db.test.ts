import type { ReferenceDetail, ReferenceRecord } from '@blattwerk/contract/reference-data/shapes';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildReference, type ReferenceRow } from '../../../../seeds/factories/references.ts';
import { buildAdmin } from '../../../../seeds/factories/users.ts';
import { inTransaction } from '../../kernel/ctx.ts';
import { idsOfNames } from './public.ts';

const base = '/api/v1/backoffice';
let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenOf(await buildAdmin(app.knex));
});
afterAll(() => app.close());

const read = async (id: string, kind = 'strains'): Promise<ReferenceDetail> => (await app.get(`${base}/${kind}/${id}`, admin).expect(200)).body;
const patch = (id: string, body: object, version = 1) => app.send('patch', `${base}/strains/${id}`, { version, ...body }, admin);
const merge = (id: string, intoId: string, kind = 'strains') => app.send('post', `${base}/${kind}/${id}/merge`, { intoId }, admin);
const undo = (id: string, kind = 'strains') => app.send('post', `${base}/${kind}/${id}/undo-merge`, {}, admin);
const importName = (name: string): Promise<string | undefined> => inTransaction(app.ctx, async (ctx) => (await idsOfNames(ctx, 'strains', [name])).get(name));
const strainOf = async (productId: string): Promise<string> => (await app.knex('products').where({ id: productId }).first('strainId')).strainId;
const strains = (...names: string[]): Promise<ReferenceRow[]> =>
  Promise.all(names.map((name) => buildReference(app.knex, 'strains', { name, slug: name.toLowerCase().replaceAll(' ', '-') })));

describe('merging', () => {
  test('moves the products, keeps name and address of the merged one, and can be undone', async () => {
    const [kept, merged] = (await strains('Ahorn Gold', 'Ahorngold')) as [ReferenceRow, ReferenceRow];
    const [own, moved] = [await buildProduct(app.knex, { strainId: kept.id }), await buildProduct(app.knex, { strainId: merged.id })];
    const answer: ReferenceDetail = (await merge(merged.id, kept.id).expect(200)).body;
    expect(answer).toMatchObject({ id: kept.id, productCount: 2, version: 2, abilities: ['update', 'merge'] });
    expect(answer.aliases).toMatchObject([{ id: merged.id, name: 'Ahorngold', slug: 'ahorngold', kind: 'merged', productCount: 1, abilities: ['undo-merge'] }]);
    expect(await read(merged.id)).toMatchObject({ mergedInto: { id: kept.id, name: 'Ahorn Gold' }, productCount: 0, abilities: ['undo-merge'], similar: [] });
    expect(await importName('AHORNGOLD')).toBe(kept.id);
    const listed = await app.get('/api/v1/clients/strains').expect(200);
    expect(listed.body.items.map(({ name }: { name: string }) => name)).toEqual(['Ahorn Gold']);

    expect((await undo(merged.id).expect(200)).body).toMatchObject({ id: merged.id, productCount: 1, mergedInto: null, abilities: ['update', 'merge'] });
    expect([await strainOf(own.id), await strainOf(moved.id)]).toEqual([kept.id, merged.id]);
    expect(await importName('Ahorngold')).toBe(merged.id);
    await undo(merged.id).expect(409, /invalid\.status/);
    const actions = await app.knex('audit_events').whereIn('objectId', [merged.id]).orderBy('id').select('action', 'before', 'after');
    expect(actions).toMatchObject([
      { action: 'strain.merge', before: { name: 'Ahorngold' }, after: { intoId: kept.id, products: 1 } },
      { action: 'strain.undo-merge', before: { intoId: kept.id }, after: { products: 1 } },
    ]);
  });

  test('goes on over several, and each can be undone in any order', async () => {
    const [first, second, third] = (await strains('Birke Eins', 'Birke Zwei', 'Birke Drei')) as [ReferenceRow, ReferenceRow, ReferenceRow];
    const products = await Promise.all([first, second, third].map(({ id }) => buildProduct(app.knex, { strainId: id })));
    await merge(first.id, second.id).expect(200);
    await merge(second.id, third.id).expect(200);
    expect(await read(third.id)).toMatchObject({ productCount: 3, aliases: expect.arrayContaining([expect.objectContaining({ id: first.id })]) });
    expect(await importName('Birke Eins')).toBe(third.id);
    await undo(first.id).expect(200);
    expect(await Promise.all(products.map(({ id }) => strainOf(id)))).toEqual([first.id, third.id, third.id]);
    await undo(second.id).expect(200);
    expect(await Promise.all(products.map(({ id }) => strainOf(id)))).toEqual([first.id, second.id, third.id]);
  });

  test('leaves a product where a user has put it meanwhile', async () => {
    const [kept, merged, other] = (await strains('Ceder Hof', 'Cederhof', 'Distel Hof')) as [ReferenceRow, ReferenceRow, ReferenceRow];
    const product = await buildProduct(app.knex, { strainId: merged.id });
    await merge(merged.id, kept.id).expect(200);
    await app.send('patch', `${base}/products/${product.id}`, { strain: 'Distel Hof', version: 2 }, admin).expect(200);
    await undo(merged.id).expect(200);
    expect(await strainOf(product.id)).toBe(other.id);
  });

  test('is refused into itself, into nothing, and where one of the two was merged before', async () => {
    const [kept, merged, other] = (await strains('Eiche Hell', 'Eichehell', 'Eiche Dunkel')) as [ReferenceRow, ReferenceRow, ReferenceRow];
    await merge(kept.id, kept.id).expect(422);
    await merge(kept.id, '0198c0de-0000-7000-8000-000000000000').expect(422);
    await merge(merged.id, kept.id).expect(200);
    await merge(merged.id, other.id).expect(409, /invalid\.status/);
    await merge(other.id, merged.id).expect(409, /invalid\.status/);
    await patch(merged.id, { name: 'Eiche Neu' }).expect(404);
  });

  test('a product that is given a merged name belongs to the one that stands', async () => {
    const [kept, merged] = (await strains('Fichte Nord', 'Fichtenord')) as [ReferenceRow, ReferenceRow];
    await merge(merged.id, kept.id).expect(200);
    const product = await buildProduct(app.knex, { strainId: merged.id });
    expect(await strainOf(product.id)).toBe(kept.id);
  });

  test.each(['manufacturers', 'growers'])('%s are merged in the same way', async (kind) => {
    const column = kind === 'manufacturers' ? 'manufacturerId' : 'growerId';
    const kept = await buildReference(app.knex, kind as 'growers');
    const merged = await buildReference(app.knex, kind as 'growers');
    const product = await buildProduct(app.knex, { [column]: merged.id });
    expect((await merge(merged.id, kept.id, kind).expect(200)).body).toMatchObject({ id: kept.id, productCount: 1, synonyms: [] });
    await undo(merged.id, kind).expect(200);
    expect((await app.knex('products').where({ id: product.id }).first(column))[column]).toBe(merged.id);
  });
});

describe('renaming', () => {
  test('moves the address, keeps the former name for imports, and can be turned round', async () => {
    const [strain] = (await strains('Ginster Weis')) as [ReferenceRow];
    const renamed: ReferenceDetail = (await patch(strain.id, { name: 'Ginster Weiß' }).expect(200)).body;
    expect(renamed).toMatchObject({ name: 'Ginster Weiß', slug: 'ginster-weiss', version: 2 });
    expect(renamed.aliases).toMatchObject([{ name: 'Ginster Weis', slug: 'ginster-weis', kind: 'former', abilities: [] }]);
    expect(await importName('Ginster Weis')).toBe(strain.id);
    await app.get(`${base}/strains/${renamed.aliases[0]!.id}`, admin).expect(404);
    await undo(renamed.aliases[0]!.id).expect(409);

    const back: ReferenceDetail = (await patch(strain.id, { name: 'Ginster Weis' }, 2).expect(200)).body;
    expect(back).toMatchObject({ name: 'Ginster Weis', slug: 'ginster-weis' });
    expect(back.aliases).toMatchObject([{ name: 'Ginster Weiß', slug: 'ginster-weiss', kind: 'former' }]);
  });

  test('keeps the address where it would be the same', async () => {
    const [strain] = (await strains('Heide 4')) as [ReferenceRow];
    expect((await patch(strain.id, { name: 'Heide #4' }).expect(200)).body).toMatchObject({ name: 'Heide #4', slug: 'heide-4' });
    expect(await importName('Heide 4')).toBe(strain.id);
    expect((await patch(strain.id, { name: 'HEIDE #4' }, 2).expect(200)).body).toMatchObject({ name: 'HEIDE #4', aliases: [{ name: 'Heide 4' }] });
  });

  test('is refused for a name that is taken, and for a stale version', async () => {
    const [one, other] = (await strains('Iris Blau', 'Iris Rot')) as [ReferenceRow, ReferenceRow];
    const taken = await patch(one.id, { name: 'iris rot' }).expect(409);
    expect(taken.body).toMatchObject({ code: 'reference.nameTaken', details: { id: other.id, name: 'Iris Rot' } });
    const stale = await patch(one.id, { name: 'Iris Gelb' }, 7).expect(409);
    expect(stale.body).toMatchObject({ code: 'server.conflict', details: { current: { name: 'Iris Blau' }, yours: { name: 'Iris Gelb' } } });
  });
});

describe('synonyms of strains', () => {
  test('are written anew, once each, without the strain’s own names', async () => {
    const [strain] = (await strains('Jasmin Kalk')) as [ReferenceRow];
    const { body } = await patch(strain.id, { synonyms: ['JK 4', 'jk 4', 'Jasmin Kalk', 'Kalkjasmin'] }).expect(200);
    expect(body.synonyms).toEqual(['JK 4', 'Kalkjasmin']);
    expect(await importName('kalkjasmin')).toBe(strain.id);
    expect((await patch(strain.id, { name: 'kalkjasmin' }, 2).expect(200)).body).toMatchObject({ name: 'kalkjasmin', synonyms: ['JK 4'] });
    expect((await patch(strain.id, { synonyms: [] }, 3).expect(200)).body.synonyms).toEqual([]);
  });

  test('go on meaning the strain after it was merged', async () => {
    const [kept, merged] = (await strains('Klee Süd', 'Klee West')) as [ReferenceRow, ReferenceRow];
    await patch(merged.id, { synonyms: ['Westklee'] }).expect(200);
    await merge(merged.id, kept.id).expect(200);
    expect(await importName('westklee')).toBe(kept.id);
    expect((await patch(kept.id, { synonyms: ['Westklee', 'Südklee'] }, 2).expect(200)).body.synonyms).toEqual(['Südklee']);
  });

  test('are never a word of another strain, nor of a manufacturer', async () => {
    const [one, other] = (await strains('Linde Alt', 'Linde Neu')) as [ReferenceRow, ReferenceRow];
    await patch(one.id, { synonyms: ['linde neu'] }).expect(409, /reference\.nameTaken/);
    await patch(other.id, { synonyms: ['Lindenblatt'] }).expect(200);
    await patch(one.id, { synonyms: ['lindenblatt'] }).expect(409, /reference\.nameTaken/);
    await patch(one.id, { name: 'lindenblatt' }).expect(409, /reference\.nameTaken/);
    const maker = await buildReference(app.knex, 'manufacturers');
    await app.send('patch', `${base}/manufacturers/${maker.id}`, { synonyms: ['Hof'], version: 1 }, admin).expect(400);
  });
});

test('the list shows what stands for itself with all its products, and finds by name', async () => {
  const filters = encodeURIComponent(JSON.stringify([{ field: 'name', operator: 'contains', value: 'birke' }]));
  const { body } = await app.get(`${base}/strains?filters=${filters}&sort=-productCount,name`, admin).expect(200);
  expect(body.items.map(({ name }: ReferenceRecord) => name)).toEqual(['Birke Drei', 'Birke Eins', 'Birke Zwei']);
  expect(body.total).toBe(3);
});

test('what may mean the same is named, the most likely first', async () => {
  const [strain] = (await strains('Mohn Silber', 'Mohnsilber', 'Mohn Silver', 'Nelke')) as [ReferenceRow];
  expect((await read(strain.id)).similar.map(({ name }) => name)).toEqual(['Mohnsilber', 'Mohn Silver']);
});
