import { v7 } from 'uuid';
import { buildConsultation } from '../../../../seeds/factories/consultations.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { purgeGuestsJob } from './jobs/purge-guests.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const daysAgo = (days: number): Date => new Date(app.clock.now().getTime() - days * 86_400_000);

test('who tried a guest link is deleted after ninety days, once, with an audit entry as proof; the link stays used up', async () => {
  const tried = async (days: number) => {
    const row = await buildConsultation(app.knex, { startsAt: daysAgo(days) });
    await app.knex('guest_links').insert({ consultationId: row.id, serial: 2, tries: 5, createdAt: daysAgo(days) });
    for (const outcome of ['wrong-person', 'locked'])
      await app.knex('guest_accesses').insert({ id: v7(), consultationId: row.id, at: daysAgo(days), ipHash: 'a', outcome });
    return row;
  };
  const [old, recent] = [await tried(91), await tried(89)];
  expect(await purgeGuestsJob.handler(app.ctx, {} as never)).toMatchObject({ rows: 1 });
  expect(await purgeGuestsJob.handler(app.ctx, {} as never)).toMatchObject({ rows: 0 });
  expect(await app.knex('guest_accesses').pluck('consultation_id')).toEqual([recent.id, recent.id]);
  expect(await app.knex('guest_links').where({ consultationId: old.id }).first('serial', 'tries')).toEqual({ serial: 2, tries: 5 });
  expect(await app.knex('audit_events').where({ action: 'room.purge-guests' })).toMatchObject([{ objectId: old.id, patientId: old.patientId }]);
});
