import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isAllowedUrl, isPublicAddress } from './allowed-address.ts';
import { FeedFetchError } from './feed-fetch-port.ts';
import { feedFetcher } from './feed-fetcher.ts';

let sink: Server;
let redirecting: HttpServer;
let port: number;
let connections = 0;
let location = '';

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

beforeAll(async () => {
  sink = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  redirecting = createHttpServer((_, response) => response.writeHead(302, { location }).end());
  await new Promise<void>((resolve) => sink.listen(0, '::', resolve));
  await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve));
  port = portOf(sink);
});
beforeEach(() => void (connections = 0));
afterAll(() => {
  sink.close();
  redirecting.closeAllConnections();
  redirecting.close();
});

/** Known ways to write an address of this machine or of a private network. */
const hosts = [
  ...['127.0.0.1', '127.1', '127.0.1', '127.255.255.254', '0x7f000001', '0x7f.1', '0x7F.0x0.0x0.0x1', '0177.0.0.1', '017700000001', '2130706433'],
  ...['0', '0.0.0.0', '00.0.0.0', '127.0.0.1.', '127。0。0。1', '127．0．0．1', '１２７.0.0.1', '①②⑦.0.0.1', '%31%32%37.0.0.1', 'localhost', 'LOCALHOST'],
  ...[
    'LocalHost.',
    'localhost.',
    'localhost。',
    'ｌｏｃａｌｈｏｓｔ',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::]',
    '[::127.0.0.1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
  ],
  ...['[::FFFF:127.0.0.1]', '[0:0:0:0:0:ffff:127.0.0.1]', '[::ffff:0:127.0.0.1]', '[64:ff9b::127.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b:1::127.0.0.1]'],
  ...[
    '[2002:7f00:1::]',
    '[2002:a00:1::1]',
    '[2002:c0a8:101::1]',
    '[2001:0:7f00:1::]',
    '[fe80::1]',
    '[fec0::1]',
    '[fc00::1]',
    '[fd00::1]',
    '[ff02::1]',
    '[100::1]',
  ],
  ...['[2001:db8::1]', '10.0.0.1', '10.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '192.168.257', '169.254.169.254', '0xa9fea9fe', '2852039166'],
  ...['100.64.0.1', '192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
];
const ownAddresses = Object.values(networkInterfaces()).flatMap((addresses) => (addresses ?? []).map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address))); // prettier-ignore

/** Names that a resolver leads inside. */
const names: Record<string, string[]> = {
  'innen.example': ['127.0.0.1'],
  'innen6.example': ['::1'],
  'gemischt.example': ['93.184.216.34', '127.0.0.1'],
  'uebersetzt.example': ['64:ff9b::7f00:1'],
  'abgebildet.example': ['::ffff:127.0.0.1'],
  'metadaten.example': ['169.254.169.254'],
  'leer.example': [],
};
const addresses = (list: string[]) => list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
const resolve = async (name: string) => addresses(names[name] ?? ['127.0.0.1', '::1']);

const anyPort = () => ({ 'https:': ['', String(port)], 'sftp:': ['', String(port)] });
const auth = { kind: 'password', username: 'a', password: 'b' } as const;
const outcomeOf = async (url: string): Promise<string> => {
  const fetcher = feedFetcher({ privateHosts: [`127.0.0.1:${portOf(redirecting)}`], publicPorts: anyPort(), resolve, timeoutMs: 2000 });
  try {
    await fetcher.fetch({ url, etag: null, ...(url.startsWith('sftp') ? { auth, hostKey: `SHA256:${'A'.repeat(43)}` } : {}) });
    return 'fetched';
  } catch (error) {
    return error instanceof FeedFetchError ? error.reason : 'not an address';
  }
};

test('the sink notices a connection, for both protocols', async () => {
  for (const url of [`https://127.0.0.1:${port}/`, `sftp://127.0.0.1:${port}/a.csv`])
    await expect(feedFetcher({ privateHosts: ['127.0.0.1'] }).fetch({ url, etag: null, auth, hostKey: null })).rejects.toThrow();
  expect(connections).toBe(2);
});

