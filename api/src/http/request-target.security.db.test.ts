import { connect, type AddressInfo } from 'node:net';
import { pino } from 'pino';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { listen, type RunningServer } from '../app/server.ts';

const lines: string[] = [];
let app: TestApp;
let server: RunningServer;
let port: number;

beforeAll(async () => {
  app = await startTestApp({ log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }) });
  server = await listen(app.app, 0);
  port = (server.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await server.stop();
  await app.close();
});
beforeEach(() => void (lines.length = 0));

interface Answer {
  status: number;
  head: string;
  body: string;
}

/** Bytes as no client library would send them. */
const send = (first: string, headers = ['Host: localhost:3000'], version = '1.1'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${first} HTTP/${version}\r\n${[...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`, 'latin1'),
    );
    let text = '';
    socket.setTimeout(10_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (chunk) => void (text += chunk.toString('utf8')));
    socket.once('error', reject);
    socket.once('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n', 2);
      resolve({ status: Number(head.split(' ')[1]), head, body });
    });
  });

const products = '/api/v1/clients/products';

test.each([
  '/%E0%A4%A',
  '/%',
  '/%zz',
  '/%00',
  '/a%C0%AFb',
  `${products}/%E0%A4%A`,
  '/api/%',
  '/admin/%E0%A4%A',
  '/admin/assets/%ff',
  '/market/products/%E0%A4%A',
  '/assets/%',
])('the address %s is malformed', async (path) => {
  const { status, body } = await send(`GET ${path}`);
  expect([status, body]).toEqual([400, expect.stringContaining('server.addressMalformed')]);
  expect(lines).toEqual([]);
});

test('a person with a browser reads that on a page, in the language of the address', async () => {
  const german = await send('GET /market/products/%E0%A4%A', ['Host: localhost:3000', 'Accept: text/html', 'Accept-Language: de']);
  expect([german.status, german.body]).toEqual([400, expect.stringContaining('Zur Startseite')]);
  const english = await send('GET /en/market/%', ['Host: localhost:3000', 'Accept: text/html']);
  expect([english.status, english.body]).toEqual([400, expect.stringContaining('<html lang="en">')]);
  expect(english.head).toMatch(/content-type: text\/html/i);
});

test.each(['TRACE', 'PROPFIND', 'MKCOL', 'SEARCH', 'LOCK', 'PURGE'])('%s is no method of ours, anywhere', async (method) => {
  for (const path of ['/', products, '/admin/', '/api/health/live']) {
    const { status, head, body } = await send(`${method} ${path}`, ['Host: localhost:3000', 'Content-Length: 0']);
    expect([status, body]).toEqual([405, expect.stringContaining('server.methodNotAllowed')]);
    expect(head).toMatch(/^allow: GET, HEAD, POST/im);
  }
  expect(lines).toEqual([]);
});

test('the absolute form of our own address is served, whatever the host header says', async () => {
  for (const target of [`http://localhost:3000${products}`, `http://localhost${products}?pageSize=1`, `HTTP://LOCALHOST:3000${products}`])
    expect([target, (await send(`GET ${target}`, ['Host: elsewhere.example'])).status]).toEqual([target, 200]);
  expect((await send('GET http://localhost:3000/api/health/live')).status).toBe(200);
  expect((await send(`GET http://localhost:3000${products}/%E0%A4%A`)).status).toBe(400);
  expect(lines).toEqual([]);
});

test.each([
  'http://elsewhere.example/',
  `http://elsewhere.example${products}`,
  'http://localhost.elsewhere.example/',
  'http://localhost@elsewhere.example/',
  'https://169.254.169.254/latest/',
])('%s is meant for another host', async (target) => {
  const { status, body } = await send(`GET ${target}`);
  expect([status, body]).toEqual([421, expect.stringContaining('server.misdirected')]);
  expect(lines).toEqual([]);
});

test.each(['http://', 'ftp://localhost/', 'http://localhost:99999/', 'file:///etc/passwd'])('the target %s is none', async (target) => {
  const { status } = await send(`GET ${target}`);
  expect([400, 404, 421]).toContain(status);
  expect(lines).toEqual([]);
});

test.each(['a b', 'localhost:99999', 'localhost/x', 'user@localhost', '[::1', ''])('the host %j makes no address', async (host) => {
  expect((await send(`GET ${products}`, [`Host: ${host}`])).status).toBe(400);
  expect(lines).toEqual([]);
});

test('headers that only our own proxy may set are ignored from others, and an old client needs no host', async () => {
  expect((await send(`GET ${products}`, ['Host: localhost:3000', 'X-Forwarded-Host: a:99999'])).status).toBe(200);
  expect((await send(`GET ${products}`, [], '1.0')).status).toBe(200);
  expect((await send('OPTIONS *')).status).toBe(204);
  expect(lines).toEqual([]);
});
