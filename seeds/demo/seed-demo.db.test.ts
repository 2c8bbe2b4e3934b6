import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import knexFactory, { type Knex } from 'knex';
import { folderStorage } from '../../api/src/adapters/storage/folder-storage.ts';
import { fetchStored } from '../../api/src/features/files/public.ts';
import { cloneDatabase, type TestDatabase } from '../../api/test/database.ts';
import { isFullSize } from '../../api/test/security/size.ts';
import { knexConfig } from '../../knexfile.ts';
import { prescriptionStatuses } from '@blattwerk/contract/prescriptions/states';
import { cast } from '../cast.ts';
import { seedReference } from '../reference/seed-reference.ts';
import { emptyDatabase } from '../reset.ts';
import { hasDemo, seedDemo } from './seed-demo.ts';

const servers = { sandboxPort: 3010, sftpPort: 3012, secrets: { feedLogin: randomBytes(32).toString('base64url') } };
const folder = mkdtempSync(path.join(tmpdir(), 'blattwerk-demo-'));
const files = { ports: { storage: folderStorage(folder) }, secrets: { fileKeys: new Map([[0, randomBytes(32).toString('base64url')]]) } };
let database: TestDatabase;
let db: Knex;

const fill = (now = new Date()): Promise<void> =>
  db.transaction(async (trx) => {
    await seedReference(trx);
    await seedDemo(trx, { now, servers, files, databaseUrl: database.url, step: (_name, work) => work() });
  });
const count = async (table: string, where: object = {}): Promise<number> =>
  Number((await db(table).where(where).count<{ count: number }[]>('* as count'))[0]?.count);

beforeAll(async () => {
  database = await cloneDatabase();
  db = knexFactory(knexConfig(database.url));
}, 120_000);

afterAll(async () => {
  await db.destroy();
  await database.drop();
  rmSync(folder, { recursive: true });
});

test('the reference data may be seeded twice', async () => {
  await db.transaction(seedReference);
  const areas = await count('postal_areas');
  await db.transaction(seedReference);
  expect(await count('postal_areas')).toBe(areas);
  expect(areas).toBeGreaterThan(600);
});

if (isFullSize)
  test('a seeding that dies leaves nothing', async () => {
    const dying = db.transaction(async (trx) => {
      await seedDemo(trx, {
        now: new Date(),
        servers,
        files,
        databaseUrl: database.url,
        step: (name, work) => (name === 'Reviews' ? Promise.reject(new Error('killed')) : work()),
      });
    });
    await expect(dying).rejects.toThrow('killed');
    expect(await count('products')).toBe(0);
    expect(await count('pharmacies')).toBe(0);
  }, 120_000);

