import { maxTextBlocks } from '@blattwerk/contract/text-blocks/shapes';
import { buildDoctor } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

const base = '/api/v1/backoffice/text-blocks';
const block = { title: 'Verlauf', text: 'Bitte führen Sie ein Schmerztagebuch.' };
let app: TestApp;
let own: string;
let colleague: string;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  own = await app.tokenOf(await buildDoctor(app.knex));
  colleague = await app.tokenOf(await buildDoctor(app.knex));
});

const add = (body: object = block, by = own) => app.send('post', base, body, by);
const titles = async (by = own): Promise<string[]> => (await app.get(base, by).expect(200)).body.items.map(({ title }: { title: string }) => title);

describe('Text blocks', () => {
  it('are the doctor’s own, by title', async () => {
    await add({ ...block, title: 'verlauf' }).expect(201);
    await add({ ...block, title: 'Anfang' }).expect(201);
    await add({ ...block, title: 'Fremdes' }, colleague).expect(201);
    expect(await titles()).toEqual(['Anfang', 'verlauf']);
  });

  it('have a title once, whatever its letters; a colleague may have the same', async () => {
    await add().expect(201);
    const again = await add({ ...block, title: 'VERLAUF' }).expect(409);
    expect(again.body.code).toBe('textBlock.titleTaken');
    await add(block, colleague).expect(201);
  });

  it('are changed from the version that was read, and by their doctor alone', async () => {
    const { id, version } = (await add()).body;
    await app.send('patch', `${base}/${id}`, { text: 'Fremd', version }, colleague).expect(404);
    const changed = await app.send('patch', `${base}/${id}`, { text: 'Bitte notieren Sie Ihre Schmerzen.', version }, own).expect(200);
    expect(changed.body).toMatchObject({ title: 'Verlauf', text: 'Bitte notieren Sie Ihre Schmerzen.', version: 2 });
    const stale = await app.send('patch', `${base}/${id}`, { title: 'Älter', version }, own).expect(409);
    expect(stale.body).toMatchObject({ code: 'server.conflict', details: { current: { version: 2 }, yours: { title: 'Älter' } } });
  });

  it('are deleted by their doctor alone', async () => {
    const { id } = (await add()).body;
    await app.send('delete', `${base}/${id}`, {}, colleague).expect(404);
    await app.send('delete', `${base}/${id}`, {}, own).expect(204);
    expect(await titles()).toEqual([]);
  });

  it('end at their number, also when several are saved at once; a deleted one makes room', async () => {
    for (let one = 3; one <= maxTextBlocks; one += 1) await add({ ...block, title: `Baustein ${one}` }).expect(201);
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((title) => add({ ...block, title })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('textBlock.tooMany');
    const { items } = (await app.get(base, own)).body;
    await app.send('delete', `${base}/${items[0].id}`, {}, own).expect(204);
    await add({ ...block, title: 'wieder Platz' }).expect(201);
  });
});
