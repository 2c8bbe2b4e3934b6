import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartFailure, errorCode } from '../failure.ts';
import { findFreePort, isPortFree } from '../free-port.ts';
import { spawnAs, type DatabaseAccount } from './account.ts';
import type { Binaries } from './binaries.ts';
import { brokenCluster, readNotes, writeNotes } from './cluster-notes.ts';
import { shortHash, type DatabaseLocation } from './location.ts';

/** The login that owns the database, and the version of PostgreSQL whose files we make. */
export const OWNER = 'blattwerk';
const MAJOR = '18';

/** `fast` gives up durability for speed: only for throw-away data, as in tests. */
export type Durability = 'safe' | 'fast';

export interface ClusterTools {
  location: DatabaseLocation;
  account: DatabaseAccount | undefined;
  binaries: Binaries;
  durability: Durability;
}

/** The environment of PostgreSQL's programs: English messages, nothing of the caller's PG* variables. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_') && name !== 'LANG');
  return { ...Object.fromEntries(inherited), LANG: 'C', TZ: 'UTC' };
}

/** Who the existing files belong to decides who runs the server; only root can act for any owner. */
export function ownerOfCluster(cluster: string, account: DatabaseAccount | undefined): DatabaseAccount | undefined {
  const found = statSync(cluster, { throwIfNoEntry: false });
  const me = process.getuid?.();
  if (found === undefined || me === undefined || found.uid === me) return account;
  if (me === 0) return { uid: found.uid, gid: found.gid };
  throw new StartFailure(
    `The database in ${cluster} belongs to another account (user id ${found.uid}): it was made by a run as root or as another user.`,
    'Start it as that user, or choose another folder: DATA_DIR=/some/folder npm start',
  );
}

/** Makes an empty cluster unless there is one. It appears complete or not at all. Returns whether it was made. */
export function ensureCluster(tools: ClusterTools): boolean {
  const { cluster } = tools.location;
  if (existsSync(path.join(cluster, 'PG_VERSION'))) {
    const version = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
    if (version !== MAJOR) throw brokenCluster(cluster, `it was made by PostgreSQL ${version}, this is PostgreSQL ${MAJOR}`);
    return false;
  }
  if (existsSync(cluster) && readdirSync(cluster).length > 0) throw brokenCluster(cluster, 'PG_VERSION is missing from it');
  makeCluster(tools);
  return true;
}

function makeCluster({ location, account, binaries, durability }: ClusterTools): void {
  const unfinished = `${location.cluster}.new`;
  const passwordFile = `${unfinished}.password`;
  const password = randomBytes(24).toString('hex');
  rmSync(unfinished, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account !== undefined) [unfinished, passwordFile].forEach((entry) => chownSync(entry, account.uid, account.gid));
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
  const flags = ['-D', unfinished, '-U', OWNER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8', `--locale=${locale}`];
  flags.push('--locale-provider=icu', '--icu-locale=de-DE', '--lc-messages=C', '--no-instructions');
  // A database that is thrown away: no waiting for the disk, and one round of hashing a connection in place of 4,096 on either side.
  if (durability === 'fast') flags.push('--no-sync', '--set', 'scram_iterations=1');
  const made = spawnSync(binaries.initdb, flags, { ...spawnAs(account), env: cleanEnvironment(), encoding: 'utf8' });
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    const said = made.error?.message ?? made.stderr.trim().split('\n').slice(-4).join('\n  ');
    throw new StartFailure(
      `PostgreSQL could not make its files in ${location.cluster}:\n  ${said}`,
      'Check free space and permissions there, or set DATABASE_URL.',
    );
  }
  writeNotes(unfinished, { password });
  rmSync(location.cluster, { recursive: true, force: true });
  renameSync(unfinished, location.cluster);
}

/** How a start ended: it runs, or it stopped at once and said why in its log. */
export interface StartedServer {
  pid: number;
  port: number;
  /** The last lines of the log once the server has ended by itself, undefined while it runs. */
  ended: () => string | undefined;
}

/** The port remembered in the cluster if it is still free, else the next free one, which is remembered then. */
async function choosePort(cluster: string): Promise<number> {
  const notes = readNotes(cluster);
  const remembered = notes.port;
  if (remembered !== undefined && (await isPortFree(remembered, '127.0.0.1'))) return remembered;
  const port = await findFreePort(20_000 + (Number.parseInt(shortHash(cluster), 16) % 10_000), '127.0.0.1');
  writeNotes(cluster, { ...notes, port });
  return port;
}

/** For databases that live as long as one test run: nothing is kept through a crash, and nobody is there for whom tables would have to be tidied up. */
const thrownAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '2GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

function serverSettings(port: number, durability: Durability): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: '200',
    // No statements, parameters or row contents in the log: they would be health data.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durability === 'fast' ? thrownAway : {}),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Starts the server as a process of its own that outlives us if we are killed; it may still be recovering when this returns. */
export async function startServer({ location, account, binaries, durability }: ClusterTools): Promise<StartedServer> {
  const port = await choosePort(location.cluster);
  const log = openLog(location.log);
  const child = spawn(binaries.postgres, ['-D', location.cluster, ...serverSettings(port, durability)], {
    ...spawnAs(account),
    env: cleanEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let failure: string | undefined;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', () => (failure = logTail(location.log)));
  child.unref();
  return { pid: child.pid ?? 0, port, ended: () => failure };
}

function openLog(file: string): number {
  try {
    return openSync(file, 'w', 0o600);
  } catch (error) {
    throw new StartFailure(`Cannot write ${file} (${errorCode(error) ?? String(error)}).`, 'Give yourself write permission there, or set DATA_DIR.', error);
  }
}

/** The last lines of the server's log. */
export function logTail(file: string, lines = 6): string {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-lines).join('\n  ');
}
