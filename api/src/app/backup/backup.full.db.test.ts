import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import request from 'supertest';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts';
import { folderStorage } from '../../adapters/storage/folder-storage.ts';
import { readConfig } from '../../config.ts';
import { closeContext, createContext } from '../../context.ts';
import { newId } from '../../kernel/ids.ts';
import { queueMail } from '../../features/mails/public.ts';
import { createApp } from '../server.ts';
import type { Contents } from './backup-folder.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup, type BackupSource } from './write-backup.ts';

const key = Buffer.alloc(32, 7).toString('base64url');
const healthWord = 'Kanarienvogel-4711';
let app: TestApp;
let elsewhere: TestDatabase;
let scratch: string;
let source: BackupSource;
let to: string;

beforeAll(async () => {
  [app, elsewhere, scratch] = [await startTestApp(), await cloneDatabase(), await mkdtemp(join(tmpdir(), 'blattwerk-drill-'))];
  const { config, ports } = app.context;
  const keysFolder = join(config.DATA_DIR, 'keys');
  source = { databaseUrl: config.DATABASE_URL, storage: ports.storage, keysFolder, key, now: app.clock.now() };
  to = join(scratch, 'backup');
});
afterAll(async () => {
  await app.close();
  await elsewhere.drop();
  await rm(scratch, { recursive: true, force: true });
});

const target = (given = key) => ({
  databaseUrl: elsewhere.url,
  storage: folderStorage(join(scratch, 'data', 'files')),
  keysFolder: join(scratch, 'data', 'keys'),
  key: given,
});

/** A hash of all rows of each table, in an order of their own. */
const hashesOf = async (databaseUrl: string, { tables }: Contents): Promise<Record<string, string | null>> => {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'drill' });
  await client.connect();
  const hashes: Record<string, string | null> = {};
  for (const { name } of tables.filter(({ schema }) => schema === 'public')) {
    const { rows } = await client.query(`SELECT md5(string_agg(one::text, '' ORDER BY one::text)) AS hash FROM ${pg.escapeIdentifier(name)} AS one`);
    hashes[name] = rows[0].hash;
  }
  await client.end();
  return hashes;
};

test('FLT-12 what was backed up is there on another machine: every row, file and key, and people go on where they were', async () => {
  const patient = await buildPatient(app.knex, { firstName: healthWord });
  const token = await app.tokenOf(patient);
  const stored = `documents/${newId()}.pdf`;
  await app.context.ports.storage.put(stored, Buffer.from(healthWord), 'application/pdf');
  await queueMail(app.ctx, { template: 'already-registered', recipientId: patient.id, locale: 'de', params: {}, dedupeKey: 'drill' });
  const contents = await writeBackup(to, source);
  expect(contents.tables.find(({ name }) => name === 'users')?.rows).toBeGreaterThan(0);

  await restoreBackup(to, target());
  const restored = await createContext(
    readConfig({
      APP_ENV: 'test',
      LOG_LEVEL: 'silent',
      CALLER_BUDGET: '0',
      DATABASE_URL: elsewhere.url,
      DATA_DIR: join(scratch, 'data'),
      BASE_URL: 'http://localhost:3000',
    }),
    { clock: app.clock },
  );
  try {
    await restored.boss.start();
    expect(await hashesOf(elsewhere.url, contents)).toEqual(await hashesOf(source.databaseUrl, contents));
    expect(await restored.systemKnex('pgboss.job').where({ state: 'created' }).select('name')).toEqual([{ name: 'mails.deliver' }]);
    expect((await restored.ports.storage.get(stored)).toString()).toBe(healthWord);
    const me = await request(await createApp(restored, { pages: false }))
      .get('/api/v1/clients/iam/me')
      .set('Authorization', `Bearer ${token}`);
    expect([me.status, me.body.firstName]).toEqual([200, healthWord]);
  } finally {
    await closeContext(restored);
  }
}, 60_000);

test('a backup says nothing without its key, and a changed one is noticed', async () => {
  const names = (await readdir(to, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const name of names) expect((await readFile(name)).includes(healthWord)).toBe(false);
  await expect(restoreBackup(to, target(Buffer.alloc(32, 8).toString('base64url')))).rejects.toThrow('seal does not open');
  const users = join(to, 'tables', 'public.users');
  const bytes = await readFile(users);
  bytes[40] = (bytes[40] ?? 0) ^ 1;
  await writeFile(users, bytes);
  await expect(restoreBackup(to, target())).rejects.toThrow('seal does not open');
}, 60_000);

test('nothing is restored under a running product', async () => {
  await expect(restoreBackup(to, { ...target(), databaseUrl: source.databaseUrl })).rejects.toThrow('Stop every process');
});
