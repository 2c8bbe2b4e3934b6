import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isAllowedUrl, isPublicAddress } from './allowed-address.ts';
import { FeedFetchError } from './feed-fetch-port.ts';
import { feedFetcher } from './feed-fetcher.ts';

const servers: Server[] = [];
const serve = async (listener: RequestListener): Promise<{ url: string; host: string }> => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `http://${host}/stock.csv`, host };
};
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
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

test('a trusted host’s file arrives with its mark, and is not sent again while it is unchanged', async () => {
  const { url, host } = await serve((request, response) => {
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"1"' }).end('PZN;Bestand;VK\n');
  });
  const fetcher = feedFetcher({ privateHosts: [host] });
  expect(await fetcher.fetch({ url, etag: null })).toEqual({
    isModified: true,
    bytes: Buffer.from('PZN;Bestand;VK\n'),
    etag: '"1"',
    lastModified: null,
    contentAt: null,
  });
  expect(await fetcher.fetch({ url, etag: '"1"' })).toEqual({ isModified: false });
});

test('an answer that is not 200 is named', async () => {
  const { url, host } = await serve((_, response) => response.writeHead(502).end('<html>'));
  await expect(feedFetcher({ privateHosts: [host] }).fetch({ url, etag: null })).rejects.toMatchObject({ reason: 'feed.httpStatus', values: { status: 502 } });
});

test('a redirect into private space is not followed', async () => {
  let inside = 0;
  const sink = await serve((_, response) => void (inside++, response.end('secret')));
  const { url, host } = await serve((_, response) => response.writeHead(302, { location: sink.url }).end());
  expect(await reasonOf(feedFetcher({ privateHosts: [host] }).fetch({ url, etag: null }))).toBe('feed.addressRefused');
  expect(inside).toBe(0);
});

test('a file that never ends is cut off, and one that never comes is given up', async () => {
  const endless = await serve((_, response) => {
    const more = (): void => void (response.write('x'.repeat(10_000)) ? setImmediate(more) : response.once('drain', more));
    more();
  });
  const silent = await serve((_, response) => void response.writeHead(200).write('P'));
  const fetcher = feedFetcher({ privateHosts: [endless.host, silent.host], maxBytes: 100_000, timeoutMs: 300 });
  expect(await reasonOf(fetcher.fetch({ url: endless.url, etag: null }))).toBe('feed.tooLarge');
  expect(await reasonOf(fetcher.fetch({ url: silent.url, etag: null }))).toBe('feed.timeout');
});

test.each([
  'http://example.com/stock.csv',
  'https://127.1/',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fd00::1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/',
  'https://192.168.1.1/',
  'https://172.16.0.1/',
  'https://100.64.0.1/',
  'https://0.0.0.0/',
  'https://224.0.0.1/',
  'https://example.com:5432/',
  'https://user:secret@example.com/',
  'https://localhost@example.com/',
  'ftp://example.com/stock.csv',
  'gopher://example.com/',
  'file:///etc/passwd',
])('%s is refused before anything is connected', (url) => {
  expect(isAllowedUrl(new URL(url), { privateHosts: ['localhost:3010'] })).toBe(false);
});

test('public names and addresses are allowed, trusted hosts only on their port', () => {
  const allowed = (url: string): boolean => isAllowedUrl(new URL(url), { privateHosts: ['localhost:3010'] });
  expect([
    allowed('https://apotheke.example/stock.csv'),
    allowed('https://93.184.216.34:8443/'),
    allowed('http://localhost:3010/pharmacies/a/stock.csv'),
    allowed('http://localhost:5432/'),
  ]).toEqual([true, true, true, false]);
});

test('a name that leads to this machine is refused', async () => {
  expect(await reasonOf(feedFetcher({ privateHosts: [] }).fetch({ url: 'https://localhost/stock.csv', etag: null }))).toBe('feed.addressRefused');
  expect(isPublicAddress('127.0.0.1')).toBe(false);
});
