import { readFileSync, writeFileSync, mkdtempSync, rmSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from './config.ts';
import { Journal } from './journal.ts';
import { startTestSandbox, type TestSandbox } from './testing/test-sandbox.ts';

describe('switches', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
  });
  afterAll(() => sandbox.end());

  test('a partial change keeps the rest, and a reset ends it', async () => {
    const changed = await sandbox.call('PUT', '/_control', { stripe: { delayMs: 5 }, feeds: { body: 'x' } });
    expect(changed.body).toMatchObject({ stripe: { delayMs: 5, failNext: 0 }, feeds: { body: 'x' } });
    expect((await sandbox.call('POST', '/_control/reset')).body).toMatchObject({ stripe: { delayMs: 0 }, feeds: { body: null } });
  });

  test.each([
    [{ mail: {} }, 'There is no area "mail"'],
    [{ smtp: { rejectnext: 1 } }, 'There is no setting "smtp.rejectnext"'],
    [{ webhooks: { paused: 1 } }, '"webhooks.paused" must be a boolean'],
  ])('%j is refused with a reason and changes nothing', async (patch, reason) => {
    const answer = await sandbox.call('PUT', '/_control', patch);
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining(reason) } });
  });

  test('the index and the health check answer', async () => {
    expect((await sandbox.call('GET', '/health')).body).toEqual({ status: 'ok' });
    expect(await (await fetch(sandbox.url)).text()).toContain('4242424242424242');
  });
});

describe('journal', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'journal-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const openJournal = () => new Journal<{ notes: { id: string; text: string } }>(folder, 'notes');

  test('records survive, also when the last line was cut off by a crash', async () => {
    const journal = openJournal();
    await Promise.all(['a', 'b', 'c'].map((id) => journal.commit({ put: [{ table: 'notes', record: { id, text: id } }] })));
    await journal.commit({ remove: [{ table: 'notes', id: 'b' }] });
    await journal.close();
    appendFileSync(path.join(folder, 'notes.journal.jsonl'), '{"put":[{"table":"notes","rec');
    const again = openJournal();
    expect(again.all('notes').map(({ id }) => id)).toEqual(['a', 'c']);
    again.compact();
    expect(JSON.parse(readFileSync(path.join(folder, 'notes.json'), 'utf8'))).toEqual({
      notes: [
        { id: 'a', text: 'a' },
        { id: 'c', text: 'c' },
      ],
    });
    expect(openJournal().all('notes')).toHaveLength(2);
  });

  test('a broken snapshot stops the start and is not overwritten', () => {
    writeFileSync(path.join(folder, 'notes.json'), '{broken');
    expect(openJournal).toThrow();
  });
});

test('configuration has defaults and names what it cannot use', () => {
  expect(readConfig({})).toMatchObject({ port: 3010, smtpPort: 3011, webhookSecret: 'whsec_sandbox' });
  expect(readConfig({ SANDBOX_PORT: '4000' }).smtpPort).toBe(4001);
  expect(() => readConfig({ SANDBOX_PORT: 'http' })).toThrow('SANDBOX_PORT');
  expect(() => readConfig({ SANDBOX_WEBHOOK_URL: 'localhost' })).toThrow('SANDBOX_WEBHOOK_URL');
});
