import request from 'supertest';
import { buildProduct, testPzn } from '../../../../seeds/factories/products.ts';
import { buildStock } from '../../../../seeds/factories/pharmacies.ts';
import { buildAdmin, buildDoctor } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration } from '../../kernel/clock.ts';

const office = '/api/v1/backoffice';
let app: TestApp;
let admin: string;
let adminId: string;
beforeAll(async () => {
  app = await startTestApp();
  const user = await buildAdmin(app.knex);
  adminId = user.id;
  admin = await app.tokenOf(user);
});
afterAll(() => app.close());

const send = (resource: string, text: string | Buffer, token = admin): request.Test =>
  request(app.app)
    .post(`${office}/${resource}/imports`)
    .set('Authorization', `Bearer ${token}`)
    .attach('file', Buffer.from(text as string), 'liste.csv');
const upload = async (resource: string, text: string) => (await send(resource, text).expect(200)).body;
const step = async (id: string, name: string, body: object = {}) => (await app.send('post', `${office}/imports/${id}/${name}`, body, admin).expect(200)).body;
const read = async (id: string) => (await app.get(`${office}/imports/${id}`, admin).expect(200)).body;
const commit = async (id: string) => {
  await step(id, 'commit');
  await app.runJobs();
  return read(id);
};
const counts = ({ created, updated, unchanged, skipped }: Record<string, unknown>) => ({ created, updated, unchanged, skipped });
const product = (pzn: string) => app.knex('products').where({ pzn }).first();

const head = 'PZN;Name;Art;Einheit;Hersteller;THC';
const [fresh, known, same] = [testPzn(7001), testPzn(7002), testPzn(7003)];
const file = [
  head,
  `${fresh};Ahorn 20/1;Blüte;g;Waldhof;20`,
  `${known};Birke neu;;;;`,
  `${same};Ceder;;;;`,
  `${testPzn(7004)};Douglasie;Tee;g;;`,
  `${fresh};Ahorn doppelt;;;;`,
].join('\n');

