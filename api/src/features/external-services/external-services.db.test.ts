import { buildAdmin } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { createGuards } from '../../adapters/external/guards.ts';
import { duration, later } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { noteOutages } from './public.ts';

const path = '/api/v1/backoffice/external-services';
let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = await app.tokenOf(await buildAdmin(app.knex));
});
afterAll(() => app.close());

const waits = (name: string, hoursAgo: number) => ({
  id: newId(),
  name,
  state: 'retry',
  retryCount: 3,
  data: '{}',
  createdOn: later(app.clock.now(), -hoursAgo * duration.hours),
  startAfter: later(app.clock.now(), duration.hours),
});

const list = async () => (await app.get(path, token).expect(200)).body.items;

test('staff see since when a service does not answer and what waits for it, and let it be tried at once', async () => {
  const began = app.clock.now();
  const notes: Promise<void>[] = [];
  const note = noteOutages({ knex: app.knex, clock: app.clock, log: app.context.log });
  const guard = createGuards({ clock: app.clock, onChange: (service, since) => void notes.push(note(service, since)) }).of('mail');
  for (let tries = 0; tries < 5; tries += 1) await Promise.allSettled([guard.run(() => Promise.reject(new Error('ECONNREFUSED')))]);
  await Promise.all(notes);
  await app.knex('pgboss.job').insert([waits('mails.deliver', 24), waits('mails.deliver', 1), waits('treatments.issue-documents', 2)]);
  expect(await list()).toEqual([
    {
      id: 'mail',
      downSince: began.toISOString(),
      lastTriedAt: began.toISOString(),
      waiting: 2,
      oldestWaitingAt: later(began, -24 * duration.hours).toISOString(),
      abilities: ['retry'],
    },
    { id: 'storage', downSince: null, lastTriedAt: null, waiting: 1, oldestWaitingAt: later(began, -2 * duration.hours).toISOString(), abilities: ['retry'] },
  ]);
  expect((await app.send('post', `${path}/mail/retry`, {}, token).expect(200)).body).toEqual({ retried: 2 });
  const due = await app.knex('pgboss.job').where('startAfter', '<=', app.knex.raw('now()')).select('name');
  expect(due.map(({ name }) => name)).toEqual(['mails.deliver', 'mails.deliver']);
  expect(await app.knex('audit_events').where({ action: 'external-service.retry', objectId: 'mail' })).toHaveLength(1);
});

test('of several processes the first failure says since when, and the first answer ends the outage', async () => {
  const note = noteOutages({ knex: app.knex, clock: app.clock, log: app.context.log });
  const began = app.clock.now();
  for (const minutes of [1, 0, 2]) await note('scanner', later(began, minutes * duration.minutes));
  expect(await app.knex('service_outages').where({ service: 'scanner' })).toMatchObject([{ since: began }]);
  await note('scanner', null);
  expect((await list()).map(({ id }: { id: string }) => id)).not.toContain('scanner');
});
