import { buildConsultation, buildSchedule } from '../../../../seeds/factories/consultations.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor, buildPatient, type UserRow } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

const office = '/api/v1/backoffice/consultations';
const [minute, hour] = [60_000, 3_600_000];

let test: TestApp;
let doctor: UserRow;
let token: string;
let admin: string;
beforeAll(async () => {
  test = await startTestApp();
  doctor = await buildDoctor(test.knex, { doctor: { offersConsultations: true } });
  await buildSchedule(test.knex, { doctorId: doctor.id });
  [token, admin] = [await test.tokenOf(doctor), await test.tokenOf(await buildAdmin(test.knex))];
});
afterAll(() => test.close());

const later = (milliseconds: number): Date => new Date(test.clock.now().getTime() + milliseconds);
const own = (startsAt: Date, more: object = {}) => buildConsultation(test.knex, { doctorId: doctor.id, startsAt, ...more });
const act = (id: string, action: string, as = token, body: object = {}) => test.send('post', `${office}/${id}/${action}`, body, as);
const subjectsOf = async (patientId: string): Promise<string[]> => {
  await test.runJobs();
  const { email } = await test.knex('users').where({ id: patientId }).first('email');
  return test.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
};

describe('The back office’s consultations', () => {
  it('are a doctor’s own, and all of them for administrators without the note', async () => {
    const mine = await own(later(-5 * hour), { status: 'completed', note: 'Dosis besprochen' });
    const foreign = await buildConsultation(test.knex, { startsAt: later(3 * hour) });
    const idsOf = async (as: string): Promise<string[]> => (await test.get(office, as).expect(200)).body.items.map(({ id }: { id: string }) => id);
    expect(await idsOf(token)).toEqual([mine.id]);
    expect(await idsOf(admin)).toEqual(expect.arrayContaining([mine.id, foreign.id]));
    expect((await test.get(`${office}/${mine.id}`, token).expect(200)).body).toMatchObject({ note: 'Dosis besprochen', abilities: [] });
    expect((await test.get(`${office}/${mine.id}`, admin).expect(200)).body.note).toBeNull();
    await test.get(`${office}/${foreign.id}`, token).expect(404);
    const filters = encodeURIComponent(JSON.stringify([{ field: 'status', operator: 'in', value: ['booked'] }]));
    expect((await test.get(`${office}?filters=${filters}&sort=startsAt`, token).expect(200)).body.total).toBe(0);
  });

  it('are cancelled by the doctor or an administrator, and the patient is told', async () => {
    for (const [as, by] of [
      [token, 'doctor'],
      [admin, 'admin'],
    ] as const) {
      const row = await own(later(50 * hour));
      expect((await act(row.id, 'cancel', as).expect(200)).body).toMatchObject({ status: 'cancelled', cancelledBy: by, abilities: [] });
      expect(await subjectsOf(row.patientId)).toEqual(['Ihr Termin ist abgesagt']);
      await act(row.id, 'cancel', as).expect(409);
    }
  });

  it('go to the next free time by one press', async () => {
    const startsAt = new Date(Math.floor(later(60 * hour).getTime() / hour) * hour);
    const [row, next] = [await own(startsAt), await own(new Date(startsAt.getTime() + 15 * minute))];
    const { body } = await act(row.id, 'rebook').expect(200);
    expect(body).toMatchObject({ status: 'booked', startsAt: new Date(next.endsAt).toISOString(), version: 2 });
    expect(await subjectsOf(row.patientId)).toEqual(['Ihr Termin ist verschoben']);
  });

  it('are ended or noted as missed, each in its time', async () => {
    const row = await own(later(5 * minute));
    expect((await act(row.id, 'complete').expect(409)).body.code).toBe('consultation.tooEarly');
    expect((await act(row.id, 'no-show').expect(409)).body.code).toBe('consultation.tooEarly');
    test.clock.advance(15 * minute);
    expect((await test.get(`${office}/${row.id}`, await test.tokenOf(doctor)).expect(200)).body.abilities).toEqual([
      'complete',
      'no-show',
      'join',
      'copy-chat',
    ]);
    expect((await act(row.id, 'complete', await test.tokenOf(doctor), { note: 'Gut vertragen' }).expect(200)).body).toMatchObject({
      status: 'completed',
      note: 'Gut vertragen',
    });
  });
});

describe('A doctor opens a consultation', () => {
  // Half an hour after the last one of the tests above.
  beforeAll(() => test.clock.advance(30 * minute));
  const open = async (body: object) => test.send('post', office, body, await test.tokenOf(doctor));

  it('at once, with the patient of a claimed request', async () => {
    const treatment = await buildTreatment(test.knex, { doctorId: doctor.id, status: 'in-review' });
    const { body, status } = await open({ treatmentId: treatment.id, startsAt: 'now', lengthMinutes: 10 });
    expect([status, body.status, body.patientId]).toEqual([201, 'booked', treatment.patientId]);
    expect(Date.parse(body.endsAt) - Date.parse(body.startsAt)).toBe(10 * minute);
    expect(body.abilities).toContain('join');
    expect((await open({ treatmentId: treatment.id, startsAt: 'now' })).body.code).toBe('consultation.slotTaken');
  });

  it('not with a patient of someone else, and not in the past', async () => {
    const { id } = await buildPatient(test.knex);
    expect((await open({ patientId: id, startsAt: 'now' })).status).toBe(404);
    expect((await open({ treatmentId: (await buildTreatment(test.knex, { status: 'in-review' })).id, startsAt: 'now' })).status).toBe(404);
    const { patientId } = await buildTreatment(test.knex, { doctorId: doctor.id, status: 'approved' });
    expect((await open({ patientId, startsAt: later(-hour).toISOString() })).status).toBe(400);
    expect((await open({ startsAt: 'now' })).status).toBe(400);
  });
});
