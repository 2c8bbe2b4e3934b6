import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../../scripts/free-port.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { startBalancer, type Balancer } from '../../test/rolling/balancer.ts';
import { startMember, type Member } from '../../test/rolling/fleet.ts';
import { inTransaction } from '../kernel/ctx.ts';
import { newId } from '../kernel/ids.ts';
import { queueMail } from '../features/mails/public.ts';

const requestsInAll = 100_000;
const callers = 16;
const path = '/api/v1/clients/products';

let app: TestApp;
let balancer: Balancer;
const web: Member[] = [];
const workers: Member[] = [];
const sent: string[] = [];
const onMail = (messageId: string): void => void sent.push(messageId);

beforeAll(async () => {
  app = await startTestApp();
  for (let port = await findFreePort(4450); web.length < 2; port = await findFreePort(port + 1))
    web.push(await startMember(app, { role: 'web', port, onMail }));
  for (let count = 0; count < 2; count += 1) workers.push(await startMember(app, { role: 'worker', port: 0, onMail }));
  balancer = await startBalancer(web.map(({ port }) => port));
});
afterAll(async () => {
  await balancer.close();
  await Promise.all([...web, ...workers].map((member) => member.stop()));
  await app.close();
});

const agent = new Agent({ keepAlive: true, maxSockets: callers });
const ask = (): Promise<string> =>
  new Promise((resolve) => {
    const sending = httpRequest({ host: '127.0.0.1', port: balancer.port, path, agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(String(answer.statusCode)));
      answer.once('error', () => resolve('cut'));
    });
    sending.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    sending.end();
  });

/** Answers by their status, of as many requests as there are to be made. */
const load = async (isOver: () => boolean): Promise<Map<string, number>> => {
  const answers = new Map<string, number>();
  let asked = 0;
  const caller = async (): Promise<void> => {
    while (asked < requestsInAll || !isOver()) {
      asked += 1;
      const answer = await ask();
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return answers;
};

const write = (address: string): Promise<void> =>
  inTransaction(app.ctx, (ctx) =>
    queueMail(ctx, {
      template: 'newsletter-confirm',
      recipientAddress: address,
      locale: 'de',
      params: { subscriptionId: newId(), askedAt: ctx.clock.now().toISOString() },
      dedupeKey: address,
    }),
  );

const restart = async (members: Member[], role: 'web' | 'worker'): Promise<void> => {
  for (const [index, member] of members.entries()) {
    await member.stop();
    members[index] = await startMember(app, { role, port: member.port, onMail });
    // The proxy finds it ready.
    await pause(1000);
  }
};

test('FLT-10 processes are restarted one after the other under load: no request is lost, each mail leaves once', async () => {
  let rounds = 0;
  let isOver = false;
  const mails: Promise<void>[] = [];
  const loading = load(() => isOver);
  const writing = setInterval(() => void mails.push(write(`rolling-${mails.length}@example.org`)), 50);
  while (rounds < 5) {
    await restart(web, 'web');
    await restart(workers, 'worker');
    rounds += 1;
  }
  clearInterval(writing);
  isOver = true;
  const answers = await loading;
  expect([...answers.keys()]).toEqual(['200']);
  expect(answers.get('200')).toBeGreaterThanOrEqual(requestsInAll);
  await Promise.all(mails);
  for (let tries = 0; tries < 600 && sent.length < mails.length; tries += 1) await pause(100);
  expect(sent).toHaveLength(mails.length);
  expect(new Set(sent).size).toBe(mails.length);
});
