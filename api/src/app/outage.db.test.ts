import type { AddressInfo, Server } from 'node:net';
import { buildAdmin } from '../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { smtpMail } from '../adapters/mail/smtp-mail.ts';
import { smtpServer } from '../adapters/mail/testing/smtp-server.ts';
import { queueMail } from '../features/mails/public.ts';
import { inTransaction } from '../kernel/ctx.ts';
import { newId } from '../kernel/ids.ts';
import { deadLetterQueue } from '../jobs/queue.ts';
import { registry } from './jobs.ts';
import { startWorker, type Worker } from './worker.ts';

const received: { recipients: string[]; data: string }[] = [];
let refusal: string | null = null;
let port = 0;
let server: Server | undefined;
let app: TestApp;
let token: string;
let worker: Worker;

/** A mail server at the same port as before; it is away until it is asked to come. */
const comes = async (): Promise<void> => {
  server = smtpServer(received, () => refusal);
  await new Promise<void>((resolve) => server!.listen(port, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
};
const goes = async (): Promise<void> => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
};

const deliver = registry.find(({ id }) => id === 'mails.deliver')!;
const sweep = registry.find(({ id }) => id === 'jobs.sweep')!;

beforeAll(async () => {
  await comes();
  await goes();
  app = await startTestApp({
    environment: { ROLE: 'worker' },
    ports: { mail: smtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'Blattwerk <post@blattwerk.example>' }) },
  });
  token = await app.tokenOf(await buildAdmin(app.knex));
  worker = await startWorker(app.context, app.context.boss, [deliver]);
});
afterAll(async () => {
  await app.context.boss.offWork('mails.deliver');
  await worker.stop();
  await goes();
  await app.close();
});
beforeEach(async () => {
  received.length = 0;
  refusal = null;
  await app.knex('pgboss.job').delete();
  await app.knex('mails').delete();
});

