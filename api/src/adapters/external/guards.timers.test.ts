import { jest } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fixedClock } from '../../kernel/clock.ts';
import { MailDeliveryError, type OutgoingMail } from '../mail/mail-port.ts';
import { guardedMail, guardedScan, guardedStorage } from './guarded-ports.ts';
import { createGuards, ServiceUnreachable, type GuardsOptions } from './guards.ts';

const changes: [string, string | null][] = [];
const clock = fixedClock('2026-11-25T10:00:00.000Z');
const options: GuardsOptions = { clock, onChange: (service, since) => void changes.push([service, since?.toISOString() ?? null]) };
const mail = { messageId: '<1@blattwerk>', to: 'a@example.org' } as OutgoingMail;

beforeEach(() => {
  changes.length = 0;
  clock.set('2026-11-25T10:00:00.000Z');
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a service that does not answer is given up on after ten seconds', async () => {
  const { run } = createGuards(options).of('scanner');
  const answer = expect(run(() => new Promise(() => undefined))).rejects.toThrow('The service scanner cannot be reached: timeout');
  await jest.advanceTimersByTimeAsync(9_990);
  expect(jest.getTimerCount()).toBe(1);
  await jest.advanceTimersByTimeAsync(10);
  await answer;
});

test('after five failures in a row a service is not asked; one question finds out that it is back', async () => {
  const guards = createGuards(options);
  const { run } = guards.of('scanner');
  let isUp = false;
  let asked = 0;
  const call = (): Promise<string> => {
    asked += 1;
    return isUp ? Promise.resolve('clean') : Promise.reject(new Error('ECONNREFUSED'));
  };
  for (let tries = 0; tries < 5; tries += 1) await expect(run(call)).rejects.toThrow('ECONNREFUSED');
  for (let tries = 0; tries < 20; tries += 1) await expect(run(call)).rejects.toThrow('The service scanner cannot be reached: paused');
  expect([asked, guards.states(), changes]).toEqual([5, [{ service: 'scanner', isDown: true }], [['scanner', '2026-11-25T10:00:00.000Z']]]);
  await jest.advanceTimersByTimeAsync(60_000);
  await expect(run(call)).rejects.toThrow('ECONNREFUSED');
  await expect(run(call)).rejects.toThrow(ServiceUnreachable);
  expect(asked).toBe(6);
  isUp = true;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await run(call)).toBe('clean');
  expect(guards.states()).toEqual([{ service: 'scanner', isDown: false }]);
  expect(changes.at(-1)).toEqual(['scanner', null]);
});

test('an outage begins with the first of the failures that lead to it', async () => {
  const { run } = createGuards(options).of('scanner');
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(run(() => Promise.reject(new Error('ETIMEDOUT')))).rejects.toThrow();
    clock.advance(60_000);
  }
  expect(changes).toEqual([['scanner', '2026-11-25T10:00:00.000Z']]);
});

test.each([
  ['an address that is refused', new MailDeliveryError(mail.messageId, { permanent: true, replyCode: 550, reason: 'EENVELOPE' }), true],
  ['a mailbox that is full', new MailDeliveryError(mail.messageId, { replyCode: 452, reason: 'EENVELOPE' }), true],
  ['a server that is shutting down', new MailDeliveryError(mail.messageId, { replyCode: 421, reason: 'EPROTOCOL' }), false],
  ['a refused login of ours', new MailDeliveryError(mail.messageId, { replyCode: 535, reason: 'EAUTH' }), false],
  ['a connection that is refused', new MailDeliveryError(mail.messageId, { reason: 'ECONNECTION' }), false],
])('%s is counted for what it is', async (_name, error, isWorking) => {
  let asked = 0;
  const port = guardedMail({ send: () => Promise.reject(((asked += 1), error)) }, createGuards(options));
  for (let tries = 0; tries < 10; tries += 1) await expect(port.send(mail)).rejects.toThrow(MailDeliveryError);
  expect(asked).toBe(isWorking ? 10 : 5);
});

test('what a guard refuses is the error that the port promises', async () => {
  const guards = createGuards(options);
  const down = () => Promise.reject(new Error('ECONNREFUSED'));
  const storage = guardedStorage({ get: down, put: down } as never, guards);
  const scanner = guardedScan({ scan: down }, guards);
  for (let tries = 0; tries < 5; tries += 1) await Promise.allSettled([storage.get('a'), scanner.scan(Buffer.from(''))]);
  await expect(storage.get('a')).rejects.toMatchObject({ name: 'StorageDownloadError', missing: false });
  await expect(storage.put('a', Buffer.from(''), 'text/plain')).rejects.toMatchObject({ name: 'StorageUploadError' });
  await expect(scanner.scan(Buffer.from(''))).rejects.toMatchObject({ name: 'ScannerUnavailable' });
});

describe('Over HTTP', () => {
  let server: Server;
  let url: string;
  let status: number | null;
  let asked = 0;
  beforeAll(async () => {
    server = createServer((_request, response) => {
      asked += 1;
      if (status !== null) response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    jest.useRealTimers();
    asked = 0;
  });

  test.each([
    [500, 5],
    [503, 5],
    [429, 8],
    [404, 8],
  ])('answers of %i let %i of 8 questions through', async (given, through) => {
    status = given;
    const guard = createGuards(options).of('payments');
    for (let tries = 0; tries < 8; tries += 1) await Promise.allSettled([guard.fetch(url)]);
    expect(asked).toBe(through);
  });

  test('one server that is down leaves others of the same kind alone', async () => {
    status = 201;
    const guard = createGuards(options).of('push');
    for (let tries = 0; tries < 6; tries += 1) await Promise.allSettled([guard.fetch('http://127.0.0.1:1')]);
    expect((await guard.fetch(url)).status).toBe(201);
    expect(changes).toHaveLength(1);
  });
});
