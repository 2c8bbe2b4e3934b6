import { buildPharmacy } from '../../../../../seeds/factories/pharmacies.ts';
import { buildAdmin } from '../../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { startSftpServer, type SftpServer } from '../../../adapters/feed-fetch/testing/sftp-server.ts';
import { createLog } from '../../../kernel/log.ts';

const base = '/api/v1/backoffice/stock-feeds';
const secret = 'Kanarie-7f3a9c';
const lines: string[] = [];
let app: TestApp;
let admin: string;
let server: SftpServer;

beforeAll(async () => {
  server = await startSftpServer({ password: secret });
  server.files.set('/bestand.csv', { bytes: Buffer.from('PZN;Artikel;Bestand;VK\n99900708;Sorte;10;7,50\n'), mtime: 1_790_000_000 });
  const log = createLog({ level: 'debug', destination: { write: (line: string) => void lines.push(line) } });
  app = await startTestApp({ environment: { FEED_PRIVATE_HOSTS: `127.0.0.1:${server.port}` }, log });
  admin = await app.tokenOf(await buildAdmin(app.knex));
});
afterAll(async () => {
  server.close();
  await app.close();
});

const auth = { kind: 'password', username: 'feed', password: secret };
const create = async (body: object = {}) => {
  const { id: pharmacyId } = await buildPharmacy(app.knex);
  return app.send('post', base, { pharmacyId, kind: 'pull', url: server.url('/bestand.csv'), auth, hostKey: server.fingerprint, ...body }, admin);
};
const fieldOf = (body: { details?: { fields?: { path: string; message: string }[] } }) => body.details?.fields?.[0];

test('a login is stored sealed, opens for the fetch, and is in no answer, log line, audit value or error', async () => {
  const created = await create();
  expect(created.body).toMatchObject({ authKind: 'password', hostKey: server.fingerprint });
  const { id, version } = created.body as { id: string; version: number };
  const answers = [
    created,
    await app.send('post', `${base}/${id}/run`, {}, admin),
    await app.get(`${base}/${id}`, admin),
    await app.send('patch', `${base}/${id}`, { auth, version: version + 7 }, admin).expect(409),
    await app.send('patch', `${base}/${id}`, { auth: { ...auth, extra: secret }, version }, admin).expect(400),
    await app.send('patch', `${base}/${id}`, { auth, version }, admin).expect(200),
    await app.send('post', `${base}/test-connection`, { feedId: id, url: server.url('/bestand.csv') }, admin).expect(200),
    await app.send('post', `${base}/test-connection`, { url: server.url('/keine.csv'), auth, hostKey: server.fingerprint }, admin).expect(200),
  ];
  expect(answers[1]?.body).toMatchObject({ status: 'applied', rows: 1 });
  expect(answers[6]?.body).toMatchObject({ isFetched: true, file: { name: 'bestand.csv', format: 'csv' } });
  expect(answers[7]?.body).toMatchObject({ isFetched: false, reason: 'feed.fileMissing' });
  const row = await app.knex('stock_feeds').where({ id }).first();
  const audits = await app.knex('audit_events').where({ objectType: 'stock-feed' });
  expect(audits.map(({ action }) => action)).toEqual(expect.arrayContaining(['stock-feed.create', 'stock-feed.update', 'stock-feed.test']));
  const everything = [...answers.map(({ text, headers }) => text + JSON.stringify(headers)), JSON.stringify(row), JSON.stringify(audits), ...lines];
  expect(everything.filter((text) => text.includes(secret))).toEqual([]);
});

test('a login stays with its server: another address asks for it again, the same server does not', async () => {
  const { body: feed } = await create();
  const elsewhere = 'sftp://dieb.example/bestand.csv';
  for (const attempt of [
    app.send('patch', `${base}/${feed.id}`, { url: elsewhere, hostKey: server.fingerprint, version: feed.version }, admin),
    app.send('post', `${base}/test-connection`, { feedId: feed.id, url: elsewhere, hostKey: server.fingerprint }, admin),
  ])
    expect(fieldOf((await attempt.expect(400)).body)).toMatchObject({ path: 'auth', message: expect.stringContaining('anderen Server') });
  await app.send('patch', `${base}/${feed.id}`, { url: server.url('/neu.csv'), version: feed.version }, admin).expect(200);
});

