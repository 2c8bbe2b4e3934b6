import { Writable } from 'node:stream';
import { buildPharmacy, buildStockFeed } from '../../../../../seeds/factories/pharmacies.ts';
import { buildAdmin } from '../../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { sha256 } from '../../../kernel/ids.ts';
import { createLog } from '../../../kernel/log.ts';

const lines: string[] = [];
const log = createLog({ level: 'debug', destination: new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }) });

let test: TestApp;
let token: string;
let feedId: string;
let slug: string;
beforeAll(async () => {
  test = await startTestApp({ log });
  token = await test.tokenOf(await buildAdmin(test.knex));
});
afterAll(() => test.close());
beforeEach(async () => {
  const pharmacy = await buildPharmacy(test.knex);
  ({ slug } = pharmacy);
  ({ id: feedId } = await buildStockFeed(test.knex, { kind: 'push', pharmacyId: pharmacy.id }));
});

const keys = (): string => `/api/v1/backoffice/stock-feeds/${feedId}/keys`;
const create = async (body: object = {}): Promise<{ id: string; key: string }> => {
  const answer = await test.send('post', keys(), body, token).expect(201);
  return answer.body as { id: string; key: string };
};
const opens = async (key: string): Promise<boolean> => (await test.get('/api/v1/feeds/status', key)).status === 200;
const stateOf = async (id: string): Promise<string> => (await test.get(keys(), token)).body.items.find((one: { id: string }) => one.id === id).state;

describe('A feed key', () => {
  it('is said once; afterwards only its beginning is known', async () => {
    const made = await test.send('post', keys(), { label: 'Kasse 1' }, token).expect(201);
    expect(made.body).toMatchObject({ label: 'Kasse 1', state: 'active', lastUsedAt: null, expiresAt: null, key: expect.stringMatching(/^bwf_[\w-]{43}$/) });
    expect(made.headers['cache-control']).toBe('private, no-store');
    const listed = await test.get(keys(), token).expect(200);
    expect(JSON.stringify(listed.body)).not.toContain(made.body.key);
    expect(made.body.key.startsWith(listed.body.items[0].prefix)).toBe(true);
    const [row] = await test.knex('feed_keys').where({ feedId });
    expect(row.keyHash).toBe(sha256(made.body.key));
    expect(await opens(made.body.key)).toBe(true);
    const used = await test.get(keys(), token);
    expect(used.body.items[0].lastUsedAt).toBe(test.clock.now().toISOString());
  });

  it('is replaced without a gap: the old one holds for a day, or as long as is chosen', async () => {
    const first = await create();
    const second = await create({ replaces: first.id });
    expect(await stateOf(first.id)).toBe('ending');
    expect([await opens(first.key), await opens(second.key)]).toEqual([true, true]);
    test.clock.advance(24 * 3_600_000);
    token = await test.tokenOf(await buildAdmin(test.knex));
    expect(await stateOf(first.id)).toBe('expired');
    expect([await opens(first.key), await opens(second.key)]).toEqual([false, true]);
    const third = await create({ replaces: second.id, overlapHours: 0 });
    expect(await stateOf(second.id)).toBe('revoked');
    expect([await opens(second.key), await opens(third.key)]).toEqual([false, true]);
  });

  it('that is to end sooner does not live longer by being replaced', async () => {
    const first = await create({ validForDays: 1 });
    await create({ replaces: first.id, overlapHours: 720 });
    const { body } = await test.get(keys(), token);
    const old = body.items.find(({ id }: { id: string }) => id === first.id);
    expect(new Date(old.expiresAt).getTime() - test.clock.now().getTime()).toBe(24 * 3_600_000);
  });

  it('ends at once when it is revoked, and again changes nothing', async () => {
    const { id, key } = await create();
    await test.send('delete', `${keys()}/${id}`, undefined, token).expect(200, /revoked/);
    expect(await opens(key)).toBe(false);
    await test.send('delete', `${keys()}/${id}`, undefined, token).expect(200, /revoked/);
    const events = await test.knex('audit_events').where({ objectId: feedId }).orderBy('at').pluck('action');
    expect(events.toSorted()).toEqual(['feed-key.create', 'feed-key.revoke']);
  });

  it('exists at most five times, and only for feeds that are pushed', async () => {
    for (let number = 0; number < 5; number += 1) await create();
    await test.send('post', keys(), {}, token).expect(409, /feed.tooManyKeys/);
    const upload = await buildStockFeed(test.knex, { kind: 'upload' });
    await test.send('post', `/api/v1/backoffice/stock-feeds/${upload.id}/keys`, {}, token).expect(409, /invalid.status/);
  });

  it('of another feed can neither be replaced nor revoked here', async () => {
    const { id } = await create();
    const other = await buildStockFeed(test.knex, { kind: 'push' });
    await test.send('post', `/api/v1/backoffice/stock-feeds/${other.id}/keys`, { replaces: id }, token).expect(404);
    await test.send('delete', `/api/v1/backoffice/stock-feeds/${other.id}/keys/${id}`, undefined, token).expect(404);
    expect(await stateOf(id)).toBe('active');
  });
});

it('LOG-01 A key turns up in no log, no audit line and no other answer, whatever becomes of the call', async () => {
  const { key } = await create();
  const wrong = 'bwf_falsch-und-doch-nicht-im-protokoll-1234567';
  const push = (as: string, to = slug) =>
    test.send('put', `/api/v1/feeds/${to}/stock`, undefined, as).set('Content-Type', 'text/csv').send('PZN;Bestand;VK\n1;2;3');
  const answers = [
    await push(key),
    await push(wrong),
    await push(key, 'keine-apotheke'),
    await test.get('/api/v1/backoffice/stock-feeds', key),
    await test.send('patch', `/api/v1/feeds/${slug}/stock`, { items: 'kaputt' }, key),
    await test.get(`/api/v1/feeds/runs/${feedId}`, key),
    await test.send('put', `/api/v1/feeds/${slug}/stock/1`, { quantity: 1 }, key),
  ];
  expect(lines.length).toBeGreaterThan(3);
  const audit = JSON.stringify(await test.knex('audit_events').select('before', 'after', 'reason'));
  for (const secret of [key, wrong]) {
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
    expect(audit).not.toContain(secret);
    for (const { text } of answers) expect(text).not.toContain(secret);
  }
});
