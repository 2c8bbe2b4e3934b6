import { createServer as createPlainServer, type Server as PlainServer, type Socket } from 'node:net';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync, gzipSync } from 'node:zlib';
import type { FeedAuth } from '@blattwerk/contract/stock-feeds/connection';
import { FeedFetchError, type FetchedFile } from './feed-fetch-port.ts';
import { feedFetcher, type FetcherOptions } from './feed-fetcher.ts';

const list = Buffer.from('PZN;Bestand;VK\n99900708;10;7,50\n');
const marks = { etag: null };
const servers: (Server | PlainServer)[] = [];
const sockets = new Set<Socket>();

const listen = async (server: Server | PlainServer): Promise<string> => {
  servers.push(server);
  server.on('connection', (socket: Socket) => void sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const serve = async (listener: RequestListener): Promise<string> => `http://${await listen(createServer(listener))}/stock.csv`;
const fetcher = (options: Partial<FetcherOptions> = {}) => feedFetcher({ privateHosts: ['127.0.0.1'], ...options });
const reasonOf = async (attempt: Promise<unknown>): Promise<string> => {
  try {
    await attempt;
    return 'fetched';
  } catch (error) {
    if (error instanceof FeedFetchError) return error.reason;
    throw error;
  }
};

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  for (const server of servers.splice(0)) server.close();
});

test('a file arrives with its marks, and is not sent again while it is unchanged', async () => {
  const modified = 'Fri, 20 Nov 2026 06:00:00 GMT';
  const url = await serve(({ headers }, response) => {
    if (headers['if-none-match'] === '"1"' || headers['if-modified-since'] === modified) response.writeHead(304).end();
    else response.writeHead(200, { etag: '"1"', 'last-modified': modified }).end(list);
  });
  const first = await fetcher().fetch({ url, ...marks });
  expect(first).toEqual({ isModified: true, bytes: list, etag: '"1"', lastModified: modified, contentAt: new Date(modified) });
  expect(await fetcher().fetch({ url, etag: '"1"' })).toEqual({ isModified: false });
  expect(await fetcher().fetch({ url, etag: null, lastModified: modified })).toEqual({ isModified: false });
});

const logins: [FeedAuth, IncomingHttpHeaders][] = [
  [{ kind: 'basic', username: 'feed', password: 'gehéim' }, { authorization: `Basic ${Buffer.from('feed:gehéim').toString('base64')}` }],
  [{ kind: 'token', token: 'abc.def' }, { authorization: 'Bearer abc.def' }],
  [{ kind: 'headers', headers: [{ name: 'X-Api-Key', value: 'eins' }, { name: 'X-Shop', value: '2' }] }, { 'x-api-key': 'eins', 'x-shop': '2' }], // prettier-ignore
];
test.each(logins)('$kind signs in', async (auth, expected) => {
  let seen: IncomingHttpHeaders = {};
  const url = await serve(({ headers }, response) => void ((seen = headers), response.end(list)));
  await fetcher().fetch({ url, auth, ...marks });
  expect(seen).toMatchObject(expected);
});

test('a login is not passed on to another server, and is on the same one', async () => {
  const seen: (string | undefined)[] = [];
  const elsewhere = await serve(({ headers }, response) => void (seen.push(headers.authorization, headers['x-api-key'] as string), response.end(list)));
  const url = await serve(({ headers, url: path }, response) => {
    if (path === '/here') seen.push(headers.authorization);
    response.writeHead(302, { location: path === '/stock.csv' ? '/here' : elsewhere }).end();
  });
  const auth = { kind: 'token', token: 'abc' } as const;
  expect(await fetcher().fetch({ url, auth, ...marks })).toMatchObject({ isModified: true });
  expect(seen).toEqual(['Bearer abc', undefined, undefined]);
});

