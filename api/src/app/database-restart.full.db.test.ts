import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findRunningServer, stopServer } from '../../../scripts/database/postmaster.ts';
import { openEmbeddedDatabase, type Database } from '../../../scripts/embedded-postgres.ts';
import { findFreePort } from '../../../scripts/free-port.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { startMember, type Member } from '../../test/rolling/fleet.ts';
import { steadyLoad, timeUntil } from '../../test/rolling/steady-load.ts';

const rounds = Number(process.env['DATABASE_RESTARTS'] ?? 50);
/** Requests a second. */
const pace = 200;

let folder: string;
let database: Database;
let app: TestApp;
let web: Member;
let watch: pg.Pool;
const usualServer = process.env['TEST_DATABASE_URL'];
const open = (): Promise<Database> => openEmbeddedDatabase({ dataDir: folder, purpose: 'visit' });
const postmaster = (): number | undefined => findRunningServer(join(folder, 'postgres'))?.pid;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blattwerk-restarts-'));
  await chmod(folder, 0o755);
  database = await open();
  process.env['TEST_DATABASE_URL'] = database.url;
  app = await startTestApp();
  web = await startMember(app, { role: 'web', port: await findFreePort(4490) });
  watch = new pg.Pool({ connectionString: app.context.config.DATABASE_URL, max: 1, application_name: 'drill' });
  // The server is ended under its connections; the next query opens another.
  watch.on('error', () => undefined);
});
afterAll(async () => {
  await web.stop();
  await watch.end();
  await app.close();
  await database.close();
  const left = postmaster();
  if (left !== undefined) await stopServer(left);
  process.env['TEST_DATABASE_URL'] = usualServer;
  await rm(folder, { recursive: true, force: true });
});

const faults: Record<string, () => Promise<void>> = {
  fast: async () => stopped('SIGINT'),
  immediate: async () => stopped('SIGQUIT'),
  'a backend killed': async () => {
    const { rows } = await watch.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name <> 'drill' ORDER BY random() LIMIT 1`,
    );
    if (rows[0]) process.kill(rows[0].pid, 'SIGKILL');
  },
};

const stopped = async (signal: NodeJS.Signals): Promise<void> => {
  const pid = postmaster();
  if (pid === undefined) throw new Error('The server does not run');
  process.kill(pid, signal);
  await database.close();
  database = await open();
};

const isAnswering = (): Promise<boolean> =>
  watch.query('SELECT 1').then(
    () => true,
    () => false,
  );

test.each(Object.entries(faults))(
  `FLT-06 ${rounds} times under ${pace} requests a second (%s): no acknowledged write is lost, and the same process is ready within 10 s`,
  async (name, strike) => {
    const load = await steadyLoad(app, web, pace);
    let slowest = 0;
    for (let round = 0; round < rounds; round += 1) {
      const end = await load.begin();
      await pause(500);
      await strike();
      await timeUntil(isAnswering, 30_000);
      slowest = Math.max(slowest, await timeUntil(async () => (await load.send('/health/ready')) === '200', 10_000));
      await pause(300);
      await end();
    }
    process.stdout.write(`${name}: ${JSON.stringify(Object.fromEntries(load.answers))}, ready after at most ${Math.round(slowest)} ms\n`);
    expect([...load.answers.keys()].filter((status) => status !== '200' && status !== '503')).toEqual([]);
    expect(load.written()).toBeGreaterThan(rounds * 5);
    expect(await load.lost()).toEqual([]);
  },
);
