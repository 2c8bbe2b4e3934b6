import { buildContactRequest } from '../../../../seeds/factories/contact-requests.ts';
import { buildLegalHold } from '../../../../seeds/factories/legal-holds.ts';
import { buildAdmin, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { inPortions } from '../../kernel/portions.ts';

let test: TestApp;
let patientId: string;
let heldId: string;
beforeAll(async () => {
  test = await startTestApp();
  ({ id: patientId } = await buildPatient(test.knex));
  ({ id: heldId } = await buildPatient(test.knex));
  await buildLegalHold(test.knex, { patientId: heldId });
});
afterAll(() => test.close());

const ago = (days: number): Date => new Date(test.clock.now().getTime() - days * duration.days);
const clean = async (): Promise<void> => {
  await test.context.jobs.send('retention.clean', {});
  await test.runJobs();
};
const system = () => test.context.systemKnex;

const mail = (recipientId: string, days: number, status = 'sent') => ({
  id: newId(),
  template: 'x',
  dedupeKey: newId(),
  recipientId,
  locale: 'de',
  status,
  createdAt: ago(days),
});
const entry = (of: string, action: string, days: number) => ({
  actorRole: 'doctor',
  action,
  objectType: 'treatment',
  objectId: newId(),
  patientId: of,
  at: ago(days),
});
const refused = (of: string, days: number) => ({
  ...{ id: newId(), patientId: of, purpose: 'finding', name: 'befund.pdf', contentType: 'application/pdf', bytes: 10, sha256: 'a'.repeat(64) },
  ...{ storageKey: `uploads/${newId()}.bin`, keyVersion: 0, status: 'refused', reason: 'malware', createdAt: ago(days), updatedAt: ago(days) },
});

describe('After its time', () => {
  it('a sent mail goes, one that waits or is under a legal hold stays', async () => {
    const [gone, fresh, waits, held] = [mail(patientId, 370), mail(patientId, 360), mail(patientId, 370, 'queued'), mail(heldId, 370)];
    await test.knex('mails').insert([gone, fresh, waits, held]);
    await clean();
    const left = await test.knex('mails').pluck('id');
    expect(left).toEqual(expect.arrayContaining([fresh.id, waits.id, held.id]));
    expect(left).not.toContain(gone.id);
  });

  it('an entry about a login goes after a year, one about an access after ten, and none under a legal hold', async () => {
    const entries = [
      ...[entry(patientId, 'session.open', 370), entry(patientId, 'session.open', 360), entry(heldId, 'session.open', 370)],
      ...[entry(patientId, 'treatment.read', 3660), entry(patientId, 'treatment.read', 3640), entry(heldId, 'treatment.read', 3660)],
    ];
    await system()('audit_events').insert(entries);
    await clean();
    const left = new Set((await system()('audit_events').select<{ objectId: string }[]>('objectId')).map(({ objectId }) => objectId));
    expect(entries.map(({ objectId }) => left.has(objectId))).toEqual([false, true, true, false, true, true]);
  });

  it('the database keeps younger entries of the audit log from every deletion', async () => {
    await system()('audit_events').insert([entry(patientId, 'session.open', 80), entry(patientId, 'treatment.read', 1000)]);
    for (const action of ['session.open', 'treatment.read'])
      await expect(system()('audit_events').where({ action, patientId }).where('at', '>', ago(1001)).delete()).rejects.toThrow('too young');
  });

  it('a note of malware goes after 30 days, and the setting changes that', async () => {
    const rows = [refused(patientId, 31), refused(patientId, 20), refused(patientId, 5), refused(heldId, 31)];
    await test.knex('uploads').insert(rows);
    const left = async () => {
      await clean();
      const ids = new Set(await test.knex('uploads').pluck<string[]>('id'));
      return rows.map(({ id }) => ids.has(id));
    };
    expect(await left()).toEqual([false, true, true, true]);
    await test.knex('settings').insert({ key: 'retention.refusedUploadDays', value: '10', validFrom: ago(1) });
    expect(await left()).toEqual([false, false, true, true]);
  });

  it('a message of the contact form goes a year after its last change, and none under a legal hold', async () => {
    const written = (days: number, more: object = {}) => buildContactRequest(test.knex, { createdAt: ago(400), updatedAt: ago(days), ...more });
    const rows = [await written(370), await written(360), await written(370, { patientId: heldId })];
    await clean();
    const left = new Set(await test.knex('contact_requests').pluck<string[]>('id'));
    expect(rows.map(({ id }) => left.has(id))).toEqual([false, true, true]);
  });

  it('an ended background job goes, and one that failed for good', async () => {
    const job = (name: string, days: number, state: string) => ({
      id: newId(),
      name,
      state,
      createdOn: ago(days),
      completedOn: state === 'completed' ? ago(days) : null,
      // pg-boss's own upkeep leaves it alone.
      deletionSeconds: 0,
    });
    const rows = [job('mails.deliver', 370, 'completed'), job('mails.deliver', 300, 'completed'), job('dead', 370, 'created'), job('dead', 300, 'created')];
    await test.knex('pgboss.job').insert(rows);
    await clean();
    const left = new Set(await test.knex('pgboss.job').pluck<string[]>('id'));
    expect(rows.map(({ id }) => left.has(id))).toEqual([false, true, false, true]);
  });
});

describe('The proof of a deletion', () => {
  it('says what went, older than when and how much, and a second run adds none', async () => {
    await test.knex('mails').insert([mail(patientId, 400), mail(patientId, 401)]);
    await clean();
    await clean();
    const admin = await test.tokenOf(await buildAdmin(test.knex));
    const query = encodeURIComponent(
      JSON.stringify([
        { field: 'rows', operator: 'eq', value: 2 },
        { field: 'kind', operator: 'eq', value: 'mails' },
      ]),
    );
    const { items } = (await test.get(`/api/v1/backoffice/deletions?filters=${query}`, admin).expect(200)).body;
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ kind: 'mails', rows: 2, startedAt: test.clock.now().toISOString() });
  });

  it('cannot be changed by requests', async () => {
    await expect(test.knex.transaction(async (trx) => trx.raw('SET LOCAL ROLE blattwerk_app').then(() => trx('deletions').delete()))).rejects.toThrow(
      'permission denied',
    );
  });
});

describe('A deletion in portions', () => {
  it('takes no more than a portion in a transaction, and keeps the finished ones when a later one fails', async () => {
    await test.knex('mails').insert(Array.from({ length: 5 }, () => ({ ...mail(patientId, 1), template: 'portion' })));
    const taken: number[] = [];
    const portion = (failsAt: number) => async (bound: Ctx, limit: number) => {
      if (taken.length === failsAt) throw new Error('cut off');
      const rows = await bound
        .trx('mails')
        .whereIn('id', bound.trx('mails').where({ template: 'portion' }).limit(limit).select('id'))
        .delete();
      taken.push(rows);
      return rows;
    };
    await expect(inPortions(test.ctx, portion(1), 2)).rejects.toThrow('cut off');
    expect(await test.knex('mails').where({ template: 'portion' })).toHaveLength(3);
    expect(await inPortions(test.ctx, portion(-1), 2)).toBe(3);
    expect(taken).toEqual([2, 2, 1]);
  });
});
