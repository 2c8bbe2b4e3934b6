import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartFailure, errorCode } from './failure.ts';
import { databaseAccount } from './database/account.ts';
import { locateBinaries } from './database/binaries.ts';
import { ensureCluster, logTail, OWNER, ownerOfCluster, startServer, type ClusterTools, type Durability } from './database/cluster.ts';
import { brokenCluster, readNotes } from './database/cluster-notes.ts';
import { locateDatabase } from './database/location.ts';
import { findRunningServer, stopServer } from './database/postmaster.ts';

/** A database to work with. `close` gives it back: the last one to leave stops an embedded server. */
export interface Database {
  url: string;
  /** `found` was running already, `started` was started now, `made` was also made now, `external` is the one DATABASE_URL names. */
  origin: 'found' | 'started' | 'made' | 'external';
  /** One sentence worth telling the user, such as where the files had to go. */
  notice?: string;
  close: () => Promise<void>;
  /** Called once if the connection to the server breaks while it is in use. */
  onLost: (tell: (reason: string) => void) => void;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** `serve`: only one at a time may, and it says so to the second. `visit`: any number, also beside the one that serves. */
  purpose: 'serve' | 'visit';
  durability?: Durability;
  /** The database to make and to name in the address. */
  database?: string;
}

/** Session locks on the maintenance database: everybody holds USING shared, the one that serves holds SERVING alone. A killed process loses its own. */
const USING = 7_411_001;
const SERVING = 7_411_002;

interface Attached {
  client: pg.Client;
  pid: number;
  port: number;
  origin: 'found' | 'started';
}

/** Starts, or joins, the real PostgreSQL that keeps its files in the data directory. */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<Database> {
  const { tools, moved } = prepare(options);
  const made = ensureCluster(tools);
  const attached = await attach(tools);
  if (options.purpose === 'serve') await claimServing(attached.client, options.dataDir);
  const name = options.database ?? 'blattwerk';
  await ensureDatabase(attached.client, name);
  return {
    url: addressOf(tools, attached.port, name),
    origin: made ? 'made' : attached.origin,
    ...(moved === undefined ? {} : { notice: moved }),
    close: () => leave(attached),
    onLost: (tell) => void attached.client.once('error', () => tell(`The database has stopped. Its log ends with:\n  ${logTail(tools.location.log)}`)),
  };
}

function prepare(options: EmbeddedOptions): { tools: ClusterTools; moved: string | undefined } {
  const base = databaseAccount();
  const location = locateDatabase(options.dataDir, base);
  const account = ownerOfCluster(location.cluster, base);
  const tools = { location, account, binaries: locateBinaries(account), durability: options.durability ?? 'safe' };
  return { tools, moved: location.moved };
}

function addressOf(tools: ClusterTools, port: number, database: string): string {
  return `postgres://${OWNER}:${readNotes(tools.location.cluster).password}@127.0.0.1:${port}/${database}`;
}

/** Joins the server that runs on these files, or starts one. Both may lose a race with another process; then it is tried again. */
async function attach(tools: ClusterTools): Promise<Attached> {
  for (let attempt = 1; ; attempt += 1) {
    const found = findRunningServer(tools.location.cluster);
    const result = found === undefined ? await start(tools) : await join(tools, found.pid, found.port);
    if (typeof result !== 'string') {
      const isMember = await result.client.query('select pg_advisory_lock_shared($1)', [USING]).then(
        () => true,
        () => false,
      );
      if (isMember) return result;
    } else if (attempt >= 4) {
      throw brokenCluster(tools.location.cluster, `PostgreSQL stops right after its start and says\n  ${result}\n `);
    }
    if (attempt >= 8) throw new StartFailure('PostgreSQL keeps stopping while it is being started.', `Its log is ${tools.location.log}.`);
    await pause(100 * attempt);
  }
}

/** Starts a server; a text is what it said when it ended at once. */
async function start(tools: ClusterTools): Promise<Attached | string> {
  const server = await startServer(tools);
  const address = addressOf(tools, server.port, 'postgres');
  for (let waited = 0; waited < 300_000; waited += 40) {
    const said = server.ended();
    if (said !== undefined) return said;
    const client = await connect(address);
    if (typeof client !== 'string') return { client, pid: server.pid, port: server.port, origin: 'started' };
    await pause(40);
  }
  return 'it does not take connections within five minutes';
}

/** Joins a server that runs already. One that is ours but does not answer is stopped, so that the next attempt starts a healthy one. */
async function join(tools: ClusterTools, pid: number, port: number): Promise<Attached | string> {
  const address = addressOf(tools, port, 'postgres');
  let reason = '';
  for (let waited = 0; waited < 15_000; waited += 250) {
    const client = await connect(address);
    if (typeof client !== 'string') return { client, pid, port, origin: 'found' };
    reason = client;
    if (findRunningServer(tools.location.cluster) === undefined) return reason;
    await pause(250);
  }
  await stopServer(pid);
  return reason;
}

async function connect(address: string): Promise<pg.Client | string> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5_000, application_name: 'blattwerk-scripts' });
  // A connection that breaks later is told to the caller through onLost; for the others the next query fails.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Waits a moment: PostgreSQL on a busy machine lets go of a killed run's lock only when it has noticed that its connection is gone. */
async function claimServing(client: pg.Client, dataDir: string): Promise<void> {
  await client.query("set lock_timeout = '3s'");
  try {
    await client.query('select pg_advisory_lock($1)', [SERVING]);
    await client.query('reset lock_timeout');
    return;
  } catch (error) {
    await client.end();
    // 55P03: the other run still has it.
    if (errorCode(error) !== '55P03') throw error;
  }
  throw new StartFailure(
    `Another Blattwerk is running on the data directory ${dataDir}.`,
    'Stop it first (Ctrl-C in its window), or give this one a folder and ports of its own: DATA_DIR=.data-2 PORT=4000 SANDBOX_PORT=4010 npm start',
  );
}

async function ensureDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount !== 0) return;
  try {
    await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    // 42P04, 23505: another process made it at the same moment.
    if (!['42P04', '23505'].includes(errorCode(error) ?? '')) throw error;
  }
}

/** Leaves the server; stops it when no other process uses it. */
async function leave({ client, pid }: Attached): Promise<void> {
  const isLast = await client.query<{ ok: boolean }>('select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as ok', [USING]).then(
    ({ rows }) => rows[0]?.ok === true,
    // The connection is gone, so the server is; nothing is left to stop.
    () => false,
  );
  if (isLast) await stopServer(pid);
  else await client.end();
}
