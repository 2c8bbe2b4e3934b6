import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import express from 'express';
import { Failure } from '../kernel/failure.ts';
import { readRequestBody } from './request-body.ts';

const app = express();
app.put('/', async (request, response) => {
  try {
    response.json({ length: (await readRequestBody(request, { bytes: 1000, seconds: 0.2 })).length });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    response.json({ code: error.code });
  }
});
const server = createServer(app);
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends what is given and, unless it breaks off there, says that it was all. */
const answerTo = async (body: Buffer, { headers = {}, isOpen = false }: { headers?: Record<string, string>; isOpen?: boolean } = {}): Promise<unknown> => {
  const sent = ask({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', method: 'PUT', headers });
  sent.write(body);
  if (!isOpen) sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  sent.destroy();
  return JSON.parse(Buffer.concat(chunks).toString());
};

test('a body arrives whole, packed or not', async () => {
  expect(await answerTo(Buffer.alloc(1000, 'x'))).toEqual({ length: 1000 });
  expect(await answerTo(gzipSync(Buffer.alloc(900, 'x')), { headers: { 'content-encoding': 'gzip' } })).toEqual({ length: 900 });
});

test.each([
  ['is too large', Buffer.alloc(1001, 'x'), {}, 'file.tooLarge'],
  ['unpacks to too much', gzipSync(Buffer.alloc(100_000, 'x')), { headers: { 'content-encoding': 'gzip' } }, 'file.tooLarge'],
  ['is packed in a broken way', Buffer.from('no gzip'), { headers: { 'content-encoding': 'gzip' } }, 'file.invalid'],
  ['is packed in an unknown way', Buffer.from('x'), { headers: { 'content-encoding': 'br' } }, 'feed.contentEncoding'],
  ['never ends', Buffer.from('x'), { isOpen: true }, 'feed.uploadTimeout'],
])('a body that %s is refused', async (_what, body, options, code) => {
  expect(await answerTo(body, options)).toEqual({ code });
});
