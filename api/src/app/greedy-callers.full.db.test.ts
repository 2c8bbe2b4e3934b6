import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../../scripts/free-port.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { startMember, type Member } from '../../test/rolling/fleet.ts';

const seconds = 20;
const readers = 10;
const pauseMs = 100;
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

const agent = new Agent({ keepAlive: true, maxSockets: readers });
const ask = (path: string, caller: string): Promise<{ status: number; ms: number }> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const headers = { 'X-Forwarded-For': caller, 'Accept-Language': 'en' };
    httpRequest({ host: '127.0.0.1', port: web.port, path, agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - began }));
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
    await pause((number * pauseMs) / readers);
    for (let turn = 0; performance.now() < end; turn += 1) {
      const { status, ms } = await ask(`/api/v1/clients/products?search=${number}-${turn}`, `198.51.100.${number}`);
      statuses.add(status);
      times.push(ms);
      await pause(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: readers }, (_, number) => reader(number + 1)));
  return { p99: p99(times), statuses };
};

interface Greed {
  asked: number;
  refused: number;
  retryAfter?: string;
}

test('four greedy callers are refused, and move the p99 of others by less than twice', async () => {
  await read();
  const alone = await read();
  const greedy = fork(fileURLToPath(new URL('../../test/rolling/greedy-callers.ts', import.meta.url)), [String(web.port)], { execArgv: [] });
  const told = once(greedy, 'message') as Promise<[Greed]>;
  const beside = await read();
  greedy.send('end');
  const [{ asked, refused, retryAfter }] = await told;
  greedy.disconnect();
  expect([...alone.statuses, ...beside.statuses].filter((status) => status !== 200)).toEqual([]);
  expect(refused).toBeGreaterThan(0);
  expect(Number(retryAfter)).toBeGreaterThan(0);
  process.stdout.write(
    `Greedy callers: p99 of others ${alone.p99.toFixed(1)} ms alone, ${beside.p99.toFixed(1)} ms beside them; ${refused} of their ${asked} requests were refused\n`,
  );
  // Below a few milliseconds only the machine's own noise is compared.
  expect(beside.p99).toBeLessThan(2 * Math.max(alone.p99, 5));
});
