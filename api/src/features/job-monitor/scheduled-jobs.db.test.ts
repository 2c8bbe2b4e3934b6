import { buildAdmin } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { registry } from '../../app/jobs.ts';
import { tick } from '../../jobs/ticks.ts';
import { duration, later } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';

const office = '/api/v1/backoffice/scheduled-jobs';
const nightly = 'prescriptions.expire';
const minutely = 'stock-feeds.pull-due';
let app: TestApp;
let admin: { id: string };
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await buildAdmin(app.knex, { firstName: 'Ada', lastName: 'Wacht' });
  token = await app.tokenOf(admin);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.knex('pgboss.job').delete();
  await app.knex('job_ticks').delete();
});

interface Run {
  state: string;
  output?: object;
  startedAt?: Date;
  completedAt?: Date;
}
const addRun = async (name: string, { state, output, startedAt, completedAt }: Run): Promise<string> => {
  const id = newId();
  const times = { createdOn: startedAt ?? app.clock.now(), startedOn: startedAt ?? null, completedOn: completedAt ?? null };
  await app.knex('pgboss.job').insert({ id, name, state, data: '{}', output: output ? JSON.stringify(output) : null, ...times });
  return id;
};
const ago = (milliseconds: number): Date => later(app.clock.now(), -milliseconds);
const read = async (id: string) => (await app.get(`${office}/${id}`, token).expect(200)).body;
const act = (id: string, action: string) => app.send('post', `${office}/${id}/${action}`, {}, token);
const waiting = async (name: string): Promise<number> => (await app.knex('pgboss.job').where({ name, state: 'created' })).length;
const tickAt = async (id: string, at: Date): Promise<void> => {
  const job = registry.find((one) => one.id === id);
  if (!job) throw new Error(id);
  await tick(app.context, job, at);
};
const audited = (action: string) => app.knex('audit_events').where({ action, objectId: nightly });

describe('The list of scheduled jobs', () => {
  it('names each of the registry that the clock starts, in words and in the reader’s language', async () => {
    const { items, total } = (await app.get(office, token).expect(200)).body;
    expect(items.map(({ id }: { id: string }) => id).sort()).toEqual(
      registry
        .filter(({ schedule }) => schedule)
        .map(({ id }) => id)
        .sort(),
    );
    expect(total).toBe(items.length);
    expect(items.find(({ id }: { id: string }) => id === nightly)).toMatchObject({ title: 'Rezepte verfallen lassen', scheduleText: 'täglich um 03:20 Uhr' });
    const english = (await app.get(`${office}/${nightly}`, token).set('Accept-Language', 'en').expect(200)).body;
    expect(english).toMatchObject({ title: 'Let prescriptions expire', scheduleText: 'every day at 03:20' });
  });

  it('and work in the background is found, filtered and ordered by what it is called', async () => {
    await addRun(nightly, { state: 'completed' });
    await addRun(minutely, { state: 'completed' });
    const titles = async (asked: object): Promise<string[]> =>
      (await app.get(`/api/v1/backoffice/jobs?${new URLSearchParams({ ...asked })}`, token).expect(200)).body.items.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles({ q: 'verfallen Rezepte' })).toEqual(['Rezepte verfallen lassen']);
    expect(await titles({ q: nightly })).toEqual(['Rezepte verfallen lassen']);
    expect(await titles({ filters: JSON.stringify([{ field: 'job', operator: 'contains', value: 'bestandsfeeds' }]) })).toEqual([
      'Fällige Bestandsfeeds abrufen',
    ]);
    expect(await titles({ sort: '-job' })).toEqual(['Rezepte verfallen lassen', 'Fällige Bestandsfeeds abrufen']);
  });

  it('says when a job ran, how long, with how many rows, and when it runs next', async () => {
    await addRun(minutely, { state: 'completed', output: { rows: 12 }, startedAt: ago(90_000), completedAt: ago(88_500) });
    const job = await read(minutely);
    expect(job.lastRun).toMatchObject({ outcome: 'succeeded', durationMs: 1500, rows: 12, error: null });
    expect(job).toMatchObject({ isRunning: false, hasFailed: false, pause: null, abilities: ['run', 'pause'] });
    const wait = Date.parse(job.nextRunAt) - app.clock.now().getTime();
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60_000);
  });

  it('shows the last fifty runs of one job, newest first, and those that gave way as skipped', async () => {
    for (let run = 0; run < 55; run += 1)
      await addRun(nightly, { state: 'completed', startedAt: ago((run + 1) * duration.days), completedAt: ago((run + 1) * duration.days) });
    await addRun(nightly, { state: 'completed', output: { skipped: true }, startedAt: ago(1000), completedAt: ago(1000) });
    const { runs, lastRun } = await read(nightly);
    expect(runs).toHaveLength(50);
    expect(runs[0].outcome).toBe('skipped');
    expect(lastRun.outcome).toBe('succeeded');
  });

  it.each([
    ['of several some', { message: '2 of 7 failed' }, '2 von 7 Einträgen sind nicht gelungen.'],
    ['a process that died', { value: { message: 'job heartbeat timeout' } }, 'Der Prozess, der die Aufgabe ausführte, ist ausgefallen.'],
    ['a run that took too long', { message: 'handler execution exceeded 60s' }, 'Die Aufgabe hat länger gebraucht als erlaubt und wurde abgebrochen.'],
    ['a service that is away', { message: 'connect ECONNREFUSED 10.1.2.3:587' }, 'Ein fremder Dienst war nicht erreichbar.'],
    ['the database', { message: 'UniqueViolationError users_email_key' }, 'Die Datenbank hat eine Änderung abgelehnt oder war nicht erreichbar.'],
    [
      'anything else',
      { message: 'Erika Mustermann <erika@patient.example> has epilepsy', stack: 'at patient 4711', detail: 'geheim' },
      'Es ist ein unerwarteter Fehler aufgetreten.',
    ],
  ])('says the error in words, and nothing that the error carries: %s', async (_name, output, text) => {
    await addRun(nightly, { state: 'failed', output, startedAt: ago(2000), completedAt: ago(1000) });
    const job = await read(nightly);
    expect(job).toMatchObject({ hasFailed: true, lastError: { error: { text } }, lastRun: { outcome: 'failed' } });
    expect(JSON.stringify(job)).not.toMatch(/Erika|erika|epilepsy|4711|geheim|10\.1\.2\.3|users_email_key/);
  });

  it('points out a job that should have begun and has not, unless it is paused', async () => {
    await app
      .knex('pgboss.queue')
      .where({ name: minutely })
      .update({ createdOn: ago(duration.hours) });
    expect((await read(minutely)).isOverdue).toBe(true);
    await act(minutely, 'pause').expect(200);
    expect((await read(minutely)).isOverdue).toBe(false);
    await act(minutely, 'resume').expect(200);
    expect((await read(minutely)).isOverdue).toBe(false);
    app.clock.advance(10 * duration.minutes);
    expect((await read(minutely)).isOverdue).toBe(true);
    await addRun(minutely, { state: 'completed', startedAt: ago(30_000), completedAt: ago(29_000) });
    expect((await read(minutely)).isOverdue).toBe(false);
  });
});

