import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import knexFactory, { type Knex } from 'knex';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { knexConfig } from '../../../../knexfile.ts';
import type { StoragePort } from '../../adapters/storage/storage-port.ts';
import { prepareQueues } from '../prepare-queues.ts';
import { countOthers, listMigrations } from './backed-up.queries.ts';
import { openBackupFolder, type BackupFolder, type Contents } from './backup-folder.ts';

export interface RestoreTarget {
  /** The database, as its owner. What it holds is replaced. */
  databaseUrl: string;
  storage: StoragePort;
  keysFolder: string;
  key: string;
}

/** The person at the keyboard can do something about it. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';
}

const emptied = async (client: pg.Client): Promise<void> => {
  if ((await countOthers(client)) > 0) throw new RestoreRefused('The product is running on this database. Stop every process of it first.');
  await client.query('DROP SCHEMA IF EXISTS pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO PUBLIC');
};

/** The schema that the rows were in; newer migrations follow when they are there. */
const migrateTo = async (knex: Knex, wanted: readonly string[], client: pg.Client): Promise<void> => {
  for (const name of wanted) {
    const [, [path] = []] = (await knex.migrate.up()) as [number, string[]];
    if (path?.split('/').at(-1) !== name)
      throw new RestoreRefused(`This version of the product does not know the migration ${name}; restore with the version that made the backup.`);
  }
  const applied = await listMigrations(client);
  if (applied.join() !== wanted.join()) throw new RestoreRefused('The migrations of the backup are not those of this version.');
};

const quoted = (schema: string, name: string): string => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

const loadTables = async (client: pg.Client, folder: BackupFolder, { tables, sequences }: Contents): Promise<void> => {
  await client.query('BEGIN');
  // Rows come as they were: no trigger writes more of them, and references hold when all are there.
  await client.query('SET LOCAL session_replication_role = replica');
  await client.query(`TRUNCATE ${tables.map(({ schema, name }) => quoted(schema, name)).join()}`);
  for (const { schema, name, columns, rows, file } of tables) {
    const target = client.query(copyFrom(`COPY ${quoted(schema, name)} (${columns.map(pg.escapeIdentifier).join()}) FROM STDIN`));
    await pipeline(folder.read(file), target);
    if (target.rowCount !== rows) throw new Error(`${schema}.${name} has ${target.rowCount} rows instead of ${rows}`);
  }
  for (const { name, value } of sequences) await client.query('SELECT setval($1::regclass, $2::bigint)', [quoted('public', name), value]);
  await client.query('COMMIT');
  await client.query('ANALYZE');
};

const restoreFiles = async (storage: StoragePort, folder: BackupFolder, files: Contents['files']): Promise<void> => {
  const scratch = await mkdtemp(join(tmpdir(), 'blattwerk-restore-'));
  try {
    for (const { key, file } of files) {
      const path = join(scratch, 'file');
      await pipeline(folder.read(file), createWriteStream(path, { mode: 0o600 }));
      await storage.putFile(key, path, 'application/octet-stream');
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};

const restoreKeys = async (keysFolder: string, folder: BackupFolder, keys: Contents['keys']): Promise<void> => {
  await mkdir(keysFolder, { recursive: true, mode: 0o700 });
  for (const { name, file } of keys) await pipeline(folder.read(file), createWriteStream(join(keysFolder, name), { mode: 0o600 }));
};

/**
 * Replaces everything in the database by a backup, puts its files into the storage and its keys into the data folder. Repeated after a failure it begins
 * anew. @throws RestoreRefused while the product runs, or for a backup of another version; SealBroken for another key or a damaged file
 */
export const restoreBackup = async (from: string, { databaseUrl, storage, keysFolder, key }: RestoreTarget): Promise<Contents> => {
  const folder = await openBackupFolder(from, key);
  const contents = await folder.readContents();
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'blattwerk-restore' });
  const knex = knexFactory(knexConfig(databaseUrl, { applicationName: 'blattwerk-restore', pool: { min: 0, max: 1 } }));
  await client.connect();
  try {
    await emptied(client);
    await migrateTo(knex, contents.migrations, client);
    await prepareQueues(databaseUrl);
    await loadTables(client, folder, contents);
    await knex.migrate.latest();
    await restoreKeys(keysFolder, folder, contents.keys);
    await restoreFiles(storage, folder, contents.files);
    return contents;
  } finally {
    await knex.destroy();
    await client.end();
  }
};
