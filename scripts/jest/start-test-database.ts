import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openEmbeddedDatabase, type Database } from '../embedded-postgres.ts';
import { makeScratchFolder, scratchParent } from '../scratch-folder.ts';
import { findRunningServer, isAlive, stopServer } from '../database/postmaster.ts';

const PREFIX = 'blattwerk-test-';

declare global {
  var testDatabase: { database: Database; folder: string } | undefined;
}

/** Removes what test runs left behind that were killed: their server and their folder. */
async function sweep(): Promise<void> {
  const parent = scratchParent();
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = path.join(parent, name);
    const owner = Number(name.slice(PREFIX.length).split('-')[0]);
    if (isAlive(owner)) continue;
    const server = findRunningServer(path.join(folder, 'postgres'));
    if (server !== undefined) await stopServer(server.pid);
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Gives a test run a PostgreSQL of its own, unless TEST_DATABASE_URL names one.
 * Afterwards TEST_DATABASE_URL is the address of a maintenance database whose login may create databases and roles.
 */
export default async function startTestDatabase(): Promise<void> {
  if (process.env['TEST_DATABASE_URL'] !== undefined) return;
  await sweep();
  const folder = makeScratchFolder(`${PREFIX}${process.pid}-`);
  const database = await openEmbeddedDatabase({ dataDir: folder, purpose: 'visit', durability: 'fast', database: 'postgres' });
  writeFileSync(path.join(folder, 'url'), database.url, { mode: 0o600 });
  globalThis.testDatabase = { database, folder };
  process.env['TEST_DATABASE_URL'] = database.url;
  process.env['TEST_DATABASE_FOLDER'] = folder;
}
