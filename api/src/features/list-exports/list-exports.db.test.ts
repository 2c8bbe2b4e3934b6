import type { Response } from 'supertest';
import { buildPatient, buildAdmin, buildDoctor } from '../../../../seeds/factories/users.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { readZip } from '../../../test/read-zip.ts';
import { duration } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';

const office = '/api/v1/backoffice';
let test: TestApp;
let admin: string;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.tokenOf(await buildAdmin(test.knex));
});
afterAll(() => test.close());

const ask = async (resource: string, body: object, token = admin): Promise<string> =>
  (await test.send('post', `${office}/${resource}/exports`, body, token).expect(202)).body.id;
const state = async (id: string, token = admin): Promise<Record<string, unknown> & { url: string }> =>
  (await test.get(`${office}/exports/${id}`, token).expect(200)).body;
const bytesOf = (response: Response, done: (error: Error | null, bytes: Buffer) => void): void => {
  const parts: Buffer[] = [];
  (response as unknown as NodeJS.ReadableStream).on('data', (part: Buffer) => parts.push(part)).on('end', () => done(null, Buffer.concat(parts)));
};
const fetched = async (url: string): Promise<Buffer> =>
  (
    await test
      .get(url)
      .buffer(true)
      .parse(bytesOf as never)
      .expect(200)
  ).body as Buffer;
const finished = async (resource: string, body: object, token = admin): Promise<Buffer> => {
  const id = await ask(resource, body, token);
  await test.runJobs();
  return fetched((await state(id, token)).url);
};
const linesOf = (bytes: Buffer): string[] => bytes.toString('utf8').split('\r\n').filter(Boolean);

describe('An export of a list', () => {
  it('has the columns and rows of the list, in its order and the reader’s language, and no cell is a formula', async () => {
    await buildPatient(test.knex, { firstName: '=1+1', lastName: 'Zander', email: 'z@example.org' });
    await buildPatient(test.knex, { firstName: 'Ute', lastName: 'Zander; geb. "Aal"', email: 'a@example.org' });
    const asked = { format: 'csv', filters: [], q: 'Zander', sort: '-email', columns: ['email', 'firstName', 'lastName', 'status', 'unknown'] };
    const file = await finished('patients', asked);
    expect(file.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(linesOf(file.subarray(3))).toEqual([
      'E-Mail-Adresse;Vorname;Nachname;Status',
      'z@example.org;"\'=1+1";Zander;Aktiv',
      'a@example.org;Ute;"Zander; geb. ""Aal""";Aktiv',
    ]);
  });

  it('has every row once and in order, also where there are more than are read at a time', async () => {
    const campaignName = newId();
    const places = Array.from({ length: 2100 }, (_none, index) => String(index).padStart(4, '0'));
    const contact = (campaignMedium: string) => ({
      id: newId(),
      email: `${newId()}@example.org`,
      source: 'market',
      campaignName,
      campaignMedium,
      locale: 'de',
    });
    await test.knex('marketing_patients').insert(places.map(contact));
    const filters = [{ field: 'campaignName', operator: 'eq', value: campaignName }];
    const file = await finished('marketing-patients', { format: 'csv', filters, sort: '-campaignMedium', columns: ['campaignMedium', 'email'] });
    expect(linesOf(file).slice(1)).toEqual(places.toReversed().map((place) => `${place};`));
  });

  it('is a workbook with typed cells', async () => {
    const file = await finished('patients', {
      format: 'xlsx',
      filters: [],
      q: 'Zander',
      columns: ['firstName', 'isMailConfirmed', 'treatmentCount', 'createdAt'],
    });
    const sheet = (await readZip(file)).get('xl/worksheets/sheet1.xml')?.toString('utf8') ?? '';
    expect(sheet).toContain('=1+1');
    expect(sheet).not.toContain('<f>');
    expect(sheet).toMatch(/t="b"/);
    expect(sheet).toMatch(/<c r="D2" s="\d+"[^>]*><v>4\d{4}\.\d+<\/v>/);
  });

  it('holds for a doctor the own patients alone, and says in the audit log how much left', async () => {
    const doctor = await buildDoctor(test.knex);
    const { id: patientId } = await buildPatient(test.knex, { lastName: 'Eigen' });
    await buildTreatment(test.knex, { doctorId: doctor.id, patientId, status: 'approved' });
    const file = await finished('patients', { format: 'csv', columns: ['lastName'] }, await test.tokenOf(doctor));
    expect(linesOf(file).slice(1)).toEqual(['Eigen']);
    const [entry] = await test.knex('audit_events').where({ actorId: doctor.id, action: 'list-export.write' });
    expect(entry.after).toEqual({ list: 'patients', format: 'csv', rows: 1, filters: [], isSearched: false });
  });

  it('is fetched once with each ticket, and by nobody else', async () => {
    const id = await ask('products', { format: 'csv' });
    await test.runJobs();
    const { url } = await state(id);
    await fetched(url);
    expect((await test.get(url)).body.code).toBe('listExport.ticketInvalid');
    const { url: again } = await state(id);
    expect((await test.get(again.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).body.code).toBe('listExport.ticketInvalid');
    test.clock.advance(11 * duration.minutes);
    expect((await test.get(again)).body.code).toBe('listExport.ticketInvalid');
    await test.get(`${office}/exports/${id}`, await test.tokenOf(await buildAdmin(test.knex))).expect(404);
  });

  it('refuses a filter that the list does not have', async () => {
    const filters = [{ field: 'diagnosis', operator: 'eq', value: 'x' }];
    expect((await test.send('post', `${office}/patients/exports`, { format: 'csv', filters }, admin)).body.code).toBe('server.badRequest');
  });

  it('can be stopped, is written once however often its job runs, and goes after its time', async () => {
    const stopped = await ask('products', { format: 'csv' });
    await test.send('post', `${office}/exports/${stopped}/stop`, {}, admin).expect(200);
    expect((await test.send('post', `${office}/exports/${stopped}/stop`, {}, admin)).body.code).toBe('work.ended');
    const id = await ask('products', { format: 'csv' });
    await test.context.jobs.send('list-exports.write', { exportId: id });
    await test.runJobs();
    expect((await state(stopped)).status).toBe('stopped');
    const done = await state(id);
    expect(done).toMatchObject({ status: 'done', rows: done['total'] });
    expect(await test.knex('audit_events').where({ objectId: id, action: 'list-export.write' })).toHaveLength(1);
    test.clock.advance(25 * duration.hours);
    for (let run = 0; run < 2; run += 1) {
      await test.context.jobs.send('list-exports.expire', {});
      await test.runJobs();
    }
    expect(await test.context.ports.storage.exists(`list-export/${id}.bin`)).toBe(false);
    await test.get(`${office}/exports/${id}`, await test.tokenOf(await buildAdmin(test.knex))).expect(404);
  });
});
