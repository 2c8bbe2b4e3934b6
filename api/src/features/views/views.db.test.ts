import { mostViews } from '@blattwerk/contract/views/shapes';
import { buildAdmin, buildDoctor, buildPharmacyUser } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  test = await startTestApp();
  tokens['admin'] = await test.tokenOf(await buildAdmin(test.knex));
  tokens['other admin'] = await test.tokenOf(await buildAdmin(test.knex));
  tokens['doctor'] = await test.tokenOf(await buildDoctor(test.knex));
  tokens['colleague'] = await test.tokenOf(await buildDoctor(test.knex));
  tokens['pharmacy'] = await test.tokenOf(await buildPharmacyUser(test.knex));
});
afterAll(() => test.close());

const state = {
  filters: [
    {
      operator: 'or',
      value: [
        { field: 'dueAt', operator: 'between', value: 'last-7-days' },
        { field: 'doctorId', operator: 'eq', value: 'me' },
      ],
    },
  ],
  sort: '-dueAt',
  q: 'anna',
  columns: ['number', { field: 'dueAt', width: 180, pin: 'left' }],
  density: 'compact',
};
const nested = (depth: number): object => (depth === 0 ? { field: 'number', operator: 'eq', value: '1' } : { operator: 'and', value: [nested(depth - 1)] });
const path = '/api/v1/backoffice/views';
const save = (who: string, more: object) => test.send('post', path, { resource: 'treatments', scope: 'private', state, ...more }, tokens[who]);
const change = (who: string, id: string, body: object) => test.send('patch', `${path}/${id}`, body, tokens[who]);
const list = async (who: string, resource = 'treatments') => (await test.get(`${path}?resource=${resource}`, tokens[who]).expect(200)).body;
const names = async (who: string) => (await list(who)).items.map(({ name }: { name: string }) => name);

it('a view is kept as it was sent and is its maker’s alone', async () => {
  const { body } = await save('doctor', { name: 'Meine' }).expect(201);
  expect(body).toMatchObject({ name: 'Meine', scope: 'private', role: 'doctor', state, isOwn: true, version: 1 });
  expect(await names('doctor')).toEqual(['Meine']);
  expect(await names('colleague')).toEqual([]);
  expect((await list('doctor', 'patients')).items).toEqual([]);
  await change('colleague', body.id, { name: 'Deine', version: 1 }).expect(404);
});

it('only administrators share, and the role is their own', async () => {
  for (const scope of ['role', 'everyone']) await save('doctor', { name: 'Geteilt', scope }).expect(403);
  const { body: ofRole } = await save('admin', { name: 'Verwaltung', scope: 'role' }).expect(201);
  const { body: ofAll } = await save('admin', { name: 'Alle', scope: 'everyone' }).expect(201);
  expect(await names('other admin')).toEqual(['Alle', 'Verwaltung']);
  expect(await names('pharmacy')).toEqual(['Alle']);
  await change('pharmacy', ofAll.id, { name: 'Unsere', version: 1 }).expect(403);
  await test.send('delete', `${path}/${ofAll.id}`, {}, tokens['pharmacy']).expect(403);
  await change('other admin', ofRole.id, { name: 'Büro', version: 1 }).expect(200);
  const [entry] = await test.knex('audit_events').where({ objectId: ofRole.id, action: 'view.update' });
  expect(JSON.stringify(entry)).not.toContain('anna');
  await test.send('delete', `${path}/${ofRole.id}`, {}, tokens['other admin']).expect(204);
  expect(await names('admin')).toEqual(['Alle']);
});

it('a name is taken once by those who see it, in any letters, also by two at once', async () => {
  const answers = await Promise.all(['Dringend', 'dringend'].map((name) => save('doctor', { name })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('view.nameTaken');
  await save('colleague', { name: 'Dringend' }).expect(201);
});

it('a new default takes the place of the one before', async () => {
  const { body: first } = await save('colleague', { name: 'Erste', isDefault: true }).expect(201);
  const { body: second } = await save('colleague', { name: 'Zweite' }).expect(201);
  await change('colleague', second.id, { isDefault: true, version: 1 }).expect(200);
  const found = (await list('colleague')).items.filter(({ isDefault }: { isDefault: boolean }) => isDefault);
  expect(found.map(({ id }: { id: string }) => id)).toEqual([second.id]);
  expect(first.isDefault).toBe(true);
});

it('how a list was left is kept for each person', async () => {
  const layout = { columns: ['number'], density: 'roomy' };
  for (const density of ['compact', 'roomy'])
    await test.send('post', `${path}/layout`, { resource: 'treatments', layout: { ...layout, density } }, tokens['doctor']);
  expect((await list('doctor')).layout).toEqual(layout);
  expect((await list('colleague')).layout).toBeNull();
});

it.each([
  ['groups within groups without end', { filters: [nested(4)] }],
  ['a width that no screen has', { columns: [{ field: 'number', width: 5 }] }],
])('%s are refused', async (_what, wrong) => {
  await save('doctor', { name: 'Falsch', state: { ...state, ...wrong } }).expect(400);
});

it('a person keeps as many views of a list as there is room for in its menu', async () => {
  for (let count = 0; count < mostViews; count += 1) await save('other admin', { name: `Ansicht ${count}`, resource: 'products', state: {} }).expect(201);
  expect((await save('other admin', { name: 'Eine zu viel', resource: 'products', state: {} })).body.code).toBe('view.tooMany');
});