const until = async (what: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 250; tries += 1) {
    if (await what()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It did not happen within 25 seconds.');
};

const write = (address: string): Promise<void> =>
  inTransaction(app.ctx, (ctx) =>
    queueMail(ctx, {
      template: 'newsletter-confirm',
      recipientAddress: address,
      locale: 'de',
      params: { subscriptionId: newId(), askedAt: ctx.clock.now().toISOString() },
      dedupeKey: address,
    }),
  );
const statusOf = async (address: string): Promise<string> => (await app.knex('mails').where({ recipientAddress: address }).first('status')).status;
const jobs = (name: string) => app.knex('pgboss.job').where({ name }).select('id', 'state', 'retryCount', 'startAfter', 'createdOn', 'startedOn');
/** The database’s clock cannot be moved, so what is due later is due now. */
const timePasses = () =>
  app
    .knex('pgboss.job')
    .where({ name: 'mails.deliver' })
    .whereIn('state', ['created', 'retry'])
    .update({ startAfter: app.knex.raw("now() - interval '1 second'") });

/** Every try fails, one after the other, until the job is dead or `hours` have passed; the sum of the pauses in between, in hours. */
const failFor = async (hours = Number.POSITIVE_INFINITY): Promise<number> => {
  let pauses = 0;
  for (let tries = 0; tries < 200; tries += 1) {
    const [taken] = await app.context.boss.fetch('mails.deliver', { batchSize: 1, ignoreStartAfter: true });
    if (!taken || pauses / 3_600_000 > hours) return pauses / 3_600_000;
    const failedAt = Date.now();
    await app.context.boss.fail('mails.deliver', taken.id, { message: 'ECONNREFUSED' });
    const [job] = await jobs('mails.deliver');
    if (job?.state === 'retry') pauses += job.startAfter.getTime() - failedAt;
  }
  throw new Error('It is tried for ever.');
};

const sweepNow = (): Promise<unknown> => Promise.resolve(sweep.handler(app.ctx, {} as never));

test('a mail outlives a mail server that is away: the next try after it is back delivers it once', async () => {
  await write('wartet@example.org');
  await until(async () => (await jobs('mails.deliver'))[0]?.retryCount >= 1);
  expect([await statusOf('wartet@example.org'), received]).toEqual(['queued', []]);
  await comes();
  await until(async () => {
    await timePasses();
    return (await statusOf('wartet@example.org')) === 'sent';
  });
  expect(received.map(({ recipients }) => recipients)).toEqual([['RCPT TO:<wartet@example.org>']]);
  await goes();
});

test('FLT-09 after an hour without the mail server it waits for its next try, of which staff see since when', async () => {
  await app.context.boss.offWork('mails.deliver');
  await write('stunde@example.org');
  await failFor(1);
  await app
    .knex('pgboss.job')
    .where({ name: 'mails.deliver', state: 'active' })
    .update({ state: 'retry', createdOn: new Date(app.clock.now().getTime() - 3_600_000) });
  expect([(await jobs('mails.deliver')).map(({ state }) => state), await jobs(deadLetterQueue)]).toEqual([['retry'], []]);
  const { body } = await app.get('/api/v1/backoffice/external-services', token).expect(200);
  expect(body.items).toMatchObject([{ id: 'mail', waiting: 1, abilities: ['retry'] }]);
  expect(app.clock.now().getTime() - Date.parse(body.items[0].oldestWaitingAt)).toBeGreaterThanOrEqual(3_590_000);
  worker = await startWorker(app.context, app.context.boss, [deliver]);
});

test('FLT-09 it is tried for a whole day, and after that the sweep sends it again', async () => {
  await app.context.boss.offWork('mails.deliver');
  await write('geduldig@example.org');
  const hours = await failFor();
  expect(hours).toBeGreaterThan(24);
  expect(hours).toBeLessThan(28);
  expect(await jobs(deadLetterQueue)).toHaveLength(1);
  // Longer than all tries: the sweep sends it again, and no one has to know.
  expect(await sweepNow()).toEqual({ rows: 1 });
  expect(await jobs(deadLetterQueue)).toEqual([]);
  expect((await jobs('mails.deliver')).filter(({ state }) => state === 'created')).toHaveLength(1);
  worker = await startWorker(app.context, app.context.boss, [deliver]);
});

test('what stayed queued after all retries, or lost its job, is found again and delivered once', async () => {
  await app.context.boss.offWork('mails.deliver');
  await write('tot@example.org');
  await write('verloren@example.org');
  await write('jung@example.org');
  const ids: Record<string, string> = Object.fromEntries(
    (await app.knex('mails').select('id', 'recipientAddress')).map((row) => [row.recipientAddress, row.id]),
  );
  await app
    .knex('mails')
    .whereNot({ id: ids['jung@example.org'] })
    .update({ createdAt: new Date(app.clock.now().getTime() - 25 * 3_600_000) });
  await app.knex('pgboss.job').delete();
  await app
    .knex('pgboss.job')
    .insert({ id: newId(), name: deadLetterQueue, data: JSON.stringify({ mailId: ids['tot@example.org'] }), sourceName: 'mails.deliver' });
  expect(await Promise.all([sweepNow(), sweepNow()])).toEqual(expect.arrayContaining([{ rows: 2 }, { rows: 0 }]));
  expect([(await jobs('mails.deliver')).length, (await jobs(deadLetterQueue)).length]).toEqual([2, 0]);
  await comes();
  worker = await startWorker(app.context, app.context.boss, [deliver]);
  await until(async () => received.length === 2);
  expect(await sweepNow()).toEqual({ rows: 0 });
  expect(await statusOf('jung@example.org')).toBe('queued');
  await goes();
});

test('an address that is refused for good is not tried again', async () => {
  await comes();
  refusal = '550 no such mailbox';
  await write('gibt-es-nicht@example.org');
  await until(async () => (await jobs(deadLetterQueue)).length === 1);
  expect(await statusOf('gibt-es-nicht@example.org')).toBe('failed');
  expect(await sweepNow()).toEqual({ rows: 0 });
  await goes();
});

test('an administrator sends all dead jobs of a kind again, once however often the button is pressed', async () => {
  await app.context.boss.offWork('mails.deliver');
  const dead = (sourceName: string) => ({ id: newId(), name: deadLetterQueue, data: JSON.stringify({ mailId: newId() }), sourceName });
  await app.knex('pgboss.job').insert([...Array.from({ length: 40 }, () => dead('mails.deliver')), dead('agreements.store-signed')]);
  const list = await app.get('/api/v1/backoffice/dead-jobs', token).expect(200);
  expect(list.body.items).toMatchObject([
    { id: 'agreements.store-signed', count: 1, title: 'Unterschriebenes Dokument ablegen' },
    { id: 'mails.deliver', count: 40, title: 'Mail zustellen' },
  ]);
  const answers = await Promise.all([1, 2, 3].map(() => app.send('post', '/api/v1/backoffice/dead-jobs/mails.deliver/retry', {}, token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  expect(answers.find(({ status }) => status === 200)?.body).toEqual({ repeated: 40, left: 0 });
  expect([(await jobs('mails.deliver')).length, (await jobs(deadLetterQueue)).length]).toEqual([40, 1]);
  expect(await app.knex('pgboss.job').where({ name: 'mails.deliver' }).distinct('retryLimit', 'retryDelayMax', 'deadLetter')).toEqual([
    { retryLimit: 110, retryDelayMax: 900, deadLetter: deadLetterQueue },
  ]);
  expect(await app.knex('audit_events').where({ action: 'job.retry-all' })).toHaveLength(1);
  worker = await startWorker(app.context, app.context.boss, [deliver]);
});
