import { readdir, rmdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openStorage } from '../../adapters/storage/open-storage.ts';
import { isServed, readConfig, type Config } from '../../config.ts';
import { systemClock } from '../../kernel/clock.ts';
import { SealBroken } from '../../kernel/sealed.ts';
import type { Contents } from './backup-folder.ts';
import { restoreBackup, RestoreRefused } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const folderGiven = (option: 'to' | 'from'): string => {
  const { values } = parseArgs({ options: { [option]: { type: 'string' } } });
  const folder = values[option];
  if (typeof folder !== 'string' || folder === '') throw new RestoreRefused(`Name the folder: --${option} <folder>`);
  return resolve(folder);
};

/** The demo's is no secret, so that its backups open everywhere. */
const demoKey = Buffer.alloc(32, 'blattwerk demo ').toString('base64url');

const keyOf = (config: Config): string => {
  if (config.BACKUP_KEY === undefined && isServed(config)) throw new RestoreRefused('BACKUP_KEY is missing; README.md says how it is made.');
  return config.BACKUP_KEY ?? demoKey;
};

/** An empty folder may be there already. */
const mustBeFree = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (names === null) return;
  if (names.length > 0) throw new RestoreRefused(`${folder} is not empty; a backup is written into a folder of its own.`);
  await rmdir(folder);
};

const explain = (error: unknown): string => {
  if (error instanceof RestoreRefused) return error.message;
  if (error instanceof SealBroken) return 'BACKUP_KEY does not open this backup, or the backup is damaged.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

const report = ({ tables, files, keys }: Contents, folder: string, seconds: number): void => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`${JSON.stringify({ folder, tables: tables.length, rows, files: files.length, keys: keys.length, seconds })}\n`);
};

/** `npm run backup -- --to <folder>` and `npm run restore -- --from <folder>`: one line of JSON on standard output, and exit code 0 when all is done. */
export const runBackupCommand = async (way: 'backup' | 'restore'): Promise<void> => {
  try {
    const began = performance.now();
    const folder = folderGiven(way === 'backup' ? 'to' : 'from');
    const config = readConfig();
    const place = { databaseUrl: config.DATABASE_URL, storage: await openStorage(config), keysFolder: join(config.DATA_DIR, 'keys'), key: keyOf(config) };
    if (way === 'backup') await mustBeFree(folder);
    const contents = way === 'backup' ? await writeBackup(folder, { ...place, now: systemClock.now() }) : await restoreBackup(folder, place);
    report(contents, folder, Math.round((performance.now() - began) / 100) / 10);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
};
