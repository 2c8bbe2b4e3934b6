import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import pg from 'pg';
import { openEmbeddedDatabase, type Database } from '../../../scripts/embedded-postgres.ts';
import { findRunningServer, stopServer } from '../../../scripts/database/postmaster.ts';
import { buildProduct } from '../../../seeds/factories/products.ts';
import { buildAdmin } from '../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { startStandby, type Standby } from '../../test/standby.ts';
import type { AppContext } from '../app-context.ts';
import { closeContext, createContext, systemCtx } from '../context.ts';
import { failure } from '../kernel/failure.ts';
import { inReplicaReading } from '../kernel/read-replica.ts';
import { createApp, listen } from './server.ts';

const usualServer = process.env['TEST_DATABASE_URL'];
let folder: string;
let database: Database;
let standby: Standby;
let app: TestApp;
/** The same product as `app`, in a process that reads from the standby too. */
let context: AppContext;
let server: Server;
let address: string;
let token: string;
/** Statements that reached the standby. */
let onStandby = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blattwerk-replica-'));
  await chmod(folder, 0o755);
  database = await openEmbeddedDatabase({ dataDir: folder, purpose: 'visit' });
  process.env['TEST_DATABASE_URL'] = database.url;
  app = await startTestApp();
  standby = await startStandby(app.context.config.DATABASE_URL, { cluster: join(folder, 'postgres'), copy: join(folder, 'standby') });
  const { clock } = app;
  context = await createContext({ ...app.context.config, DATABASE_READ_URL: standby.url }, { clock, ports: app.context.ports });
  replicaKnex().on('query', ({ sql }: { sql: string }) => void (onStandby += sql.includes('pg_last_wal_replay_lsn') ? 0 : 1));
  const running = await listen(await createApp(context, { pages: false }), 0);
  server = running.server;
  address = `http://127.0.0.1:${running.port}/api/v1/backoffice`;
  token = await app.tokenOf(await buildAdmin(app.knex));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await closeContext(context);
  await app.close();
  await standby.stop();
  await database.close();
  const left = findRunningServer(join(folder, 'postgres'))?.pid;
  if (left !== undefined) await stopServer(left);
  process.env['TEST_DATABASE_URL'] = usualServer;
  await rm(folder, { recursive: true, force: true });
});

const replicaKnex = (): Knex => context.replica!.knex;
const products = async (): Promise<{ status: number; ids: string[] }> => {
  const response = await fetch(`${address}/products?pageSize=100&sort=-createdAt`, { headers: { authorization: `Bearer ${token}` } });
  const { items } = (await response.json()) as { items: { id: string }[] };
  return { status: response.status, ids: items.map(({ id }) => id) };
};
const readsOnStandby = async (): Promise<number> => {
  const before = onStandby;
  await products();
  return onStandby - before;
};
const asOwner = async (statement: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: standby.url });
  await owner.connect();
  await owner.query(statement);
  await owner.end();
};
/** Reads until one goes to the standby. */
const comesBack = async (): Promise<void> => {
  for (let tries = 0; (await readsOnStandby()) === 0; tries += 1) {
    if (tries > 100) throw new Error('No read goes to the standby.');
    await pause(100);
  }
};

test('a list read on the replica has what was committed the moment before, through another process', async () => {
  await comesBack();
  for (let round = 0; round < 30; round += 1) {
    const { id } = await buildProduct(app.knex);
    const read = await products();
    expect(read.ids).toContain(id);
  }
  expect(context.replica!.isCurrent()).toBe(true);
});

test('the catalogue is built on the replica and has what was committed before', async () => {
  const { id } = await buildProduct(app.knex);
  const before = onStandby;
  const market = await context.catalogue.current();
  expect(market.table.size).toBeGreaterThan(0);
  expect(market.frame.positions.length).toBeGreaterThan(0);
  expect(onStandby).toBeGreaterThan(before);
  expect((await products()).ids).toContain(id);
});

test('a replica that lags is not read, until it has caught up', async () => {
  await asOwner('SELECT pg_wal_replay_pause()');
  const { id } = await buildProduct(app.knex);
  const began = performance.now();
  expect((await products()).ids).toContain(id);
  expect(performance.now() - began).toBeLessThan(2000);
  expect(context.replica!.isCurrent()).toBe(false);
  expect(await readsOnStandby()).toBe(0);
  await asOwner('SELECT pg_wal_replay_resume()');
  await comesBack();
});

test('a read that breaks off on the replica is read again on the primary; a refusal of the product is not', async () => {
  const ctx = { ...systemCtx(context, 'test'), trx: context.knex };
  const seen: boolean[] = [];
  const answer = await inReplicaReading(ctx, async ({ trx }) => {
    const { rows } = await trx.raw<{ rows: { isReplica: boolean }[] }>('SELECT pg_is_in_recovery() AS "isReplica"');
    seen.push(rows[0]!.isReplica);
    // As when a row was removed on the primary that the statement still needs: https://www.postgresql.org/docs/current/hot-standby.html
    if (rows[0]!.isReplica) await trx.raw(`DO $$ BEGIN RAISE EXCEPTION 'conflict with recovery' USING ERRCODE = '40001'; END $$`);
    return 'read';
  });
  expect([answer, ...seen]).toEqual(['read', true, false]);
  let reads = 0;
  const refused = inReplicaReading(ctx, () => {
    reads += 1;
    return Promise.reject(failure('server.notFound'));
  });
  await expect(refused).rejects.toMatchObject({ code: 'server.notFound' });
  expect(reads).toBe(1);
});

test('a replica that is away, and one that has become a primary, is not read', async () => {
  await asOwner('SELECT pg_promote()');
  const { id } = await buildProduct(app.knex);
  expect(await products()).toMatchObject({ status: 200, ids: expect.arrayContaining([id]) as string[] });
  expect(await readsOnStandby()).toBe(0);
  await standby.stop();
  await pause(1100);
  expect((await products()).status).toBe(200);
  expect(await readsOnStandby()).toBe(0);
});
