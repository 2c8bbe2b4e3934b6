import { buildAdmin } from '../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { closeContext, createContext } from '../context.ts';
import { inTransaction } from '../kernel/ctx.ts';
import { newId } from '../kernel/ids.ts';
import type { JobDefinition } from '../jobs/job.ts';
import type { JobName } from '../jobs/names.ts';
import { catchUp, tick } from '../jobs/ticks.ts';
import { registry } from './jobs.ts';
import { startWorker, type Worker } from './worker.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp({ environment: { ROLE: 'worker' } })));
afterAll(() => test.close());

const waiting = async (job: string): Promise<number> =>
  Number((await test.knex('pgboss.job').where({ name: job, state: 'created' }).count({ n: '*' }))[0]?.['n'] ?? 0);

const jobNamed = (id: JobName): JobDefinition => {
  const job = registry.find((one) => one.id === id);
  if (!job) throw new Error(`${id} is not registered`);
  return job;
};

const until = async (what: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await what()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It did not happen within 20 seconds.');
};

describe('The registry', () => {
  it('names each job once', () => {
    expect(new Set(registry.map(({ id }) => id)).size).toBe(registry.length);
  });

  it('names the time zone of each schedule', () => {
    expect(registry.filter(({ schedule, timeZone }) => (schedule === undefined) !== (timeZone === undefined))).toEqual([]);
  });

  it('schedules nothing between two and three at night, which daylight saving skips or repeats', () => {
    const hours = registry.flatMap(({ id, schedule }) => (schedule ? [[id, schedule.split(' ')[1]]] : []));
    expect(hours.filter(([, hour]) => hour === '2')).toEqual([]);
  });
});

