import { readFileSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { buildUpload, buildUploadSession } from '../../../../seeds/factories/uploads.ts';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildStoredUpload } from '../../../test/stored-upload.ts';
import { duration } from '../../kernel/clock.ts';
import { newId, sha256 } from '../../kernel/ids.ts';
import { resealUploadKeys } from '../uploads/upload-keys.service.ts';
import { countByMasterKey, fetchStored, newDataKey, openFile, resealFileKeys, storeOnce } from './public.ts';
import { encryptPlainFiles } from './plain-files.service.ts';
import { sweepStorage } from './sweep.service.ts';

const letter = Buffer.from('%PDF-1.7 Arztbrief');

let test: TestApp;
let ownerId: string;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['files', 'uploads', 'upload_sessions']) await test.knex(table).delete();
  ownerId = (await buildPatient(test.knex)).id;
});

const storage = () => test.context.ports.storage;
const issue = async (bytes = letter): Promise<string> => {
  const given: string[] = [];
  await storeOnce(test.ctx, {
    kind: 'medical-letter',
    ownerId,
    recordId: newId(),
    filename: 'arztbrief.pdf',
    render: async () => bytes,
    attach: async (_ctx, id) => given.push(id),
  });
  return given[0] ?? '';
};
const rowOf = (id: string) => test.knex('files').where({ id }).first();
const read = async (id: string, ctx = test.ctx): Promise<Buffer> => (await (await openFile(ctx, id))()).bytes;

/** As documents were stored before there were data keys. */
const issuePlain = async (recordId = newId()): Promise<{ id: string; storageKey: string }> => {
  const [id, storageKey] = [newId(), `medical-letter/${recordId}.pdf`];
  await storage().put(storageKey, letter, 'application/pdf');
  const more = { filename: 'arztbrief.pdf', contentType: 'application/pdf', bytes: letter.length, sha256: sha256(letter) };
  await test.knex('files').insert({ id, kind: 'medical-letter', ownerId, storageKey, ...more });
  return { id, storageKey };
};

describe('An issued document', () => {
  it('lies encrypted in the storage with a key of its own, and does not open at the place of another one', async () => {
    const [one, two] = [await rowOf(await issue()), await rowOf(await issue())];
    const stored = await storage().get(one.storageKey);
    expect([stored.includes('%PDF'), one.dataKey === two.dataKey]).toEqual([false, false]);
    expect(await read(one.id)).toEqual(letter);
    await storage().put(two.storageKey, stored, 'application/octet-stream');
    await expect(read(two.id)).rejects.toMatchObject({ code: 'aws.download.error' });
  });

  it('of before there were keys is read as it lies and encrypted by a job once, and nothing makes it a second time', async () => {
    const recordId = newId();
    const { id, storageKey } = await issuePlain(recordId);
    expect(await read(id)).toEqual(letter);
    const opened = await openFile(test.ctx, id);
    expect([await encryptPlainFiles(test.ctx), await encryptPlainFiles(test.ctx)]).toEqual([1, 0]);
    // Who found it before can still fetch it.
    expect([(await opened()).bytes, await read(id)]).toEqual([letter, letter]);
    const row = await rowOf(id);
    expect([row.storageKey === storageKey, (await storage().get(row.storageKey)).includes('%PDF')]).toEqual([false, false]);
    const never = () => Promise.reject(new Error('made a second time'));
    await storeOnce(test.ctx, { kind: 'medical-letter', ownerId, recordId, filename: 'x.pdf', render: never, attach: never });
  });

  it('stays readable when the job dies between storing and its commit, and the next run encrypts it', async () => {
    const { id } = await issuePlain();
    const dying = { ...storage(), put: async (...given: Parameters<ReturnType<typeof storage>['put']>) => storage().put(...given).then(() => Promise.reject(new Error('dies'))) }; // prettier-ignore
    await expect(encryptPlainFiles({ ...test.ctx, ports: { ...test.ctx.ports, storage: dying } })).rejects.toThrow('1 of 1 failed');
    expect([(await rowOf(id)).dataKey, await read(id)]).toEqual([null, letter]);
    await encryptPlainFiles(test.ctx);
    expect([(await rowOf(id)).dataKey, await read(id)]).toEqual([expect.any(String), letter]);
  });

  it('whose bytes are damaged is not encrypted, and does not stop the others', async () => {
    const [damaged, whole] = [await issuePlain(), await issuePlain()];
    await storage().put(damaged.storageKey, Buffer.from('something else'), 'application/pdf');
    await expect(encryptPlainFiles(test.ctx)).rejects.toThrow('1 of 2 failed');
    expect([(await rowOf(damaged.id)).dataKey, (await rowOf(whole.id)).dataKey]).toEqual([null, expect.any(String)]);
  });
});

