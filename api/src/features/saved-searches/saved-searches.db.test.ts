import { maxSavedSearches } from '@blattwerk/contract/saved-searches/shapes';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildSavedSearch } from '../../../../seeds/factories/saved-searches.ts';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

const base = '/api/v1/clients/saved-searches';
let test: TestApp;
let patient: { id: string };
let token: string;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());
beforeEach(async () => {
  const person = await buildPatient(test.knex);
  patient = person;
  token = await test.tokenOf(person);
});

const save = (name: string, search = 'category=extract&thcMin=30', as = token) => test.send('post', base, { name, search }, as);
const list = async (as = token) => (await test.get(base, as).expect(200)).body.items;

describe('A saved search', () => {
  it('keeps the filters in their one writing, and says what they find now', async () => {
    for (const thc of [12, 31, 40]) await buildProduct(test.knex, { category: 'extract', thc });
    const saved = await save('Starke Extrakte', '?thcMin=30.0&category=extract&category=extract').expect(201);
    expect(saved.body).toMatchObject({ name: 'Starke Extrakte', search: 'category=extract&thcMin=30', total: 2 });
    await buildProduct(test.knex, { category: 'extract', thc: 50 });
    expect(await list()).toEqual([{ ...saved.body, total: 3 }]);
  });

  it('holds nothing that the catalogue does not understand', async () => {
    for (const search of ['', 'sort=name', 'note=Rückenschmerzen', 'category=tea', 'radiusKm=10', 'category=flower&page=2', `q=${'x'.repeat(101)}`]) {
      await save('Anderes', search).expect(400);
    }
    await save('Dort', 'zipCode=00000').expect(422, /invalid\.zip\.code/);
    await save('', 'category=flower').expect(400);
    await save('x'.repeat(81), 'category=flower').expect(400);
    expect(await list()).toEqual([]);
  });

  it('has its name once, whatever its letters, and can be renamed and forgotten', async () => {
    const first = (await save('Blüten').expect(201)).body;
    const second = (await save('Extrakte').expect(201)).body;
    const again = [await save('BLÜTEN', 'category=vape'), await test.send('patch', `${base}/${second.id}`, { name: 'blüten' }, token)];
    expect(again.map(({ status, body }) => [status, body.code])).toEqual(again.map(() => [409, 'savedSearch.nameTaken']));
    await test.send('patch', `${base}/${second.id}`, { name: 'Am Abend' }, token).expect(200);
    await test.send('delete', `${base}/${first.id}`, undefined, token).expect(204);
    await test.send('delete', `${base}/${first.id}`, undefined, token).expect(404);
    expect(await list()).toMatchObject([{ id: second.id, name: 'Am Abend' }]);
    await save('Blüten', 'category=flower', await test.tokenOf(await buildPatient(test.knex))).expect(201);
  });

  it('is one of at most twenty, also when they are saved at once; a place that became free is taken again', async () => {
    const answers = await Promise.all(Array.from({ length: maxSavedSearches + 3 }, (_, at) => save(`Suche ${at}`)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array.from({ length: 3 }, () => [409, 'savedSearch.tooMany']));
    const [any] = await list();
    expect(await list()).toHaveLength(maxSavedSearches);
    await test.send('delete', `${base}/${any.id}`, undefined, token).expect(204);
    await save('Wieder eine').expect(201);
  });

  it('stays when it cannot be counted: around a postal code that left the table, while the market is closed, after a filter is no more', async () => {
    await buildSavedSearch(test.knex, { userId: patient.id, place: 1, name: 'Dort', search: 'zipCode=00000' });
    await buildSavedSearch(test.knex, { userId: patient.id, place: 2, name: 'Alt', search: 'aroma=citrus' });
    expect((await list()).map(({ total }: { total: unknown }) => total)).toEqual([null, null]);
    await save('Offen').expect(201);
    test.clock.advance(1000);
    await test.knex('settings').insert({ key: 'market.visibility', value: '"closed"', validFrom: test.clock.now() });
    expect((await list()).map(({ total }: { total: unknown }) => total)).toEqual([null, null, null]);
  });
});
