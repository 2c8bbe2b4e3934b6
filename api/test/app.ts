import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Express } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import request from 'supertest';
import type { OutgoingMail } from '../src/adapters/mail/mail-port.ts';
import { readConfig } from '../src/config.ts';
import type { AppContext } from '../src/app-context.ts';
import { createContext, systemCtx } from '../src/context.ts';
import { signAccessToken } from '../src/features/users/tokens.ts';
import { createApp, listen } from '../src/app/server.ts';
import type { OnUndeclaredError } from '../src/http/declared-errors.ts';
import { deadLetterQueue } from '../src/jobs/queue.ts';
import type { Ports } from '../src/ports.ts';
import { fixedClock, systemClock } from '../src/kernel/clock.ts';
import type { Ctx } from '../src/kernel/ctx.ts';
import { newId, newSecret, sha256 } from '../src/kernel/ids.ts';
import { testScanner, type TestScanner } from './malware-scanner.ts';
import { cloneDatabase } from './database.ts';
import { runWaiting } from './waiting-jobs.ts';

export interface TestApp {
  app: Express;
  context: AppContext;
  /** The system's connection, which reaches every row: factories insert with it. */
  knex: Knex;
  clock: ReturnType<typeof fixedClock>;
  /** The malware scanner, to be switched off. */
  scanner: TestScanner;
  /** Every mail that the product handed to the mail server. */
  mails: OutgoingMail[];
  ctx: Ctx<{ role: 'system' }>;
  /** A bearer token of a new session. */
  tokenOf(user: { id: string }): Promise<string>;
  get(path: string, token?: string): request.Test;
  send(method: 'post' | 'put' | 'patch' | 'delete', path: string, body?: object, token?: string): request.Test;
  /** Runs the waiting jobs, and those that they send, until none waits; a failing job fails the test. */
  runJobs(): Promise<void>;
  close(): Promise<void>;
}

/** The seal's key pair (RSA, 3,072 bits) takes half a second to make: the first app of a process makes it, the later ones find it in their folder. */
let sealFile: Buffer | undefined;
const withSeal = async (folder: string, start: () => Promise<AppContext>): Promise<AppContext> => {
  const file = join(folder, 'keys', 'document-seal.pem');
  if (sealFile) {
    await mkdir(dirname(file), { mode: 0o700 });
    await writeFile(file, sealFile, { mode: 0o600 });
  }
  const context = await start();
  if (!sealFile && existsSync(file)) sealFile = await readFile(file);
  return context;
};

/** An error code that the contract's operation does not declare fails the test in which it is answered, as everything that is printed there. */
const failTest: OnUndeclaredError = ({ id }, code) => console.error(`${id} answered ${code}, which it does not declare in the contract`);

/** Requests of all tests of a process share open connections: a server and a connection for each request cost more than most answers. */
const connections = new Agent({ keepAlive: true });

/** The whole API on a database of its own, with mails caught and time standing still at the moment of the start, which is the factories' now too. */
export const startTestApp = async (options: { ports?: Partial<Ports>; environment?: Record<string, string>; log?: Logger } = {}): Promise<TestApp> => {
  const database = await cloneDatabase();
  // Beside the databases, in memory where there is room: each stored file is synced twice.
  const folder = await mkdtemp(join(process.env['TEST_DATABASE_FOLDER'] ?? tmpdir(), 'blattwerk-files-'));
  const clock = fixedClock(systemClock.now().toISOString());
  const mails: OutgoingMail[] = [];
  const config = readConfig({
    APP_ENV: 'test',
    // Jobs are run by runJobs(); a test of the worker itself asks for its role.
    ROLE: 'web',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    CALLER_BUDGET: '0',
    BASE_URL: 'http://localhost:3000',
    ...options.environment,
  });
  const mail = { send: async (sent: OutgoingMail): Promise<void> => void mails.push(sent) };
  const scanner = testScanner();
  const context = await withSeal(folder, () =>
    createContext(config, { clock, ports: { mail, malwareScan: scanner, ...options.ports }, ...(options.log ? { log: options.log } : {}) }),
  );
  await context.boss.start();
  const app = await createApp(context, { pages: false, onUndeclaredError: failTest });
  const { server, port } = await listen(app, 0);
  // A connection is closed by the test that ends, never while the next request is on its way.
  server.keepAliveTimeout = 0;
  const address = `http://127.0.0.1:${port}`;
  const withToken = (test: request.Test, token?: string): request.Test =>
    (token ? test.set('Authorization', `Bearer ${token}`) : test).set('Accept-Language', 'de').agent(connections);
  return {
    app,
    context,
    knex: context.systemKnex,
    clock,
    scanner,
    mails,
    ctx: systemCtx(context, 'test'),
    tokenOf: async ({ id }) => {
      const sessionId = newId();
      await context.knex('sessions').insert({
        id: sessionId,
        userId: id,
        refreshHash: sha256(newSecret()),
        createdAt: clock.now(),
        lastUsedAt: clock.now(),
        expiresAt: new Date(clock.now().getTime() + 1_728_000_000),
      });
      return signAccessToken(context.secrets, clock, { userId: id, sessionId });
    },
    get: (path, token) => withToken(request(address).get(path), token),
    send: (method, path, body, token) => withToken(request(address)[method](path).send(body), token),
    runJobs: async () => {
      let rounds = 0;
      while ((await runWaiting(context)) > 0) if ((rounds += 1) > 50) throw new Error(`Jobs never end; see the queue ${deadLetterQueue}`);
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await context.boss.stop({ graceful: false });
      await Promise.all([
        context.catalogue.close(),
        context.knex.destroy(),
        context.replica?.knex.destroy(),
        context.systemKnex.destroy(),
        context.lockKnex.destroy(),
      ]);
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
