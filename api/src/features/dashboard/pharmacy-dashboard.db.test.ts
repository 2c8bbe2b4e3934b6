import type { PharmacyDashboard } from '@blattwerk/contract/dashboard/pharmacy-shapes';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildPharmacyUser } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration, later } from '../../kernel/clock.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

it('counts what a pharmacy has, by state and age, and what came and went day by day; nothing of another pharmacy', async () => {
  app.clock.set('2026-11-25T11:00:00.000Z');
  const hence = (hours: number): Date => later(app.clock.now(), hours * duration.hours);
  const user = await buildPharmacyUser(app.knex);
  const own = { pharmacyId: user.pharmacyId as string };
  await buildPrescription(app.knex, { ...own, status: 'sent', issuedAt: hence(-80), sentAt: hence(-75) });
  await buildPrescription(app.knex, { ...own, status: 'ready', issuedAt: hence(-80), sentAt: hence(-50), receivedAt: hence(-49), readyAt: hence(-30) });
  await buildPrescription(app.knex, {
    ...own,
    ...{ status: 'dispensed', issuedAt: hence(-80), sentAt: hence(-50), receivedAt: hence(-49), readyAt: hence(-30), dispensedAt: hence(-1) },
  });
  await buildPrescription(app.knex, { status: 'sent', issuedAt: hence(-8), sentAt: hence(-5) });
  const { body }: { body: PharmacyDashboard } = await app.get('/api/v1/backoffice/pharmacy-dashboard', await app.tokenOf(user)).expect(200);
  const of = (status: string) => body.prescriptions.find((row) => row.status === status);
  expect([of('sent'), of('ready'), of('issued'), of('dispensed')]).toEqual([
    { status: 'sent', day: 0, threeDays: 0, longer: 1 },
    { status: 'ready', day: 0, threeDays: 1, longer: 0 },
    undefined,
    undefined,
  ]);
  expect(body.days).toHaveLength(14);
  expect(body.days.slice(-4)).toEqual([
    { on: '2026-11-22', received: 1, ready: 0, dispensed: 0 },
    { on: '2026-11-23', received: 2, ready: 0, dispensed: 0 },
    { on: '2026-11-24', received: 0, ready: 2, dispensed: 0 },
    { on: '2026-11-25', received: 0, ready: 0, dispensed: 1 },
  ]);
});