describe('A scheduled job', () => {
  it('is not sent by the clock while it is paused, but by hand it is, and by the clock again afterwards', async () => {
    const paused = (await act(nightly, 'pause').expect(200)).body;
    expect(paused).toMatchObject({ nextRunAt: null, pause: { pausedByName: 'Ada Wacht', resumedAt: null }, abilities: ['run', 'resume'] });
    await tickAt(nightly, app.clock.now());
    expect(await waiting(nightly)).toBe(0);
    await act(nightly, 'run').expect(200);
    expect(await waiting(nightly)).toBe(1);
    await app.knex('pgboss.job').delete();
    const resumed = (await act(nightly, 'resume').expect(200)).body;
    expect(resumed).toMatchObject({ pause: null, abilities: ['run', 'pause'], pauses: [{ pausedByName: 'Ada Wacht', resumedByName: 'Ada Wacht' }] });
    await tickAt(nightly, app.clock.now());
    expect(await waiting(nightly)).toBe(0);
    await tickAt(nightly, later(app.clock.now(), duration.days));
    expect(await waiting(nightly)).toBe(1);
  });

  it('that is paused twice, resumed twice or started twice is so once', async () => {
    const before = { pause: (await audited('job.pause')).length, resume: (await audited('job.resume')).length };
    await Promise.all([act(nightly, 'pause').expect(200), act(nightly, 'pause').expect(200)]);
    expect(await app.knex('job_pauses').where({ job: nightly }).whereNull('resumedAt')).toHaveLength(1);
    await act(nightly, 'resume').expect(200);
    await act(nightly, 'resume').expect(200);
    expect((await audited('job.pause')).length - before.pause).toBe(1);
    expect((await audited('job.resume')).length - before.resume).toBe(1);
    await act(nightly, 'run').expect(200);
    expect((await act(nightly, 'run').expect(200)).body.isWaiting).toBe(true);
    expect(await waiting(nightly)).toBe(1);
    expect((await audited('job.run')).at(-1)).toMatchObject({ actorId: admin.id, objectType: 'job' });
  });

  it('that is at work is not started a second time', async () => {
    await addRun(nightly, { state: 'active', startedAt: ago(1000) });
    expect(await read(nightly)).toMatchObject({ isRunning: true, lastRun: { outcome: 'running', finishedAt: null }, abilities: ['pause'] });
    expect((await act(nightly, 'run').expect(409)).body.code).toBe('invalid.status');
  });

  it.each(['nobody.knows', 'mails.deliver', 'x'.repeat(80)])('has a name of the registry and a schedule: %s has not', async (id) => {
    await app.get(`${office}/${id}`, token).expect(404);
    for (const action of ['run', 'pause', 'resume']) await act(id, action).expect(404);
  });
});