test('a server’s key is confirmed by a person before a login is sent, and a changed one fails the run by its name', async () => {
  const refused = await create({ hostKey: undefined });
  expect(fieldOf(refused.body)?.path).toBe('hostKey');
  server.logins.length = 0;
  const tried = await app.send('post', `${base}/test-connection`, { url: server.url('/bestand.csv'), auth }, admin).expect(200);
  expect(tried.body).toMatchObject({ isFetched: false, reason: 'feed.hostKeyUnknown', hostKey: server.fingerprint });
  const { body: feed } = await create({ hostKey: `SHA256:${'A'.repeat(43)}` });
  const run = await app.send('post', `${base}/${feed.id}/run`, {}, admin).expect(200);
  expect(run.body).toMatchObject({ status: 'failed', reason: 'feed.hostKeyChanged' });
  expect(server.logins).toEqual([]);
});

test('a login that was sealed under another key or for another feed does not open', async () => {
  const { body: one } = await create();
  const { body: other } = await create({ auth: { ...auth, password: 'eins-anderes' } });
  const { authSealed } = await app.knex('stock_feeds').where({ id: one.id }).first();
  await app.knex('stock_feeds').where({ id: other.id }).update({ authSealed });
  const run = await app.send('post', `${base}/${other.id}/run`, {}, admin).expect(200);
  expect(run.body).toMatchObject({ status: 'failed', reason: 'feed.loginLost' });
});

test.each([
  ['an address inside', { url: 'sftp://127.0.0.1:22/bestand.csv' }, 'url'],
  ['a login of the web by SFTP', { auth: { kind: 'token', token: 'abc' } }, 'auth'],
  ['no login by SFTP', { auth: { kind: 'none' } }, 'auth'],
  ['a private key that is none', { auth: { kind: 'key', username: 'feed', privateKey: 'kein Schlüssel' } }, 'auth'],
  ['a login in the address', { url: 'https://feed:geheim@apotheke.example/a.csv', auth: { kind: 'none' } }, 'url'],
  ['a schedule of every minute', { schedule: '* * * * *' }, 'schedule'],
])('%s is refused', async (_, body, path) => {
  const { status, body: answer } = await create(body);
  expect([status, fieldOf(answer)?.path]).toEqual([400, path]);
});

test.each(['Host', 'cookie', 'Content-Length', 'X-Forwarded-For', 'If-None-Match', 'Proxy-Authorization', 'a b', 'X-A\r\nX-B'])(
  'a header %j of one’s own is refused',
  async (name) => {
    expect((await create({ url: 'https://apotheke.example/a.csv', auth: { kind: 'headers', headers: [{ name, value: 'x' }] } })).status).toBe(400);
  },
);

test('a header’s value holds no line end', async () => {
  for (const value of ['a\r\nHost: b', 'a\nb', 'a\u0000b', 'ä'])
    expect((await create({ url: 'https://apotheke.example/a.csv', auth: { kind: 'headers', headers: [{ name: 'X-Key', value }] } })).status).toBe(400);
});

test('the next three times of a schedule are told as the clock in Germany counts', async () => {
  const { body } = await app.send('post', `${base}/preview-schedule`, { schedule: '0 6 * * *' }, admin).expect(200);
  expect(body.times).toHaveLength(3);
  await app.send('post', `${base}/preview-schedule`, { schedule: '*/2 * * * *' }, admin).expect(400);
});

test('tests of connections are limited by the hour', async () => {
  const person = await app.tokenOf(await buildAdmin(app.knex));
  const statuses: number[] = [];
  for (let count = 0; count < 61; count += 1)
    statuses.push((await app.send('post', `${base}/test-connection`, { url: 'https://localhost/a.csv' }, person)).status);
  expect([statuses.slice(0, 60).every((status) => status === 200), statuses[60]]).toEqual([true, 429]);
});
