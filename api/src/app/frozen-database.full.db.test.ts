import { createServer, connect, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import request from 'supertest';
import { buildPatient } from '../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import type { AppContext } from '../app-context.ts';
import { closeContext, createContext } from '../context.ts';
import { createApp } from './server.ts';

let test: TestApp;
let frozen: AppContext;
let site: Express;
let wire: Server;
let token: string;
const sockets = new Set<Socket>();

/** A TCP proxy to the database that can be frozen: connections are accepted, and no data passes any more. */
const startWire = async ({ hostname, port }: URL): Promise<number> => {
  wire = createServer((socket) => {
    const database = connect(Number(port), hostname);
    for (const one of [socket, database]) {
      sockets.add(one);
      one.on('error', () => one.destroy());
    }
    socket.pipe(database).pipe(socket);
  });
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve));
  return (wire.address() as AddressInfo).port;
};
const freeze = (): void => {
  for (const socket of sockets) socket.unpipe().pause();
  wire.removeAllListeners('connection').on('connection', (socket) => void sockets.add(socket));
};

beforeAll(async () => {
  test = await startTestApp();
  token = await test.tokenOf(await buildPatient(test.knex));
  const url = new URL(test.context.config.DATABASE_URL);
  url.host = `127.0.0.1:${await startWire(url)}`;
  const config = { ...test.context.config, DATABASE_URL: url.href, DATABASE_WAIT_SECONDS: 1 };
  frozen = await createContext(config, { clock: test.clock, log: test.context.log, ports: test.context.ports });
  site = await createApp(frozen, { pages: false });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  wire.close();
  await closeContext(frozen).catch(() => {
    // Its connections were cut on purpose just before: what they say of it while they close proves nothing.
  });
  await test.close();
});

it('FLT-07 says within a second that it is not ready, and answers requests with 503 and when to ask again', async () => {
  const read = () => request(site).get('/api/v1/clients/iam/profile').set('Authorization', `Bearer ${token}`);
  await read().expect(200);
  freeze();
  const began = performance.now();
  await request(site).get('/api/health/ready').expect(503);
  expect(performance.now() - began).toBeLessThan(1000);
  await request(site).get('/api/health/live').expect(200);
  const refused = await read().expect(503);
  expect(refused.body.code).toBe('server.unavailable');
  expect(refused.get('Retry-After')).toBe('5');
  expect(performance.now() - began).toBeLessThan(8000);
});
