import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findRunningServer, stopServer } from '../../../scripts/database/postmaster.ts';
import { openEmbeddedDatabase, type Database } from '../../../scripts/embedded-postgres.ts';
import { findFreePort } from '../../../scripts/free-port.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { startMember, type Member } from '../../test/rolling/fleet.ts';
import { steadyLoad, timeUntil, type SteadyLoad } from '../../test/rolling/steady-load.ts';

const rounds = Number(process.env['EXHAUSTIONS'] ?? 10);
/** Requests a second. */
const pace = 100;

let folder: string;
let database: Database;
let app: TestApp;
let web: Member;
const usualServer = process.env['TEST_DATABASE_URL'];
const open = (): Promise<Database> => openEmbeddedDatabase({ dataDir: folder, purpose: 'visit' });
const postmaster = (): number | undefined => findRunningServer(join(folder, 'postgres'))?.pid;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blattwerk-exhausted-'));
  // A disk of its own, small enough to be filled. Needs root, as containers of CI are.
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=900m,mode=755', 'tmpfs', folder]);
  await chmod(folder, 0o755);
  database = await open();
  process.env['TEST_DATABASE_URL'] = database.url;
  app = await startTestApp();
  web = await startMember(app, { role: 'web', port: await findFreePort(4590) });
});
afterAll(async () => {
  await web.stop();
  await app.close();
  await database.close();
  const left = postmaster();
  if (left !== undefined) await stopServer(left);
  process.env['TEST_DATABASE_URL'] = usualServer;
  execFileSync('umount', ['-l', folder]);
  await rm(folder, { recursive: true, force: true });
});

const ballast = (): string => join(folder, 'ballast');

/** Fills the disk to its last byte. */
const fill = (): void => {
  const file = openSync(ballast(), 'a');
  try {
    for (let size = 1_048_576; size >= 1;) {
      try {
        writeSync(file, Buffer.alloc(size));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        size = Math.floor(size / 4);
      }
    }
  } finally {
    closeSync(file);
  }
};

/**
 * Of a process of ours, and the soft limit alone: a hard one that was lowered cannot be raised again. Only the account of a process may set its limits,
 * and root where it has the capability, which containers do not give it.
 */
const prlimit = (pid: number, ...options: string[]): string => {
  const { uid, gid } = statSync(`/proc/${pid}`);
  return execFileSync('prlimit', ['--pid', String(pid), ...options], { uid, gid, cwd: '/' })
    .toString()
    .trim();
};

/** More than fits: the statement fails, and so may the database's log. */
const growDatabase = async (): Promise<void> => {
  const client = new pg.Client({ connectionString: app.context.config.DATABASE_URL, application_name: 'drill' });
  client.on('error', () => undefined);
  await client.connect();
  await expect(client.query(`CREATE TABLE growth AS SELECT repeat(md5(i::text), 200) AS text FROM generate_series(1, 300000) i`)).rejects.toThrow();
  await Promise.allSettled([client.end()]);
};

/** A connection that no handle is left for is refused by the system: no answer is begun. */
const isClean = (status: string): boolean => status === '200' || status === '503' || /ECONNRESET|ECONNREFUSED|socket hang up|other side closed/.test(status);

/** A request over a connection of its own, which stays open until all have theirs. */
const newConnection = (): Promise<string> =>
  new Promise((resolve) => {
    get(
      { port: web.port, host: '127.0.0.1', path: '/api/v1/clients/products', agent: false, timeout: 5000, headers: { connection: 'keep-alive' } },
      (response) => {
        response.resume().once('end', () => setTimeout(() => (response.destroy(), resolve(String(response.statusCode))), 300));
      },
    )
      .once('error', (error) => resolve(String(error)))
      .once('timeout', () => resolve('timeout'));
  });

interface Exhaustion {
  exhaust(): Promise<void>;
  relieve(): Promise<void>;
}

const backends = async (): Promise<number[]> => {
  const client = new pg.Client({ connectionString: app.context.config.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'blattwerk' AND pid <> pg_backend_pid()`,
  );
  await client.end();
  return rows.map(({ pid }) => pid);
};

let handles = '';
const limitedBackends: number[] = [];
const exhaustions: Record<string, Exhaustion> = {
  'the disk of database and files is full': {
    exhaust: async () => {
      fill();
      await growDatabase();
    },
    relieve: async () => {
      rmSync(ballast());
      // As whatever runs the database does, where it could not write its log and ended.
      await pause(1000);
      await database.close();
      database = await open();
    },
  },
  'no file handle is free': {
    exhaust: async () => {
      handles = prlimit(web.pid, '--nofile', '--output', 'SOFT', '--noheadings', '--raw');
      prlimit(web.pid, `--nofile=${readdirSync(`/proc/${web.pid}/fd`).length + 2}:`);
      const answers = await Promise.all(Array.from({ length: 50 }, newConnection));
      expect(answers.filter((answer) => answer !== '200').length).toBeGreaterThan(0);
      expect(answers.filter((answer) => !isClean(answer))).toEqual([]);
    },
    relieve: () => Promise.resolve(void prlimit(web.pid, `--nofile=${handles}:`)),
  },
  'the database has no memory': {
    exhaust: async () => {
      limitedBackends.splice(0, limitedBackends.length, ...(await backends()));
      for (const pid of limitedBackends) prlimit(pid, '--as=1:');
    },
    relieve: async () => {
      const running = await backends();
      for (const pid of limitedBackends) if (running.includes(pid)) prlimit(pid, '--as=unlimited:');
    },
  },
};

const isReady = (load: SteadyLoad) => async (): Promise<boolean> => (await load.send('/health/ready')) === '200';
test.each(Object.entries(exhaustions))(
  `FLT-08 ${rounds} times under ${pace} requests a second (%s): what cannot be done is refused, nothing acknowledged is lost, and the same process recovers`,
  async (name, { exhaust, relieve }) => {
    const load = await steadyLoad(app, web, pace);
    let slowest = 0;
    for (let round = 0; round < rounds; round += 1) {
      const end = await load.begin();
      await pause(500);
      await exhaust();
      await pause(1500);
      await relieve();
      slowest = Math.max(slowest, await timeUntil(isReady(load), 20_000));
      await end();
      const before = load.written();
      const endAgain = await load.begin();
      await pause(500);
      await endAgain();
      expect(load.written()).toBeGreaterThan(before);
    }
    process.stdout.write(`${name}: ${JSON.stringify(Object.fromEntries(load.answers))}, ready after at most ${Math.round(slowest)} ms\n`);
    expect([...load.answers.keys()].filter((status) => !isClean(status))).toEqual([]);
    expect(await load.lost()).toEqual([]);
  },
);
