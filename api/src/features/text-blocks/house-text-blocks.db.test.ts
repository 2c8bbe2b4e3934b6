import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildAdmin, buildDoctor } from '../../../../seeds/factories/users.ts';

const office = '/api/v1/backoffice/house-text-blocks';
const block = { name: 'Schmerztagebuch', text: 'Bitte führen Sie ein Tagebuch.', language: 'de' };
let app: TestApp;
let admin: string;
let doctor: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenOf(await buildAdmin(app.knex));
  doctor = await app.tokenOf(await buildDoctor(app.knex));
});
afterAll(() => app.close());

const add = (body: object) => app.send('post', office, body, admin);
const offered = async (): Promise<object[]> => (await app.get('/api/v1/backoffice/text-blocks', doctor).expect(200)).body.house;

describe('Text blocks of the house', () => {
  it('are offered to every doctor while they are active', async () => {
    const { body } = await add({ ...block, indication: 'chronic-pain' }).expect(201);
    expect(await offered()).toEqual([
      { id: body.id, title: 'Schmerztagebuch', text: 'Bitte führen Sie ein Tagebuch.', language: 'de', indication: 'chronic-pain' },
    ]);
    await app.send('patch', `${office}/${body.id}`, { isActive: false, version: 1 }, admin).expect(200);
    expect(await offered()).toEqual([]);
  });

  it('have a name once in a language, whatever its letters', async () => {
    await add({ ...block, name: 'Unterlagen' }).expect(201);
    const again = await add({ ...block, name: 'UNTERLAGEN' }).expect(409);
    expect(again.body.code).toBe('textBlock.houseNameTaken');
    await add({ ...block, name: 'Unterlagen', language: 'en' }).expect(201);
  });

  it('are for one illness of the questionnaire, or for all', async () => {
    await add({ ...block, indication: 'other' }).expect(400);
    const { body } = await add({ ...block, name: 'Konzentration', indication: 'adhd' }).expect(201);
    const changed = await app.send('patch', `${office}/${body.id}`, { indication: null, version: 1 }, admin).expect(200);
    expect(changed.body).toMatchObject({ indication: null, version: 2 });
    expect(await app.knex('audit_events').where({ objectId: body.id }).orderBy('id').pluck('action')).toEqual([
      'house-text-block.create',
      'house-text-block.update',
    ]);
  });
});
