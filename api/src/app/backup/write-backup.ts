import { createReadStream } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { StoragePort } from '../../adapters/storage/storage-port.ts';
import { listMigrations, listSequences, listTables } from './backed-up.queries.ts';
import { createBackupFolder, type BackedUpTable, type BackupFolder, type Contents } from './backup-folder.ts';

export interface BackupSource {
  /** The database, as its owner: row-level security hides rows from everyone else. */
  databaseUrl: string;
  storage: StoragePort;
  /** Keys that were made at the first start and stand in no configuration; the folder may be missing. */
  keysFolder: string;
  key: string;
  now: Date;
}

/** Finished jobs are history that the queue forgets by itself. */
const conditionOf = (schema: string): string => (schema === 'pgboss' ? ` WHERE state < 'completed'` : '');

const quoted = (schema: string, name: string): string => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

const writeTables = async (client: pg.Client, folder: BackupFolder): Promise<BackedUpTable[]> => {
  const tables: BackedUpTable[] = [];
  for (const { schema, name, columns } of await listTables(client)) {
    const file = join('tables', `${schema}.${name}`);
    const rows = client.query(copyTo(`COPY (SELECT ${columns.map(pg.escapeIdentifier).join()} FROM ${quoted(schema, name)}${conditionOf(schema)}) TO STDOUT`));
    await folder.write(file, rows);
    tables.push({ schema, name, columns, rows: rows.rowCount, file });
  }
  return tables;
};

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

const writeKeys = async (keysFolder: string, folder: BackupFolder): Promise<Contents['keys']> => {
  const keys: Contents['keys'] = [];
  for (const name of await namesIn(keysFolder)) {
    const file = join('keys', name);
    await folder.write(file, createReadStream(join(keysFolder, name)));
    keys.push({ name, file });
  }
  return keys;
};

/** After the rows, so that every file that a row names is there; one that is deleted meanwhile is not needed any more. */
const writeFiles = async (storage: StoragePort, folder: BackupFolder): Promise<Contents['files']> => {
  const files: Contents['files'] = [];
  for await (const { key } of storage.list()) {
    const file = join('files', key.replaceAll('/', '.'));
    const stored = await storage.open(key).catch(async (error: unknown) => {
      if (await storage.exists(key)) throw error;
      return null;
    });
    if (stored === null) continue;
    await folder.write(file, stored);
    files.push({ key, file });
  }
  return files;
};

/**
 * Writes everything that the product holds into a folder: all rows as of one moment, the jobs that wait, the stored files as they are (sealed by their own
 * keys) and the keys of the data folder. A backup that ends early leaves `<folder>.part` and no backup.
 */
export const writeBackup = async (to: string, { databaseUrl, storage, keysFolder, key, now }: BackupSource): Promise<Contents> => {
  const draft = `${to.replace(/\/+$/, '')}.part`;
  await rm(draft, { recursive: true, force: true });
  const folder = await createBackupFolder(draft, key, now);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'blattwerk-backup' });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const migrations = await listMigrations(client);
    const sequences = await listSequences(client);
    const tables = await writeTables(client, folder);
    const keys = await writeKeys(keysFolder, folder);
    const contents = { migrations, tables, sequences, keys, files: await writeFiles(storage, folder) };
    await folder.writeContents(contents);
    await rename(draft, to);
    return contents;
  } finally {
    await client.end();
  }
};
