import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import ssh2 from 'ssh2';
import { FeedFetchError, type FetchedFeed, type FetchRequest } from './feed-fetch-port.ts';
import { feedFetcher } from './feed-fetcher.ts';
import { startSftpServer, type SftpServer } from './testing/sftp-server.ts';

const password = 'geheim-1';
// ssh2 writes one Ed25519 key in 300 that it cannot read again; ECDSA keys are always sound.
const key = ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256, passphrase: 'Satz', cipher: 'aes256-ctr', rounds: 4 });
const list = Buffer.from('PZN;Bestand;VK\n99900708;10;7,50\n');
const mtime = 1_790_000_000;
let server: SftpServer;
const silent: Server[] = [];
const sockets = new Set<Socket>();

beforeAll(async () => {
  server = await startSftpServer({ password, publicKey: key.public });
});
beforeEach(() => {
  server.files.clear();
  server.files.set('/export/bestand.csv', { bytes: list, mtime });
  server.logins.length = 0;
  server.cutAfter = null;
  server.reads = 0;
});
afterAll(() => {
  server.close();
  for (const socket of sockets) socket.destroy();
  for (const one of silent) one.close();
});

const fetch = (request: Partial<FetchRequest> = {}, options: { maxBytes?: number; timeoutMs?: number } = {}): Promise<FetchedFeed> =>
  feedFetcher({ privateHosts: ['127.0.0.1'], ...options }).fetch({
    url: server.url('/export/bestand.csv'),
    auth: { kind: 'password', username: 'feed', password },
    hostKey: server.fingerprint,
    etag: null,
    ...request,
  });
const reasonOf = async (attempt: Promise<unknown>): Promise<string> => {
  try {
    await attempt;
    return 'fetched';
  } catch (error) {
    if (error instanceof FeedFetchError) return error.reason;
    throw error;
  }
};

test('a file arrives with its time, and is not read again while size and time are the same', async () => {
  const first = await fetch();
  expect(first).toMatchObject({ isModified: true, bytes: list, contentAt: new Date(mtime * 1000), fileName: 'bestand.csv' });
  const { etag } = first as { etag: string };
  const readsBefore = server.reads;
  expect(await fetch({ etag })).toEqual({ isModified: false });
  expect(server.reads).toBe(readsBefore);
  server.files.set('/export/bestand.csv', { bytes: list, mtime: mtime + 1 });
  expect(await fetch({ etag })).toMatchObject({ isModified: true });
});

test('a private key with its passphrase signs in', async () => {
  const auth = { kind: 'key', username: 'feed', privateKey: key.private, passphrase: 'Satz' } as const;
  expect(await fetch({ auth })).toMatchObject({ isModified: true, bytes: list });
  expect(server.logins).toContain('publickey');
});

test.each([
  ['password', { kind: 'password', username: 'feed', password: 'falsch' }],
  ['key', { kind: 'key', username: 'feed', privateKey: ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 }).private }],
] as const)('a wrong %s is refused by its name', async (_, auth) => {
  expect(await reasonOf(fetch({ auth }))).toBe('feed.loginRefused');
});

test('no login is sent to a server whose key is unconfirmed or has changed', async () => {
  await expect(fetch({ hostKey: null })).rejects.toMatchObject({ reason: 'feed.hostKeyUnknown', values: { fingerprint: server.fingerprint } });
  const other = `SHA256:${'A'.repeat(43)}`;
  await expect(fetch({ hostKey: other })).rejects.toMatchObject({ reason: 'feed.hostKeyChanged', values: { fingerprint: server.fingerprint } });
  expect(server.logins).toEqual([]);
});

test('a pattern means the newest file that fits', async () => {
  const older = Buffer.from('alt');
  const files: [string, number][] = [
    ['bestand-1.csv', 10],
    ['bestand-3.csv', 30],
    ['bestand-2.csv', 20],
    ['preise-9.csv', 90],
    ['.bestand-9.csv', 90],
    ['bestand-4.csv.tmp', 90],
  ];
  for (const [name, age] of files) server.files.set(`/export/${name}`, { bytes: name === 'bestand-3.csv' ? list : older, mtime: mtime + age });
  expect(await fetch({ url: server.url('/export/bestand-*.csv') })).toMatchObject({ bytes: list, fileName: 'bestand-3.csv' });
  expect(await reasonOf(fetch({ url: server.url('/export/nichts-*.csv') }))).toBe('feed.fileMissing');
});

test('a missing file, one that is too large and one that claims another size have their own reasons', async () => {
  expect(await reasonOf(fetch({ url: server.url('/export/keine.csv') }))).toBe('feed.fileMissing');
  server.files.set('/gross.csv', { bytes: Buffer.alloc(300_000), mtime });
  expect(await reasonOf(fetch({ url: server.url('/gross.csv') }, { maxBytes: 200_000 }))).toBe('feed.tooLarge');
  server.files.set('/endlos.csv', { bytes: Buffer.alloc(9_000_000), mtime, size: 1000 });
  expect(await reasonOf(fetch({ url: server.url('/endlos.csv') }))).toBe('feed.connectionLost');
});

test('a large file arrives in full', async () => {
  const large = Buffer.alloc(5_000_000, 'PZN;Bestand;VK\n');
  server.files.set('/gross.csv', { bytes: large, mtime });
  const fetched = (await fetch({ url: server.url('/gross.csv') })) as { bytes: Buffer };
  expect(fetched.bytes.equals(large)).toBe(true);
});

test('a connection that is lost in the middle leaves no half file', async () => {
  server.files.set('/gross.csv', { bytes: Buffer.alloc(2_000_000, 'x'), mtime });
  server.cutAfter = 500_000;
  expect(await reasonOf(fetch({ url: server.url('/gross.csv') }))).toBe('feed.connectionLost');
});

const startSilent = async (greeting: string): Promise<string> => {
  const one = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write(greeting);
  });
  silent.push(one);
  await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
  return `sftp://127.0.0.1:${(one.address() as AddressInfo).port}/bestand.csv`;
};

test.each([
  ['says nothing', ''],
  ['greets and says no more', 'SSH-2.0-slow\r\n'],
])('FED-10 a server that %s is given up when the time is over', async (_, greeting) => {
  const url = await startSilent(greeting);
  expect(await reasonOf(fetch({ url }, { timeoutMs: 300 }))).toBe('feed.timeout');
});

test('FED-10 a server that never stops talking is cut off', async () => {
  const url = await startSilent('');
  const flood = Buffer.alloc(64 * 1024, 'keine Begrüßung\r\n');
  const pour = (socket: Socket): void => void (socket.destroyed || socket.write(flood, () => setImmediate(() => pour(socket))));
  silent.at(-1)?.on('connection', pour);
  expect(['feed.tooLarge', 'feed.unreachable']).toContain(await reasonOf(fetch({ url }, { maxBytes: 100_000 })));
});

test('without a listener, or with one of another protocol, the server is not reachable', async () => {
  expect(await reasonOf(fetch({ url: 'sftp://127.0.0.1:1/bestand.csv' }))).toBe('feed.unreachable');
});
