import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findRunningServer, stopServer } from '../../../scripts/database/postmaster.ts';
import { openEmbeddedDatabase, type Database } from '../../../scripts/embedded-postgres.ts';
import { findFreePort } from '../../../scripts/free-port.ts';
import { buildProduct } from '../../../seeds/factories/products.ts';
import { buildPatient } from '../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { startMember, type Member } from '../../test/rolling/fleet.ts';

const rounds = Number(process.env['DATABASE_RESTARTS'] ?? 50);
const products = 300;
/** Requests a second: of ten, one writes. */
const pace = 200;

let folder: string;
let database: Database;
let app: TestApp;
let web: Member;
const productIds: string[] = [];
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
  for (let count = 0; count < products; count += 1) productIds.push((await buildProduct(app.knex)).id);
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

interface Caller {
  id: string;
  token: string;
}
const answers = new Map<string, number>();
const acknowledged: [userId: string, productId: string][] = [];
const address = (path: string): string => `http://127.0.0.1:${web.port}/api${path}`;
/** The status; a request that breaks off is named by its error. */
const send = async (path: string, options: RequestInit = {}): Promise<string> => {
  try {
    const response = await fetch(address(path), options);
    await response.arrayBuffer();
    return String(response.status);
  } catch (error) {
    return String(error instanceof Error ? (error.cause ?? error) : error);
  }
};
const count = (status: string): void => void answers.set(status, (answers.get(status) ?? 0) + 1);

const write = async (caller: Caller, productId: string): Promise<void> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${caller.token}` };
  const status = await send('/v1/clients/favorite-products', { method: 'POST', headers, body: JSON.stringify({ productIds: [productId] }) });
  count(status);
  if (status === '200') acknowledged.push([caller.id, productId]);
};

const signIn = async (): Promise<Caller> => {
  app.clock.set(new Date().toISOString());
  const patient = await buildPatient(app.knex);
  return { id: patient.id, token: await app.tokenOf(patient) };
};

/** Sends requests at the pace until it is told to end, and waits for the last answers. */
const load = (caller: Caller): (() => Promise<void>) => {
  const waiting = new Set<Promise<void>>();
  let turn = 0;
  const begin = (request: Promise<void>): void => {
    waiting.add(request);
    void request.finally(() => waiting.delete(request));
  };
  const clock = setInterval(() => {
    for (let sent = 0; sent < pace / 20; sent += 1) {
      turn += 1;
      const productId = productIds[(turn / 10) % products];
      begin(productId === undefined ? send('/v1/clients/products').then(count) : write(caller, productId));
    }
  }, 50);
  return async () => {
    clearInterval(clock);
    await Promise.all(waiting);
  };
};

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

const until = async (isSo: () => Promise<boolean>, milliseconds: number): Promise<number> => {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > milliseconds) throw new Error(`Not within ${milliseconds} ms`);
    await pause(50);
  }
  return performance.now() - began;
};
const isAnswering = (): Promise<boolean> =>
  watch.query('SELECT 1').then(
    () => true,
    () => false,
  );
/** A killed backend takes the others with it a moment later: a sign-in that meets that is tried again. */
const signInAgain = async (): Promise<Caller> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await signIn();
    } catch (error) {
      if (tries === 300) throw error;
      await pause(100);
    }
  }
};

test.each(Object.entries(faults))(
  `FLT-06 ${rounds} times under ${pace} requests a second (%s): no acknowledged write is lost, and the same process is ready within 10 s`,
  async (name, strike) => {
    answers.clear();
    acknowledged.length = 0;
    let slowest = 0;
    for (let round = 0; round < rounds; round += 1) {
      const end = load(await signInAgain());
      await pause(500);
      await strike();
      await until(isAnswering, 30_000);
      slowest = Math.max(slowest, await until(async () => (await send('/health/ready')) === '200', 10_000));
      await pause(300);
      await end();
    }
    process.stdout.write(`${name}: ${JSON.stringify(Object.fromEntries(answers))}, ready after at most ${Math.round(slowest)} ms\n`);
    expect([...answers.keys()].filter((status) => status !== '200' && status !== '503')).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(rounds * 5);
    const lost = [];
    for (const [userId, productId] of acknowledged) if (!(await app.knex('favorites').where({ userId, productId }).first())) lost.push(productId);
    expect(lost).toEqual([]);
  },
);