test.each(['https', 'sftp'])('FED-05 no way of writing a private address leads %s there, whatever the port', async (protocol) => {
  const reached: string[] = [];
  const all = [...hosts, ...ownAddresses, ...Object.keys(names)];
  expect(all.length).toBeGreaterThanOrEqual(60);
  for (const host of all) {
    const outcome = await outcomeOf(`${protocol}://${host}:${port}/bestand.csv`);
    if (!['feed.addressRefused', 'not an address'].includes(outcome)) reached.push(`${host} ${outcome}`);
  }
  expect({ reached, connections }).toEqual({ reached: [], connections: 0 });
});

test('FED-05 no redirect leads there either', async () => {
  const reached: string[] = [];
  const targets = [...hosts, ...Object.keys(names)].flatMap((host) => [`https://${host}:${port}/`, `http://${host}:${port}/`]);
  for (const target of [...targets, `//127.0.0.1:${port}/`, `sftp://127.0.0.1:${port}/a`, 'file:///etc/passwd', 'ftp://127.0.0.1/', 'data:text/csv,PZN']) {
    location = encodeURI(target).replaceAll('%25', '%');
    const outcome = await outcomeOf(`http://127.0.0.1:${portOf(redirecting)}/bestand.csv`);
    if (outcome !== 'feed.addressRefused') reached.push(`${target} ${outcome}`);
  }
  expect({ reached, connections }).toEqual({ reached: [], connections: 0 });
});

test.each(['https', 'sftp'])('FED-05 a name that is public when it is looked at and private when it is used does not lead %s inside', async (protocol) => {
  const answers = [['93.184.216.34'], ['127.0.0.1']];
  let asked = 0;
  const rebinding = async () => addresses(answers[Math.min(asked++, 1)] ?? []);
  const fetcher = feedFetcher({ privateHosts: [], publicPorts: anyPort(), resolve: rebinding, timeoutMs: 500 });
  const url = `${protocol}://wechselnd.example:${port}/bestand.csv`;
  for (let round = 0; round < 3; round += 1) {
    const before = asked;
    await expect(fetcher.fetch({ url, etag: null, auth, hostKey: null })).rejects.toMatchObject({
      reason: round === 0 ? 'feed.unreachable' : 'feed.addressRefused',
    });
    // What is connected is what was looked at: a second question in between would be answered differently.
    expect(asked - before).toBe(1);
  }
  expect(connections).toBe(0);
});

test.each([
  'http://example.com/stock.csv',
  'https://example.com:5432/',
  'https://example.com:22/',
  'sftp://example.com:443/a.csv',
  'sftp://example.com:5432/a.csv',
  'https://user:secret@example.com/',
  'https://localhost@example.com/',
  'https://example.com%2f@localhost/',
  'sftp://user:secret@example.com/a.csv',
  'sftp://example.com/a.csv?x',
  'sftp://example.com/a.csv#x',
  'ftp://example.com/stock.csv',
  'gopher://example.com/',
  'file:///etc/passwd',
  'data:text/csv,PZN',
  'javascript:alert(1)',
  'ssh://example.com/a.csv',
])('FED-05 %s is refused before anything is asked', (url) => {
  expect(isAllowedUrl(new URL(url), { privateHosts: ['localhost:3010'] })).toBe(false);
});

test('public names and addresses are allowed, trusted hosts only on their port', () => {
  const allowed = (url: string): boolean => isAllowedUrl(new URL(url), { privateHosts: ['localhost:3010', 'localhost:3012'] });
  expect(['https://apotheke.example/stock.csv', 'https://93.184.216.34:8443/', 'https://[2606:4700::1111]/', 'sftp://apotheke.example:2222/a*.csv'].map(allowed)).toEqual([true, true, true, true]); // prettier-ignore
  expect(['http://localhost:3010/stock.csv', 'sftp://localhost:3012/a.csv', 'sftp://LOCALHOST:3012/a.csv'].map(allowed)).toEqual([true, true, true]);
  expect(['http://localhost:5432/', 'http://localhost/'].map(allowed)).toEqual([false, false]);
  expect(['127.0.0.1', '::1', 'not an address', ''].map(isPublicAddress)).toEqual([false, false, false, false]);
});
