import { buildConsultation, type ConsultationRow } from '../../../../seeds/factories/consultations.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { completeConsultation, findForRoom, markNoShow } from './public.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const minutes = 60_000;
const as = <T>(role: 'doctor' | 'patient', id: string, steps: (ctx: Ctx<Member>) => Promise<T>): Promise<T> => {
  const actor: Member = { role, id, status: 'active', sessionId: newId(), pharmacyId: null, isWorking: true };
  return inTransaction({ ...test.ctx, trx: test.context.knex, actor }, steps);
};
/** A consultation that began the given number of minutes ago. */
const begun = (ago: number): Promise<ConsultationRow> => buildConsultation(test.knex, { startsAt: new Date(test.clock.now().getTime() - ago * minutes) });
const stored = (id: string) => test.knex('consultations').where({ id }).first();

describe('The room of a consultation', () => {
  it('is found by its patient and by its doctor, with when it is open', async () => {
    const row = await begun(0);
    for (const [role, id] of [
      ['patient', row.patientId],
      ['doctor', row.doctorId],
    ] as const) {
      const room = await as(role, id, (ctx) => findForRoom(ctx, row.id));
      expect(room).toMatchObject({ id: row.id, doctorId: row.doctorId, patientId: row.patientId, treatmentId: null, status: 'booked' });
      expect(room.joinableFrom.getTime()).toBe(row.startsAt.getTime() - 10 * minutes);
      expect(room.joinableUntil.getTime()).toBe(row.endsAt.getTime() + 30 * minutes);
    }
  });

  it('is found by no other patient and no other doctor', async () => {
    const [row, other] = [await begun(0), await begun(0)];
    for (const [role, id] of [
      ['patient', other.patientId],
      ['doctor', other.doctorId],
      ['doctor', row.patientId],
    ] as const)
      await expect(as(role, id, (ctx) => findForRoom(ctx, row.id))).rejects.toMatchObject({ code: 'server.notFound' });
  });
});

describe('A consultation', () => {
  it('is completed by its doctor after it began, once', async () => {
    const row = await begun(5);
    const complete = () => as('doctor', row.doctorId, (ctx) => completeConsultation(ctx, { id: row.id, note: 'Dosis besprochen' }));
    expect(await complete()).toEqual({ id: row.id, doctorId: row.doctorId, patientId: row.patientId, treatmentId: null, kind: 'first', heldBy: 'video' });
    expect(await stored(row.id)).toMatchObject({ status: 'completed', note: 'Dosis besprochen', version: 2, noShow: null });
    await expect(complete()).rejects.toMatchObject({ code: 'consultation.expired.completed.cancelled' });
  });

  it('is not completed before it began', async () => {
    const row = await begun(-1);
    await expect(as('doctor', row.doctorId, (ctx) => completeConsultation(ctx, { id: row.id }))).rejects.toMatchObject({ code: 'consultation.tooEarly' });
  });

  it('counts as missed after ten minutes, and its time is free again', async () => {
    const [early, late] = [await begun(9), await begun(10)];
    await expect(as('doctor', early.doctorId, (ctx) => markNoShow(ctx, early.id))).rejects.toMatchObject({ code: 'consultation.tooEarly' });
    await as('doctor', late.doctorId, (ctx) => markNoShow(ctx, late.id));
    expect(await stored(late.id)).toMatchObject({ status: 'expired', noShow: 'patient' });
    expect(await test.knex('taken_times').where({ doctorId: late.doctorId })).toEqual([]);
    expect(await test.knex('taken_times').where({ doctorId: early.doctorId })).toHaveLength(1);
  });
});
