import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newId } from '../../kernel/ids.ts';

const office = '/api/v1/backoffice';
let test: TestApp;
let admin: string;
let adminId: string;
beforeAll(async () => {
  test = await startTestApp();
  const user = await buildAdmin(test.knex);
  adminId = user.id;
  admin = await test.tokenOf(user);
});
afterAll(() => test.close());

const start = async (resource: string, body: object, token = admin) => (await test.send('post', `${office}/${resource}/bulk`, body, token).expect(200)).body;
const state = async (id: string) => (await test.get(`${office}/bulk/${id}`, admin).expect(200)).body;
const results = async (id: string): Promise<{ id: string; status: string; reason?: string }[]> =>
  (await test.get(`${office}/bulk/${id}/results`, admin).expect(200)).body.items;
const isPromoted = async (id: string): Promise<boolean> => (await test.knex('products').where({ id }).first('isPromoted')).isPromoted;

describe('A bulk action', () => {
  it('says how many it would change and why not the others, and writes nothing', async () => {
    const plain = await buildProduct(test.knex, { isPromoted: false });
    const promoted = await buildProduct(test.knex, { isPromoted: true });
    const ids = [plain.id, promoted.id, newId(), plain.id];
    expect(await start('products', { action: 'promote', ids, dryRun: true })).toEqual({
      id: null,
      total: 3,
      allowed: 1,
      skipped: expect.arrayContaining([
        { reason: 'unchanged', count: 1 },
        { reason: 'notFound', count: 1 },
      ]),
    });
    expect(await isPromoted(plain.id)).toBe(false);
    expect(await test.knex('bulk_actions')).toEqual([]);
  });

  it('changes all that match, once each, with an entry in the audit log each, and is taken back once', async () => {
    const products = [];
    for (let count = 0; count < 23; count += 1) products.push(await buildProduct(test.knex, { name: `Sammelgut ${count}`, isPromoted: count === 0 }));
    const { id, total, allowed } = await start('products', { action: 'promote', filters: [{ field: 'name', operator: 'contains', value: 'Sammelgut' }] });
    expect([total, allowed]).toEqual([23, 22]);
    await test.context.jobs.send('bulk-actions.run', { bulkId: id });
    await test.runJobs();
    const done = await state(id);
    expect(done).toMatchObject({ status: 'done', done: 22, failed: 0, skipped: 1, undoUrl: `/api/v1/backoffice/bulk/${id}/undo` });
    const entries = await test.knex('audit_events').where({ requestId: id, action: 'product.update', actorId: adminId });
    expect(new Set(entries.map(({ objectId }) => objectId)).size).toBe(22);
    expect(entries).toHaveLength(22);
    expect((await results(id))[0]).toMatchObject({ id: products[0]?.id, status: 'skipped', reason: 'unchanged', title: 'Sammelgut 0' });
    const undone = (await test.send('post', done.undoUrl, {}, admin).expect(200)).body;
    await test.runJobs();
    expect(await state(undone.id)).toMatchObject({ status: 'done', done: 22, action: 'unpromote' });
    expect(await isPromoted(products[1]?.id ?? '')).toBe(false);
    expect(await isPromoted(products[0]?.id ?? '')).toBe(true);
    expect((await test.send('post', done.undoUrl, {}, admin)).body.code).toBe('bulk.notUndoable');
  });

  it('asks for the reason that the single action needs, and keeps it', async () => {
    const { id: patientId } = await buildPatient(test.knex);
    const refused = await test.send('post', `${office}/patients/bulk`, { action: 'ban', ids: [patientId] }, admin);
    expect([refused.status, refused.body.details.fields[0].path]).toEqual([400, 'values.reason']);
    const { id } = await start('patients', { action: 'ban', ids: [patientId], values: { reason: 'Missbrauch der Hotline' } });
    await test.runJobs();
    expect((await test.knex('users').where({ id: patientId }).first('status')).status).toBe('banned');
    expect((await test.knex('audit_events').where({ objectId: id, action: 'bulk.start' }).first()).reason).toBe('Missbrauch der Hotline');
  });

  it('says what failed for which record and goes on with the others', async () => {
    const doctor = await buildDoctor(test.knex);
    const { id } = await start('people', { action: 'deactivate', ids: [adminId, doctor.id], values: { reason: 'Ende der Probezeit' } });
    await test.runJobs();
    const byId = new Map((await results(id)).map((one) => [one.id, one]));
    expect(byId.get(doctor.id)?.status).toBe('done');
    expect(byId.get(adminId)?.status).not.toBe('done');
  });

  it('refuses more records than are set', async () => {
    await test.knex('settings').insert({ key: 'bulk.mostRecords', value: '1', validFrom: test.clock.now() });
    const ids = [newId(), newId()];
    expect((await test.send('post', `${office}/products/bulk`, { action: 'promote', ids }, admin)).body.code).toBe('bulk.tooMany');
  });
});