describe('A new master key', () => {
  const withKeys = (...versions: number[]) => {
    const keys = versions.map((version): [number, string] => [
      version,
      test.ctx.secrets.fileKeys.get(version) ?? Buffer.alloc(32, version).toString('base64url'),
    ]);
    return { ...test.ctx, secrets: { ...test.ctx.secrets, fileKeys: new Map(keys) } };
  };

  it('seals every data key anew, after which the old one is not needed; bytes stay as they are', async () => {
    const id = await issue();
    const upload = await buildStoredUpload(test, letter, { patientId: ownerId });
    const sessionId = newId();
    await buildUploadSession(test.knex, { id: sessionId, ...newDataKey(test.ctx, { table: 'uploads', id: sessionId }), patientId: ownerId });
    const stored = await storage().get((await rowOf(id)).storageKey);
    expect(await countByMasterKey(test.ctx)).toEqual([{ keyVersion: 0, files: 3 }]);

    const both = withKeys(0, 1);
    expect([await resealFileKeys(both), await resealUploadKeys(both)]).toEqual([1, 2]);
    expect([await resealFileKeys(both), await resealUploadKeys(both)]).toEqual([0, 0]);
    expect(await countByMasterKey(test.ctx)).toEqual([{ keyVersion: 1, files: 3 }]);

    const next = withKeys(1);
    const { dataKey, keyVersion, storageKey } = await test.knex('uploads').where({ id: upload.id }).first();
    expect(await fetchStored(next, { table: 'uploads', id: upload.id, dataKey, keyVersion }, storageKey)).toEqual(letter);
    expect([await read(id, next), await storage().get((await rowOf(id)).storageKey)]).toEqual([letter, stored]);
  });

  it('leaves a data key that does not open, and says that the old master key is in use', async () => {
    await buildUpload(test.knex, { patientId: ownerId, dataKey: 'v1.broken' });
    await issue();
    const both = withKeys(0, 1);
    expect([await resealUploadKeys(both), await resealFileKeys(both)]).toEqual([0, 1]);
    expect(await countByMasterKey(both)).toEqual([
      { keyVersion: 0, files: 1 },
      { keyVersion: 1, files: 1 },
    ]);
  });
});

describe('The sweep of the storage', () => {
  const put = async (key: string, hoursAgo: number): Promise<string> => {
    await storage().put(key, letter, 'application/pdf');
    return age(key, hoursAgo);
  };
  const age = async (key: string, hoursAgo: number): Promise<string> => {
    const at = new Date(test.clock.now().getTime() - hoursAgo * duration.hours);
    await utimes(path.join(test.context.config.DATA_DIR, 'files', key), at, at);
    return key;
  };
  const isThere = (...keys: string[]) => Promise.all(keys.map((key) => storage().exists(key)));
  beforeEach(async () => {
    for await (const { key } of storage().list()) await storage().delete(key);
  });

  it('removes what no row names after most of a day, twice is once, and nothing that others keep there', async () => {
    const [orphan, part, draft] = [`uploads/${newId()}.bin`, `upload-parts/${newId()}.bin`, `prescription/${newId()}.tmp`];
    for (const key of [orphan, part, draft]) await put(key, 23);
    const fresh = await put(`uploads/${newId()}.bin`, 21);
    const foreign = await put(`backups/${newId()}`, 1000);
    expect([await sweepStorage(test.ctx), await sweepStorage(test.ctx)]).toEqual([3, 0]);
    expect(await isThere(orphan, part, draft, fresh, foreign)).toEqual([false, false, false, true, true]);
  });

  it('keeps documents, uploads, parts of unfinished ones and copies of data, finished or being made', async () => {
    const { storageKey: document } = await rowOf(await issue());
    const { storageKey: upload } = await buildStoredUpload(test, letter, { patientId: ownerId });
    const [part, made, finished] = [`upload-parts/${newId()}.bin`, newId(), newId()];
    await put(part, 30);
    const { id: sessionId } = await buildUploadSession(test.knex, { patientId: ownerId });
    await test
      .knex('upload_sessions')
      .where({ id: sessionId })
      .update({ parts: JSON.stringify([{ storageKey: part, bytes: 1 }]) });
    const dates = { requestedAt: test.clock.now(), createdAt: test.clock.now(), updatedAt: test.clock.now() };
    const other = (await buildPatient(test.knex)).id;
    await test.knex('data_exports').insert({ id: made, userId: ownerId, locale: 'de', status: 'running', ...dates });
    await test.knex('data_exports').insert({ id: finished, userId: other, locale: 'de', status: 'ready', storageKey: `export/${finished}.zip`, ...dates, bytes: 1, sha256: sha256('x'), readyAt: test.clock.now(), expiresAt: test.clock.now(), progress: 100 }); // prettier-ignore
    const copies = [await put(`export/${made}.zip`, 30), await put(`export/${finished}.zip`, 30)];
    const all = [await age(document, 30), await age(upload, 30), part, ...copies];
    expect([await sweepStorage(test.ctx), await isThere(...all)]).toEqual([0, all.map(() => true)]);
  });

  it('removes the plain object of a document that was encrypted', async () => {
    const { storageKey } = await issuePlain();
    await encryptPlainFiles(test.ctx);
    await age(storageKey, 23);
    expect([await sweepStorage(test.ctx), await isThere(storageKey)]).toEqual([1, [false]]);
  });

  it('waits for a run that stores again at the place of one that died, and keeps its document', async () => {
    const recordId = newId();
    const key = await put(`medical-letter/${recordId}.bin`, 40);
    let sweeping: Promise<number> | undefined;
    const stored = storeOnce(test.ctx, {
      kind: 'medical-letter',
      ownerId,
      recordId,
      filename: 'arztbrief.pdf',
      render: async () => {
        sweeping = sweepStorage(test.ctx);
        // The sweep has found the object old and unnamed, and waits for the place.
        for (let waiting = 0; waiting === 0; ) waiting = Number((await test.knex('pg_locks').where({ locktype: 'advisory', granted: false }).count({ n: '*' }))[0]?.['n']); // prettier-ignore
        return letter;
      },
      attach: async () => undefined,
    });
    await stored;
    expect([await sweeping, await isThere(key)]).toEqual([0, [true]]);
  });

  it('asks every table that names objects', () => {
    const schema = readFileSync(path.resolve(import.meta.dirname, '../../../../migrations/schema.sql'), 'utf8');
    const tables = [...schema.matchAll(/^CREATE TABLE (\w+) \(\n([\s\S]*?)\n\);/gm)].filter(([, , columns = '']) => /^ {2}(storage_key|parts) /m.test(columns));
    expect(tables.map(([, name]) => name).toSorted()).toEqual(['data_exports', 'files', 'upload_sessions', 'uploads']);
  });
});
