import type { OfficeDashboard } from '@blattwerk/contract/dashboard/office-shapes';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration, later } from '../../kernel/clock.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const hence = (hours: number): Date => later(app.clock.now(), hours * duration.hours);

test('an administrator sees what waits and how the house is doing, and nobody’s name', async () => {
  app.clock.set('2026-11-25T11:00:00.000Z');
  const doctor = await buildDoctor(app.knex, { lastName: 'Weide' });
  const submitted = { submittedAt: hence(-30) };
  await buildTreatment(app.knex, { status: 'in-review', ...submitted, dueAt: hence(-2), doctorId: null });
  await buildTreatment(app.knex, { status: 'in-review', ...submitted, dueAt: hence(3), doctorId: doctor.id });
  await buildPrescription(app.knex, { status: 'issued', issuedAt: hence(-50) });
  // Its own request came and was decided weeks ago.
  await app
    .knex('treatments')
    .where({ status: 'approved' })
    .update({ submittedAt: hence(-600), decidedAt: hence(-590) });
  await app.knex('pgboss.job').insert({ name: 'dead', sourceName: 'mails.deliver', state: 'created', data: '{}', createdOn: hence(-5) });
  const { body }: { body: OfficeDashboard } = await app.get('/api/v1/backoffice/office-dashboard', await app.tokenOf(await buildAdmin(app.knex))).expect(200);
  expect(body.waiting.slice(0, 2)).toEqual([
    { kind: 'requestsOverdue', count: 1, oldestAt: hence(-2).toISOString() },
    { kind: 'jobsDead', count: 1, oldestAt: hence(-5).toISOString() },
  ]);
  expect(body.due[0]).toEqual({ on: '2026-11-25', late: 1, assigned: 1, free: 0 });
  expect(body.due).toHaveLength(7);
  expect(body.decisions.at(-2)).toMatchObject({ on: '2026-11-24', received: 2 });
  expect(body.prescriptions.find(({ status }) => status === 'issued')).toEqual({ status: 'issued', day: 0, threeDays: 1, longer: 0 });
  expect(body.doctors.find(({ id }) => id === doctor.id)).toMatchObject({ open: 1, dueToday: 1, decided: 0 });
  expect(body.weeks.at(-1)?.startsOn).toBe('2026-11-23');
  expect(body.week.received).toEqual({ now: 2, before: 0 });
});
