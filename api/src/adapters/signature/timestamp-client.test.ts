import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox, type RunningSandbox } from '../../../test/sandbox.ts';
import { openSheet } from '../pdf/sheet.ts';
import { certificateSignature } from './certificate-signature.ts';
import { readSeal } from './testing/read-seal.ts';
import { timestampClient, timeOfToken } from './timestamp-client.ts';

let sandbox: RunningSandbox;
let folder: string;
beforeAll(async () => {
  sandbox = await startSandbox();
  folder = await mkdtemp(join(tmpdir(), 'blattwerk-timestamps-'));
});
afterAll(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true, force: true });
});

const bytes = Buffer.from('a signature');

test('a token stands over exactly the bytes that were sent', async () => {
  const before = Date.now();
  const token = await timestampClient(`${sandbox.url}/tsa`)(bytes);
  const at = await timeOfToken(token, bytes);
  expect(at.getTime()).toBeGreaterThanOrEqual(Math.floor(before / 1000) * 1000);
  await expect(timeOfToken(token, Buffer.from('another one'))).rejects.toThrow('TSTInfo verification is failed');
});

test('a sealed document carries the token in its signature (B-T)', async () => {
  const clock = { now: () => new Date('2026-11-23T17:00:00Z') };
  const sheet = openSheet({ title: 'Probe', author: 'Blattwerk', lang: 'de-DE', createdAt: clock.now(), footer: 'Probe', pageLabel: () => '1' });
  sheet.paragraph('Ein Absatz.');
  const pdf = await sheet.finish();
  const signature = await certificateSignature({ folder, clock, timestamp: timestampClient(`${sandbox.url}/tsa`) });
  const sealed = await readSeal(await signature.seal(pdf, { reason: 'Probe', name: 'Blattwerk', at: clock.now() }));
  expect(sealed).toMatchObject({ isGenuine: true, coversContent: true, isBaseline: true, isAccepted: true, stampedAt: expect.any(Date) });
});

test('while the service is down nothing is sealed, and the attempt can be repeated', async () => {
  await sandbox.call('PUT', '/_control', { tsa: { isDown: true } });
  await expect(timestampClient(`${sandbox.url}/tsa`)(bytes)).rejects.toThrow('The timestamp service answered 503');
  await sandbox.call('PUT', '/_control', { tsa: { isDown: false } });
  await expect(timestampClient(`${sandbox.url}/tsa`)(bytes)).resolves.toBeInstanceOf(Buffer);
});

describe('A service that answers', () => {
  let answer = Buffer.alloc(0);
  let server: Server;
  const url = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  beforeAll(async () => {
    server = createServer((_request, response) => response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(answer));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('with the token of an earlier request is not believed', async () => {
    const earlier = createServer((request, response) => {
      const query: Buffer[] = [];
      request.on('data', (chunk: Buffer) => query.push(chunk));
      request.on('end', async () => {
        const headers = { 'content-type': 'application/timestamp-query' };
        const reply = await fetch(`${sandbox.url}/tsa`, { method: 'POST', headers, body: Buffer.concat(query) });
        answer = Buffer.from(await reply.arrayBuffer());
        response.writeHead(200).end(answer);
      });
    });
    await new Promise<void>((resolve) => earlier.listen(0, '127.0.0.1', resolve));
    await timestampClient(`http://127.0.0.1:${(earlier.address() as AddressInfo).port}`)(bytes);
    await new Promise((resolve) => earlier.close(resolve));
    await expect(timestampClient(url())(bytes)).rejects.toThrow('The timestamp is not for this document');
  });

  it('nonsense is refused', async () => {
    answer = Buffer.from('<html>');
    await expect(timestampClient(url())(bytes)).rejects.toThrow();
  });
});
