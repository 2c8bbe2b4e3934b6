import ssh2 from 'ssh2';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';
import { clientKey, hostFingerprint } from './logins.ts';

let sandbox: TestSandbox;
const moment = Date.UTC(2026, 10, 20, 12);

beforeAll(async () => {
  sandbox = await startTestSandbox({}, () => moment);
});
afterAll(() => sandbox.end());
afterEach(() => sandbox.control.reset());

type Login = { password: string } | { privateKey: string };

/** A session of a client as pharmacies' partners use it. */
const session = (login: Login): Promise<{ sftp: ssh2.SFTPWrapper; end: () => void }> =>
  new Promise((resolve, reject) => {
    const client = new ssh2.Client();
    client.on('error', reject);
    client.on('ready', () => client.sftp((error, sftp) => (error ? reject(error) : resolve({ sftp, end: () => void client.end() }))));
    client.connect({ host: '127.0.0.1', port: sandbox.sftpPort, username: 'feed', ...login });
  });
const namesIn = (sftp: ssh2.SFTPWrapper, path: string): Promise<string[]> =>
  new Promise((resolve, reject) => sftp.readdir(path, (error, list) => (error ? reject(error) : resolve(list.map(({ filename }) => filename)))));
const read = (sftp: ssh2.SFTPWrapper, path: string): Promise<Buffer> =>
  new Promise((resolve, reject) => sftp.readFile(path, (error, bytes) => (error ? reject(error) : resolve(bytes))));

test('a pharmacy’s folder has every format and the last three exports, and the same file as the web', async () => {
  const { sftp, end } = await session({ password: 'feed-secret' });
  expect(await namesIn(sftp, '/rosen-apotheke')).toEqual([
    ...['csv', 'json', 'xml', 'xlsx'].map((format) => `stock.${format}`),
    ...['1200', '1155', '1150'].map((time) => `bestand-20261120-${time}.csv`),
  ]);
  const bytes = await read(sftp, '/rosen-apotheke/stock.csv');
  const web = Buffer.from(await (await fetch(`${sandbox.url}/pharmacies/rosen-apotheke/stock.csv`)).arrayBuffer());
  expect(bytes.equals(web)).toBe(true);
  expect((await read(sftp, '/rosen-apotheke/stock.xlsx')).subarray(0, 2).toString()).toBe('PK');
  await expect(read(sftp, '/rosen-apotheke/keine.csv')).rejects.toThrow('No such file');
  end();
});

test('the key on the page signs in, another password does not', async () => {
  const { sftp, end } = await session({ privateKey: clientKey });
  expect((await read(sftp, '/dom-apotheke/stock.json')).length).toBeGreaterThan(1000);
  end();
  await expect(session({ password: 'falsch' })).rejects.toThrow('authentication');
  expect(await (await fetch(`${sandbox.url}/pharmacies/sftp-key.pem`)).text()).toBe(clientKey);
});

test('the server’s key is the same at every start', () => {
  expect(hostFingerprint).toBe('SHA256:i/xYAPeertUrxJS+2Cd0AzW26R8CfTb+PMvBWB4QKd0');
});

test('a file can be made to fail for one pharmacy', async () => {
  sandbox.control.change({ feeds: { slug: 'a', failNext: 1 } });
  const { sftp, end } = await session({ password: 'feed-secret' });
  await expect(read(sftp, '/a/stock.csv')).rejects.toThrow();
  expect((await read(sftp, '/a/stock.csv')).length).toBeGreaterThan(1000);
  end();
});

test('feeds by token ask for it', async () => {
  const address = `${sandbox.url}/pharmacies/linden-apotheke-token/stock.csv`;
  expect((await fetch(address)).status).toBe(401);
  expect((await fetch(address, { headers: { authorization: 'Bearer feed-token' } })).status).toBe(200);
});
