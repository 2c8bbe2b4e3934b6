import { v7 } from 'uuid';
import { buildConsultation } from '../../../../seeds/factories/consultations.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { purgeRoomsJob } from './jobs/purge-rooms.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const daysAgo = (days: number): Date => new Date(app.clock.now().getTime() - days * 86_400_000);

test('what the rooms hold is deleted after ninety days, once, with an audit entry as proof', async () => {
  const process = { id: v7(), seenAt: app.clock.now() };
  await app.knex('room_processes').insert(process);
  const left = async (days: number) => {
    const row = await buildConsultation(app.knex, { startsAt: daysAgo(days) });
    await app
      .knex('room_members')
      .insert({ consultationId: row.id, role: 'patient', connectionId: v7(), clientId: 'a', processId: process.id, joinedAt: daysAgo(days) });
    await app.knex('doctor_delays').insert({ doctorId: row.doctorId, day: daysAgo(days), minutes: 5, announcedAt: daysAgo(days) });
    return row;
  };
  const [old, recent] = [await left(91), await left(89)];
  expect(await purgeRoomsJob.handler(app.ctx, {} as never)).toMatchObject({ rows: 2 });
  expect(await purgeRoomsJob.handler(app.ctx, {} as never)).toMatchObject({ rows: 0 });
  expect(await app.knex('room_members').pluck('consultation_id')).toEqual([recent.id]);
  expect(await app.knex('doctor_delays').pluck('doctor_id')).toEqual([recent.doctorId]);
  const proofs = await app.knex('audit_events').whereIn('action', ['room.purge', 'room.purge-delays']).orderBy('action');
  expect(proofs).toMatchObject([
    { action: 'room.purge', objectId: old.id, patientId: old.patientId },
    { action: 'room.purge-delays', after: { delays: 1 } },
  ]);
});
