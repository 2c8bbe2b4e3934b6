import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { isFullSize } from '../api/test/security/size.ts';
import { findRunningServer, stopServer } from './database/postmaster.ts';
import { openEmbeddedDatabase, type Database } from './embedded-postgres.ts';
import { inRoot } from './root.ts';

let folder: string;
const open = (purpose: 'serve' | 'visit' = 'visit'): Promise<Database> => openEmbeddedDatabase({ dataDir: folder, purpose, durability: 'fast' });
const isRunning = (): boolean => findRunningServer(path.join(folder, 'postgres')) !== undefined;

async function ask<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows as Row[];
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'blattwerk-embedded-'));
  chmodSync(folder, 0o755);
});

afterEach(async () => {
  const left = existsSync(path.join(folder, 'postgres')) ? findRunningServer(path.join(folder, 'postgres')) : undefined;
  if (left !== undefined) await stopServer(left.pid);
  rmSync(folder, { recursive: true, force: true });
});

test('sorts German words as Germans do', async () => {
  const rows = await ask<{ word: string }>(
    process.env['TEST_DATABASE_URL'] ?? '',
    "select word from unnest(array['Öl','Ofen','Äpfel','Apfel']) as word order by word",
  );
  expect(rows.map(({ word }) => word)).toEqual(['Apfel', 'Äpfel', 'Ofen', 'Öl']);
});

test('keeps data and port over a restart', async () => {
  const first = await open('serve');
  expect(first.origin).toBe('made');
  await ask(first.url, 'create table leaves as select 1 as n');
  await first.close();
  expect(isRunning()).toBe(false);
  const second = await open('serve');
  expect(second).toMatchObject({ origin: 'started', url: first.url });
  expect(await ask(second.url, 'select n from leaves')).toEqual([{ n: 1 }]);
  await second.close();
}, 60_000);

test('runs until the last user has left', async () => {
  const serving = await open('serve');
  const visitor = await open();
  expect(visitor.origin).toBe('found');
  await serving.close();
  expect(await ask(visitor.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  await visitor.close();
  expect(isRunning()).toBe(false);
}, 60_000);

// A lock is waited for, and a further process started.
if (isFullSize)
  describe('beside another run', () => {
    test('a second one that wants to serve is told that the first one runs', async () => {
      const serving = await open('serve');
      await expect(open('serve')).rejects.toMatchObject({ message: expect.stringContaining('Another Blattwerk is running') as string });
      await serving.close();
    }, 60_000);

    test('a server that a killed run left behind is taken over', async () => {
      const script = `const { openEmbeddedDatabase } = await import(${JSON.stringify(inRoot('scripts', 'embedded-postgres.ts'))});
        await openEmbeddedDatabase({ dataDir: ${JSON.stringify(folder)}, purpose: 'serve', durability: 'fast' }); console.log('open'); setInterval(() => {}, 1000);`;
      const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: inRoot(), stdio: ['ignore', 'pipe', 'inherit'] });
      await new Promise((resolve) => child.stdout?.once('data', resolve));
      child.kill('SIGKILL');
      await new Promise((resolve) => child.once('exit', resolve));
      expect(isRunning()).toBe(true);
      const database = await open('serve');
      expect(database.origin).toBe('found');
      await database.close();
      expect(isRunning()).toBe(false);
    }, 60_000);
  });

test('a data directory that is not a database is left alone and named', async () => {
  mkdirSync(path.join(folder, 'postgres'));
  writeFileSync(path.join(folder, 'postgres', 'letter.txt'), 'private');
  await expect(open()).rejects.toMatchObject({ message: expect.stringContaining('PG_VERSION is missing') as string });
  expect(existsSync(path.join(folder, 'postgres', 'letter.txt'))).toBe(true);
}, 60_000);

test('a database of another major version is refused in words', async () => {
  mkdirSync(path.join(folder, 'postgres'));
  writeFileSync(path.join(folder, 'postgres', 'PG_VERSION'), '15\n');
  await expect(open()).rejects.toMatchObject({ message: expect.stringContaining('PostgreSQL 15') as string });
}, 60_000);