describe('A job', () => {
  it('exists exactly when the transaction of its cause was committed', async () => {
    const before = await waiting('mails.deliver');
    await expect(
      inTransaction(test.ctx, async (ctx) => {
        await ctx.jobs.send('mails.deliver', { mailId: newId() });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await waiting('mails.deliver')).toBe(before);
    await inTransaction(test.ctx, (ctx) => ctx.jobs.send('mails.deliver', { mailId: newId() }));
    expect(await waiting('mails.deliver')).toBe(before + 1);
  });

  it('is sent once for a tick, however many instances tick at the same moment', async () => {
    const job = jobNamed('payments.reconcile');
    await Promise.all(Array.from({ length: 8 }, () => tick(test.context, job)));
    expect(await waiting('payments.reconcile')).toBe(1);
    expect(await test.knex('job_ticks').where({ job: job.id })).toHaveLength(1);
  });

  it('is not piled up by due times that no process works off', async () => {
    const job = jobNamed('prescriptions.expire');
    for (let day = 0; day < 3; day += 1) {
      await tick(test.context, job);
      test.clock.advance(24 * 3_600_000);
    }
    expect(await test.knex('job_ticks').where({ job: job.id })).toHaveLength(1);
    expect(await waiting('prescriptions.expire')).toBe(1);
  });

  it('FLT-13 that fails for good is seen by an administrator and can be sent again', async () => {
    const token = await test.tokenOf(await buildAdmin(test.knex));
    let attempts = 0;
    const handler = () => {
      attempts += 1;
      return Promise.reject(new Error('no server'));
    };
    const failing = { ...jobNamed('mails.deliver'), retryLimit: 0, handler };
    const worker: Worker = await startWorker(test.context, test.context.boss, [failing]);
    const mailId = newId();
    await test.context.boss.send('mails.deliver', { mailId }, { retryLimit: 0 });
    const dead = async () =>
      (await test.get('/api/v1/backoffice/jobs?filters=' + encodeURIComponent('[{"field":"isDead","operator":"eq","value":true}]'), token).expect(200)).body;
    await until(async () => (await dead()).items.some((item: { data: { mailId: string } }) => item.data.mailId === mailId));
    const item = (await dead()).items.find((one: { data: { mailId: string } }) => one.data.mailId === mailId);
    expect(item).toMatchObject({ job: 'mails.deliver', isDead: true, abilities: ['retry'] });
    await test.context.boss.offWork('mails.deliver');
    await worker.stop();
    await test.send('post', `/api/v1/backoffice/jobs/${item.id}/retry`, {}, token).expect(204);
    expect((await dead()).items.some((one: { id: string }) => one.id === item.id)).toBe(false);
    expect(await waiting('mails.deliver')).toBeGreaterThan(0);
    expect(attempts).toBeGreaterThan(0);
  });
});

describe('A scheduled job', () => {
  it('is enqueued once by two processes that start after an outage, however many due times they missed, and not when none was', async () => {
    const job = jobNamed('retention.clean');
    const other = await createContext(test.context.config, { clock: test.clock, ports: test.context.ports });
    await other.boss.start();
    const start = () => Promise.all([catchUp(test.context, [job]), catchUp(other, [job])]);
    await start();
    expect(await waiting(job.id)).toBe(0);
    test.clock.advance(3 * 24 * 3_600_000);
    await start();
    expect(await waiting(job.id)).toBe(1);
    await test.knex('pgboss.job').where({ name: job.id }).delete();
    await start();
    await Promise.all([tick(test.context, job), tick(other, job)]);
    expect(await waiting(job.id)).toBe(0);
    await closeContext(other);
  });

  it('is enqueued by one of two processes at each due time, also by one whose clock is late', async () => {
    const job = jobNamed('stock-feeds.alarms');
    const other = await createContext(test.context.config, { clock: test.clock, ports: test.context.ports });
    await other.boss.start();
    for (let run = 0; run < 3; run += 1) {
      const now = test.clock.now();
      await Promise.all([tick(test.context, job, now), tick(other, job, now)]);
      await tick(other, job, new Date(now.getTime() - 3_600_000));
      expect(await waiting(job.id)).toBe(1);
      await test.knex('pgboss.job').where({ name: job.id }).delete();
      test.clock.advance(3_600_000);
    }
    await closeContext(other);
  });

  it('never runs twice at once, however many processes start it: the second run is skipped and says so', async () => {
    const other = await createContext(test.context.config, { clock: test.clock, ports: test.context.ports });
    await other.boss.start();
    let atWork = 0;
    let most = 0;
    let finish = (): void => undefined;
    const gate = new Promise<void>((resolve) => void (finish = resolve));
    const handler = async (): Promise<{ rows: number }> => {
      atWork += 1;
      most = Math.max(most, atWork);
      await gate;
      atWork -= 1;
      return { rows: 3 };
    };
    const slow = { id: 'newsletter.forget' as const, schedule: '40 4 * * *', timeoutSeconds: 60, retryLimit: 0, handler };
    const workers = await Promise.all([test.context, other].map((app) => startWorker(app, app.boss, [slow])));
    const outputs = async () => (await test.knex('pgboss.job').where({ name: slow.id, state: 'completed' }).pluck('output')) as object[];
    for (let run = 0; run < 4; run += 1) {
      await test.context.boss.send(slow.id, {}, { singletonKey: slow.id });
      await until(async () => (await waiting(slow.id)) === 0);
    }
    await until(async () => (await outputs()).length === 3);
    finish();
    await until(async () => (await outputs()).length === 4);
    expect(most).toBe(1);
    expect(await outputs()).toEqual(expect.arrayContaining([{ rows: 3 }, { skipped: true }, { skipped: true }, { skipped: true }]));
    await Promise.all(workers.map((worker) => worker.stop()));
    await test.context.boss.offWork(slow.id);
    await closeContext(other);
  });
});

describe('The application’s role', () => {
  it('may add to the audit log and read it, and nothing else', async () => {
    await expect(test.knex('audit_events').update({ action: 'x.y' })).rejects.toThrow(/permission denied|append-only/);
    await expect(test.knex('audit_events').delete()).rejects.toThrow(/permission denied|append-only/);
    await expect(test.knex.raw('TRUNCATE audit_events')).rejects.toThrow(/permission denied|append-only/);
    await expect(test.knex.raw('ALTER TABLE users ADD COLUMN x text')).rejects.toThrow(/must be owner/);
  });
});