test.each([
  [401, 'feed.loginRefused'],
  [403, 'feed.loginRefused'],
  [404, 'feed.fileMissing'],
  [502, 'feed.httpStatus'],
  [204, 'feed.httpStatus'],
])('an answer of %s is %s', async (status, reason) => {
  const url = await serve((_, response) => response.writeHead(status).end());
  await expect(fetcher().fetch({ url, ...marks })).rejects.toMatchObject({ reason, values: { status } });
});

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
])('a file packed with %s is unpacked', async (encoding, pack) => {
  const url = await serve((_, response) => response.writeHead(200, { 'content-encoding': encoding }).end(pack(list)));
  expect((await fetcher().fetch({ url, ...marks })) as FetchedFile).toMatchObject({ bytes: list });
});

test('FED-02 a packed file that grows past the limit is stopped there', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  const nested = gzipSync(bomb);
  for (const [body, encoding] of [
    [bomb, 'gzip'],
    [nested, 'gzip, gzip'],
    [Buffer.from('nicht gepackt'), 'gzip'],
  ] as const) {
    // prettier-ignore
    const url = await serve((_, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body));
    expect(await reasonOf(fetcher({ maxBytes: 1_000_000 }).fetch({ url, ...marks }))).toBe(body === bomb ? 'feed.tooLarge' : 'feed.unreadable');
  }
});

test('a large file arrives in full, one that is too large and one that breaks off do not', async () => {
  const large = Buffer.alloc(5_000_000, 'PZN;Bestand;VK\n');
  const whole = await serve((_, response) => response.end(large));
  expect(((await fetcher().fetch({ url: whole, ...marks })) as FetchedFile).bytes.equals(large)).toBe(true);
  expect(await reasonOf(fetcher().fetch({ url: whole, maxBytes: 100_000, ...marks }))).toBe('feed.tooLarge');
  const torn = await serve((_, response) =>
    response.writeHead(200, { 'content-length': '5000000' }).write(large.subarray(0, 2_000_000), () => response.destroy()),
  );
  expect(await reasonOf(fetcher().fetch({ url: torn, ...marks }))).toBe('feed.connectionLost');
});

test('redirects end after three', async () => {
  let asked = 0;
  const url = await serve((_, response) => void ((asked += 1), response.writeHead(302, { location: '/again' }).end()));
  expect(await reasonOf(fetcher().fetch({ url, ...marks }))).toBe('feed.httpStatus');
  expect(asked).toBe(4);
});

const endless: RequestListener = (_, response) => {
  const more = (): void => void (response.destroyed || (response.write('x'.repeat(10_000)) ? setImmediate(more) : response.once('drain', more)));
  more();
};
const dripping: RequestListener = (_, response) => {
  response.writeHead(200);
  const timer = setInterval(() => response.write('P'), 50);
  response.on('close', () => clearInterval(timer));
};
test.each<[string, RequestListener, string]>([
  ['never ends', endless, 'feed.tooLarge'],
  ['comes byte by byte', dripping, 'feed.timeout'],
  ['hangs after its headers', (_, response) => response.writeHead(200).flushHeaders(), 'feed.timeout'],
  ['never comes', () => undefined, 'feed.timeout'],
])('FED-10 a file that %s is given up', async (_, listener, reason) => {
  const url = await serve(listener);
  expect(await reasonOf(fetcher({ maxBytes: 1_000_000, timeoutMs: 400 }).fetch({ url, ...marks }))).toBe(reason);
});

test('FED-10 a handshake that never ends is given up, and so is a name that never resolves', async () => {
  const host = await listen(createPlainServer());
  expect(await reasonOf(fetcher({ timeoutMs: 400 }).fetch({ url: `https://${host}/stock.csv`, ...marks }))).toBe('feed.timeout');
  const resolve = () => new Promise<never>(() => undefined);
  expect(await reasonOf(fetcher({ timeoutMs: 400, resolve }).fetch({ url: 'https://apotheke.example/stock.csv', ...marks }))).toBe('feed.timeout');
});