describe('the seeded demo', () => {
  beforeAll(() => fill(), 120_000);

  test('has letters and photos of patients, which open, and messages both ways', async () => {
    const uploads = await db('uploads').orderBy('id');
    expect(uploads.length).toBeGreaterThan(5);
    for (const { id, dataKey, keyVersion, storageKey, bytes, contentType } of uploads) {
      const opened = await fetchStored(files, { table: 'uploads', id, dataKey, keyVersion }, storageKey);
      const start = contentType === 'image/jpeg' ? 'ffd8ff' : Buffer.from('%PDF').toString('hex');
      expect([opened.length, opened.toString('hex', 0, start.length / 2)]).toEqual([bytes, start]);
    }
    for (const kind of ['question', 'message', 'reply']) expect(await count('treatment_messages', { kind })).toBeGreaterThan(0);
  });

  test('has the counts that the pages show', async () => {
    expect(await hasDemo(db)).toBe(true);
    expect(await count('pharmacies', { isListed: true })).toBe(288);
    expect(await count('products')).toBe(600);
    expect(await count('reviews', { status: 'published' })).toBeGreaterThan(9700);
    expect(await count('review_comments', { status: 'pending' })).toBe(7);
    expect(await count('review_likes')).toBeGreaterThan(1000);
    expect(await count('users', { role: 'doctor' })).toBe(5);
    expect(await count('stock_feeds', { kind: 'pull' })).toBe(12);
    const kinds: string[] = await db('stock_feeds').where({ kind: 'pull' }).distinct('authKind').orderBy('authKind').pluck('auth_kind');
    expect(kinds).toEqual(['basic', 'key', 'none', 'password', 'token']);
  });

  test('has a patient in every state', async () => {
    const treatments: string[] = await db('treatments').distinct().pluck('status');
    expect(treatments.sort()).toEqual(['approved', 'awaiting-payment', 'cancelled', 'declined', 'expired', 'in-review']);
    const prescriptions: string[] = await db('prescriptions').distinct().pluck('status');
    expect(prescriptionStatuses.filter((status) => !prescriptions.includes(status))).toEqual(['expired']);
    expect(await count('health_states', { status: 'draft' })).toBeGreaterThan(0);
    expect(await count('users', { role: 'patient', mailConfirmedAt: null })).toBeGreaterThan(0);
    expect(await count('users', { status: 'banned' })).toBe(1);
  });

  test('has work for staff, doctors and pharmacies on every way that a prescription can take', async () => {
    expect(await db('delivery_tasks').orderBy('status').pluck('status')).toEqual(['done', 'done', 'open']);
    expect(await db('pharmacy_questions').where({ doctorId: cast.doctor.id }).orderBy('status').pluck('status')).toEqual([
      'answered',
      'answered',
      'open',
      'open',
    ]);
    expect(await db('sendings').whereNull('endedAt').distinct().orderBy('channel').pluck('channel')).toEqual(['account', 'link', 'staff']);
    const [version] = await db('prescriptions').whereNotNull('replacesId').select('status', 'revision', 'replacesId');
    expect(version).toMatchObject({ status: 'sent', revision: 2 });
    expect(await count('prescriptions', { id: version.replacesId, status: 'replaced' })).toBe(1);
  });

  test('the patient of the demo login has dispensed prescriptions, one to pick up, and nothing open', async () => {
    const patientId = cast.patient.id;
    expect(await count('treatments', { patientId, status: 'approved' })).toBe(2);
    expect(await count('treatments', { patientId })).toBe(2);
    expect(await count('prescriptions', { patientId, status: 'dispensed' })).toBe(2);
    expect(await count('prescriptions', { patientId, status: 'ready' })).toBe(1);
  });

  test('numbers go on behind the seeded ones', async () => {
    const { rows } = await db.raw(`SELECT nextval('treatment_numbers') AS treatment, nextval('prescription_numbers') AS prescription`);
    expect(rows[0].treatment).toBe((await count('treatments')) + 1);
    expect(rows[0].prescription).toBe((await count('prescriptions')) + 1);
    const counted = await db('invoice_counters').sum<{ sum: number }[]>('last as sum');
    expect(Number(counted[0]?.sum)).toBe(await count('invoices'));
  });

  test('every decided request keeps its deposit against an invoice and tells the audit log', async () => {
    const { rows } = await db.raw(`
      SELECT count(*) AS lonely FROM treatments
      WHERE status IN ('approved', 'declined') AND NOT (
        EXISTS (SELECT FROM invoices WHERE treatment_id = treatments.id)
        AND EXISTS (SELECT FROM payments WHERE treatment_id = treatments.id AND offset_at IS NOT NULL)
        AND EXISTS (SELECT FROM audit_events WHERE object_id = treatments.id::text AND action LIKE 'treatment.%'))`);
    expect(rows[0].lonely).toBe(0);
  });

  test('one fee was given back in whole and one in part, on paper too', async () => {
    const back = await db('invoices')
      .join('payments', 'payments.id', 'invoices.paymentId')
      .whereNotNull('correctsId')
      .orderBy('kind')
      .select('kind', 'totalCents', 'payments.status', db.raw("-ledger_balance(payments.id, 'doctor-fees') AS fee"));
    expect(back).toEqual([
      { kind: 'cancellation', totalCents: -1499, status: 'refunded', fee: 0 },
      { kind: 'reduction', totalCents: -500, status: 'partly-refunded', fee: 999 },
    ]);
  });

  test('the books and the provider’s balance agree', async () => {
    const { rows } = await db.raw(`
      SELECT (SELECT sum(amount_cents) FROM ledger_entries WHERE account = 'provider')::integer AS ours,
        (SELECT sum(amount_cents - fee_cents) FROM balance_transactions)::integer AS theirs`);
    expect(rows[0].ours).toBe(rows[0].theirs);
    expect(rows[0].theirs).toBeGreaterThan(0);
  });

  test('nothing lies in the future that has happened', async () => {
    const { rows } = await db.raw(`
      SELECT (SELECT count(*) FROM audit_events WHERE at > now()) + (SELECT count(*) FROM prescriptions WHERE greatest(issued_at, sent_at, received_at, ready_at, dispensed_at) > now())
        + (SELECT count(*) FROM treatments WHERE greatest(submitted_at, decided_at, cancelled_at) > now()) + (SELECT count(*) FROM stock WHERE confirmed_at > now()) AS early`);
    expect(rows[0].early).toBe(0);
  });

  test('asks the product’s jobs for the documents and the link to a pharmacy', async () => {
    const jobs: string[] = await db.withSchema('pgboss').from('job').distinct().pluck('name');
    expect(jobs.sort()).toEqual(['agreements.store-signed', 'consents.issue-receipt', 'pharmacy-access.send-link', 'treatments.issue-documents']);
  });

  test('a reset empties everything, the append-only log too, and starts the numbers again', async () => {
    const before: string[] = await db('products').orderBy('id').pluck('id');
    await db.transaction(emptyDatabase);
    expect(await hasDemo(db)).toBe(false);
    expect(await count('audit_events')).toBe(0);
    await expect(db('audit_events').truncate()).rejects.toThrow('append-only');
    if (isFullSize) {
      await fill();
      expect(await db('products').orderBy('id').pluck('id')).toEqual(before);
      expect((await db('treatments').orderBy('number').first('number')).number).toMatch(/-000001$/);
    } else {
      const { rows } = await db.raw(`SELECT nextval('treatment_numbers') AS treatment, nextval('prescription_numbers') AS prescription`);
      expect(rows).toEqual([{ treatment: 1, prescription: 1 }]);
    }
  }, 120_000);
});
