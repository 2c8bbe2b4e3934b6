import { createHash } from 'node:crypto';
import { accessSync, chmodSync, constants, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartFailure, errorCode } from '../failure.ts';
import { canReach, type DatabaseAccount } from './account.ts';

/** Where one database lives: `cluster` holds PostgreSQL's own files, `moved` says why it is not below the data directory. */
export interface DatabaseLocation {
  home: string;
  cluster: string;
  log: string;
  moved?: string;
}

/** A short stable name for a path, to tell several checkouts apart in a shared folder. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

/** Makes the folder, or says in one sentence why that is not possible and what helps. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartFailure(
      `Cannot write to the data directory ${folder} (${errorCode(error) ?? String(error)}).`,
      'Give yourself write permission there, or choose another folder: DATA_DIR=/some/folder npm start',
      error,
    );
  }
}

/** A folder of ours that every account can enter, for what must leave a closed one. Never a link, never another account's. */
export function openFolder(name: string, parents: readonly string[] = ['/var/lib', tmpdir()]): string {
  for (const parent of parents) {
    const folder = path.join(parent, name);
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      const found = lstatSync(folder);
      if (!found.isDirectory() || found.uid !== process.getuid?.()) continue;
      chmodSync(folder, 0o755);
      return folder;
    } catch (error) {
      if (!['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
    }
  }
  throw new StartFailure(
    `The database's files need a folder that every account can enter; ${parents.join(' and ')} are not writable.`,
    'Clone the repository outside of closed folders such as /root, or start it as an ordinary user, or set DATABASE_URL.',
  );
}

/** Decides where the database of a data directory lives; makes the folders. */
export function locateDatabase(dataDir: string, account: DatabaseAccount | undefined): DatabaseLocation {
  const wanted = path.resolve(dataDir);
  makeFolder(wanted);
  const reachable = canReach(wanted, account);
  const home = reachable ? wanted : openFolder(`blattwerk-${shortHash(wanted)}`);
  const location = {
    home,
    cluster: path.join(home, 'postgres'),
    log: path.join(wanted, 'postgres.log'),
  };
  return reachable ? location : { ...location, moved: `Other accounts cannot enter ${wanted}, so the database's files are kept in ${home}.` };
}
