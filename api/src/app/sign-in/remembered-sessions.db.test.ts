import { setTimeout as pause } from 'node:timers/promises';
import request from 'supertest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { createContext, closeContext } from '../../context.ts';
import type { AppContext } from '../../app-context.ts';
import { createApp } from '../server.ts';
import type { Express } from 'express';

let first: TestApp;
let second: AppContext;
let secondSite: Express;

/** Two processes on one database, both hearing of changes. */
beforeAll(async () => {
  first = await startTestApp();
  const { config, clock, log, ports, systemKnex } = first.context;
  second = await createContext(config, { clock, log, ports, systemKnex });
  await second.boss.start();
  secondSite = await createApp(second, { pages: false });
  for (const { accounts } of [first.context, second]) accounts.follow();
  await pause(200);
});
afterAll(async () => {
  await second.accounts.close();
  await closeContext({ ...second, systemKnex: second.lockKnex });
  await first.close();
});

const me = (token: string): request.Test => request(secondSite).get('/api/v1/clients/iam/me').set('Authorization', `Bearer ${token}`);

/** Asks both processes until they refuse, and says after how many milliseconds the slower one did. */
const refusedAfter = async (token: string): Promise<number> => {
  const began = performance.now();
  for (;;) {
    const statuses = [(await me(token)).status, (await first.get('/api/v1/clients/iam/me', token)).status];
    if (statuses.every((status) => status === 401 || status === 403)) return performance.now() - began;
    if (performance.now() - began > 5000) return Number.POSITIVE_INFINITY;
    await pause(20);
  }
};

const signedIn = async (): Promise<{ id: string; token: string }> => {
  const { id } = await buildPatient(first.knex);
  const token = await first.tokenOf({ id });
  await first.get('/api/v1/clients/iam/me', token).expect(200);
  await me(token).expect(200);
  return { id, token };
};

test.each([
  ['a ban', (id: string) => first.knex('users').where({ id }).update({ status: 'banned' })],
  ['a logout elsewhere', (id: string) => first.knex('sessions').where({ userId: id }).update({ revokedAt: first.clock.now() })],
])('%s works in every process within a second', async (_what, change) => {
  const { id, token } = await signedIn();
  await change(id);
  expect(await refusedAfter(token)).toBeLessThan(1000);
});

test('a session is read once a second, and not for each request', async () => {
  const { token } = await signedIn();
  const asked: string[] = [];
  second.knex.on('query', ({ sql }: { sql: string }) => asked.push(sql));
  await Promise.all(Array.from({ length: 10 }, () => me(token).expect(200)));
  expect(asked.filter((sql) => sql.includes('"sessions"')).length).toBeLessThanOrEqual(2);
});

test('a changed account is read anew', async () => {
  const { id, token } = await signedIn();
  await first.knex('users').where({ id }).update({ firstName: 'Zita' });
  const began = performance.now();
  while ((await me(token)).body.firstName !== 'Zita') if (performance.now() - began > 900) throw new Error('still the old name');
});

test('a token that only names the account finds nothing', async () => {
  const { token } = await signedIn();
  const [head, claims] = token.split('.');
  await me(`${head}.${claims}.forged`).expect(401);
});