describe('An import', () => {
  beforeAll(async () => {
    await buildProduct(app.knex, { pzn: known, name: 'Birke' });
    await buildProduct(app.knex, { pzn: same, name: 'Ceder' });
  });

  it('is tried first: the dry run counts what the commit then does, and leaves nothing', async () => {
    const { id, columns, mapping, total, stage } = await upload('products', file);
    expect([columns.length, mapping.pzn, mapping.cbd, total, stage]).toEqual([6, 'PZN', null, 5, 'upload']);
    const tried = await step(id, 'dry-run');
    expect(counts(tried)).toEqual({ created: 1, updated: 1, unchanged: 1, skipped: 2 });
    expect(tried.errors.map(({ line, field, code }: { line: number; field?: string; code: string }) => [line, field, code])).toEqual([
      [5, 'category', 'value.unknown'],
      [6, undefined, 'row.duplicate'],
    ]);
    expect([await product(fresh), (await product(known)).name]).toEqual([undefined, 'Birke']);
    expect(await app.knex('audit_events').where({ requestId: id })).toEqual([]);
    const done = await commit(id);
    expect([done.stage, done.status, counts(done)]).toEqual(['commit', 'done', counts(tried)]);
    expect(done.errors).toEqual(tried.errors);
    expect([(await product(fresh)).name, (await product(known)).name]).toEqual(['Ahorn 20/1', 'Birke neu']);
    const entries = await app.knex('audit_events').where({ requestId: id, actorId: adminId }).orderBy('action').pluck('action');
    expect(entries).toEqual(['product.create', 'product.update']);
    expect((await app.send('post', `${office}/imports/${id}/commit`, {}, admin)).body.code).toBe('import.alreadyCommitted');
    const errors = await app.get(`${office}/imports/${id}/errors`, admin).expect(200).buffer(true);
    expect(errors.text ?? String(errors.body)).toContain('Douglasie');
  });

  it('brings rows in together, yet each stands for itself: one that is refused takes none with it, and each has its line in the audit log', async () => {
    const pzns = Array.from({ length: 60 }, (_, at) => testPzn(7100 + at));
    const taken = pzns[20];
    const lines = pzns.map((pzn, at) => `${pzn};Reihe ${at % 3};${at === 7 ? 'Tee' : 'flower'};g;Hof ${at % 2};20`);
    const { id } = await upload('products', [head, ...lines].join('\n'));
    const tried = await step(id, 'dry-run');
    expect(counts(tried)).toEqual({ created: 59, updated: 0, unchanged: 0, skipped: 1 });
    expect(counts(await commit(id))).toEqual(counts(tried));
    expect([(await product(taken ?? '')).slug, await product(pzns[7] ?? '')]).toEqual([expect.stringMatching(/^reihe-2(-\d+)?$/), undefined]);
    const objects = async (requestId: string, action: string): Promise<string[]> =>
      (await app.knex('audit_events').where({ requestId, action }).select('objectId')).map(({ objectId }) => objectId);
    expect(new Set(await objects(id, 'product.create')).size).toBe(59);
    const faults = await app.knex.raw('SELECT fault FROM audit_chains, audit_faults(chain)');
    expect(faults.rows).toEqual([]);
    // The update says nothing new and is rolled back, and its line of the audit log with it.
    const same = await upload('products', [head, `${pzns[0]};;;;HOF 0;`, `${pzns[1]};Reihe neu;;;;`].join('\n'));
    expect(counts(await commit(same.id))).toEqual({ created: 0, updated: 1, unchanged: 1, skipped: 0 });
    expect(await objects(same.id, 'product.update')).toEqual([(await product(pzns[1] ?? '')).id]);
  });

  it('run twice by the job changes nothing twice; the same file again is noticed and all of it unchanged; its columns are remembered', async () => {
    const again = await upload('products', file);
    expect([again.repeats.by.length > 0, again.mappingFrom]).toEqual([true, 'remembered']);
    await step(again.id, 'commit');
    await app.context.jobs.send('list-imports.run', { importId: again.id });
    await app.runJobs();
    expect(counts(await read(again.id))).toEqual({ created: 0, updated: 0, unchanged: 3, skipped: 2 });
    expect((await product(known)).version).toBe(2);
  });

  it('is taken back, but not where a record was changed since or is needed by others', async () => {
    const [first, second, third] = [testPzn(7011), testPzn(7012), testPzn(7013)];
    const edited = await buildProduct(app.knex, { pzn: testPzn(7014), name: 'Eibe' });
    const lines = [first, second, third].map((pzn) => `${pzn};Fichte ${pzn};flower;g;;`);
    const { id } = await upload('products', [head, ...lines, `${edited.pzn};Eibe neu;;;;`].join('\n'));
    expect(counts(await commit(id))).toEqual({ created: 3, updated: 1, unchanged: 0, skipped: 0 });
    await app.knex('products').where({ pzn: second }).update({ version: 2 });
    await buildStock(app.knex, { productId: (await product(third)).id });
    await step(id, 'undo');
    await app.runJobs();
    const { undo, stage, status } = await read(id);
    expect([stage, status]).toEqual(['undo', 'done']);
    expect([await product(first), (await product(second)).name, (await product(edited.pzn)).name]).toEqual([undefined, `Fichte ${second}`, 'Eibe']);
    expect(undo.kept).toMatchObject([
      { line: 3, title: `Fichte ${second}`, reason: 'changed' },
      { line: 4, title: `Fichte ${third}`, reason: 'inUse' },
    ]);
    expect(undo.undone).toBe(2);
    expect((await app.knex('audit_events').where({ requestId: id, action: 'product.revert' })).length).toBe(1);
    expect((await app.send('post', `${office}/imports/${id}/undo`, {}, admin)).body.code).toBe('import.notUndoable');
  });

  it.each([
    ['pharmacies', 'Name;Straße;Hausnummer;PLZ;Ort\nElb-Apotheke;Am Ufer;3;01067;Dresden\n', 'Name;PLZ;Ort\nElb-Apotheke;1067;Dresden-Altstadt\n'],
    ['strains', 'Name;Synonyme\nRoter Mond;Red Moon\n', 'Name;Synonyme\nRoter Mond;Red Moon, Luna\n'],
  ])('of %s: a corrected file only updates', async (resource, text, corrected) => {
    expect(counts(await commit((await upload(resource, text)).id))).toEqual({ created: 1, updated: 0, unchanged: 0, skipped: 0 });
    expect(counts(await commit((await upload(resource, corrected)).id))).toEqual({ created: 0, updated: 1, unchanged: 0, skipped: 0 });
    expect(counts(await commit((await upload(resource, corrected)).id))).toEqual({ created: 0, updated: 0, unchanged: 1, skipped: 0 });
  });

  it('of staff invites who is not here, once, and changes nobody', async () => {
    const doctor = await buildDoctor(app.knex);
    const text = `E-Mail;Rolle\nneu@praxis.example;Ärztin oder Arzt\n${doctor.email};Verwaltung\n${doctor.email.toUpperCase()};doctor\n`;
    const { id } = await upload('people', text);
    const done = await commit(id);
    expect(counts(done)).toEqual({ created: 1, updated: 0, unchanged: 0, skipped: 2 });
    expect(done.errors.map(({ code }: { code: string }) => code)).toEqual(['person.otherRole', 'row.duplicate']);
    await step(id, 'undo');
    await app.runJobs();
    expect(await app.knex('invitations').where({ email: 'neu@praxis.example' }).pluck('status')).toEqual(['withdrawn']);
  });

  it('of contacts brings no consent, and is taken back as long as nobody gave one', async () => {
    const { id } = await upload('marketing-patients', 'email;source\nFichte@Example.test;landing\nkein-at;landing\n');
    expect(counts(await commit(id))).toEqual({ created: 1, updated: 0, unchanged: 0, skipped: 1 });
    expect(await app.knex('newsletter_subscriptions').where({ email: 'fichte@example.test' })).toEqual([]);
    await step(id, 'undo');
    await app.runJobs();
    expect(await app.knex('marketing_patients').where({ email: 'fichte@example.test' })).toEqual([]);
  });

  it.each([
    ['an archive', Buffer.from([0x50, 0x4b, 3, 4]), 'import.unreadable'],
    ['a head without rows', 'PZN;Name\n', 'import.noRows'],
  ])('of %s is refused, and nothing is stored', async (_name, bytes, code) => {
    const before = await app.knex('list_imports').count();
    expect((await send('products', bytes)).body.code).toBe(code);
    expect(await app.knex('list_imports').count()).toEqual(before);
  });

  it('waits for its end before the next step, and refuses more rows than are set', async () => {
    const { id } = await upload('growers', 'Name\nZedernhof\n');
    await app.knex('list_imports').where({ id }).update({ status: 'running' });
    expect((await app.send('post', `${office}/imports/${id}/dry-run`, {}, admin)).body.code).toBe('import.busy');
    expect((await step(id, 'stop')).status).toBe('stopped');
    await app.knex('settings').insert({ key: 'imports.mostRows', value: '1', validFrom: app.clock.now() });
    expect((await send('growers', 'Name\nTannenhof\nUlmenhof\n')).body.code).toBe('import.tooManyRows');
  });

  it('whose job died is ended, and its undo can be asked for again', async () => {
    const { id } = await upload('growers', 'Name\nErlenhof\n');
    await commit(id);
    await app.knex('list_imports').where({ id }).update({ stage: 'undo', status: 'running', undoneAt: app.clock.now() });
    app.clock.advance(3 * duration.hours);
    admin = await app.tokenOf({ id: adminId });
    await app.context.jobs.send('list-imports.forget', {});
    await app.runJobs();
    expect((await app.get(`${office}/imports/${id}`, admin)).body).toMatchObject({ stage: 'undo', status: 'failed' });
    await step(id, 'undo');
    await app.runJobs();
    expect(await app.knex('growers').where({ name: 'Erlenhof' })).toEqual([]);
  });

  it('cannot be taken back after a day, and what the file held is deleted', async () => {
    const { id } = await upload('manufacturers', 'Name\nZedernhof\n');
    expect(counts(await commit(id))).toMatchObject({ created: 1 });
    app.clock.advance(25 * duration.hours);
    admin = await app.tokenOf({ id: adminId });
    expect((await app.send('post', `${office}/imports/${id}/undo`, {}, admin)).body.code).toBe('import.notUndoable');
    app.clock.advance(3 * duration.days);
    await app.context.jobs.send('list-imports.forget', {});
    await app.runJobs();
    expect(await app.knex('import_rows').where({ importId: id })).toEqual([]);
    expect(await app.knex('list_imports').where({ id }).pluck('filename')).toEqual(['liste.csv']);
  });
});
