import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../../scripts/free-port.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { startMember, type Member } from '../../test/rolling/fleet.ts';

const seconds = 20;
const readerPauses = 20;
let app: TestApp;
let web: Member;
beforeAll(async () => {
  app = await startTestApp();
  const environment = { CALLER_BUDGET: '10000', TRUST_PROXY: 'loopback' };
  web = await startMember(app, { role: 'web', port: await findFreePort(4470), environment });
});
afterAll(async () => {
  await web.stop();
  await app.close();
});

const agent = new Agent({ keepAlive: true, maxSockets: 100 });
const ask = (path: string, caller: string): Promise<{ status: number; ms: number; retryAfter: string | undefined }> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const headers = { 'X-Forwarded-For': caller, 'Accept-Language': 'en' };
    httpRequest({ host: '127.0.0.1', port: web.port, path, agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          ms: performance.now() - began,
          retryAfter: answer.headers['retry-after'],
        }),
      );
    })
      .once('error', reject)
      .end();
  });

const p99 = (times: number[]): number => times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY;

/** Readers of the market, each at a walking pace from an address of its own. */
const read = async (): Promise<{ p99: number; statuses: Set<number> }> => {
  const times: number[] = [];
  const statuses = new Set<number>();
  const end = performance.now() + seconds * 1000;
  const reader = async (number: number): Promise<void> => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const { status, ms } = await ask(`/api/v1/clients/products?search=${number}-${turn}`, `198.51.100.${number}`);
      statuses.add(status);
      times.push(ms);
      await pause(readerPauses * 5);
    }
  };
  await Promise.all(Array.from({ length: 10 }, (_, number) => reader(number + 1)));
  return { p99: p99(times), statuses };
};

test('four greedy callers are refused, and move the p99 of others by less than twice', async () => {
  await read();
  const alone = await read();
  let isOver = false;
  let asked = 0;
  const refused: Awaited<ReturnType<typeof ask>>[] = [];
  const greedy = async (caller: string): Promise<void> => {
    while (!isOver) {
      const answer = await ask(`/api/v1/clients/products?search=${caller}-${(asked += 1)}`, caller);
      if (answer.status === 429) refused.push(answer);
    }
  };
  const all = [1, 2, 3, 4].flatMap((number) => Array.from({ length: 8 }, () => greedy(`203.0.113.${number}`)));
  const beside = await read();
  isOver = true;
  await Promise.all(all);
  expect([...alone.statuses, ...beside.statuses].filter((status) => status !== 200)).toEqual([]);
  expect(Number(refused[0]?.retryAfter)).toBeGreaterThan(0);
  process.stdout.write(`Greedy callers: p99 of others ${alone.p99.toFixed(1)} ms alone, ${beside.p99.toFixed(1)} ms beside them\n`);
  // Below a few milliseconds only the machine's own noise is compared.
  expect(beside.p99).toBeLessThan(2 * Math.max(alone.p99, 5));
});
