import { DateTime } from 'luxon';
import { v7 } from 'uuid';
import { buildConsultation, buildSchedule } from '../../../../seeds/factories/consultations.ts';
import { buildAdmin, buildDoctor, type UserRow } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

const office = '/api/v1/backoffice/consultations';
const minute = 60_000;

let test: TestApp;
let doctor: UserRow;
let token: string;
let admin: string;
beforeAll(async () => {
  test = await startTestApp();
  doctor = await buildDoctor(test.knex, { doctor: { offersConsultations: true } });
  token = await test.tokenOf(doctor);
  admin = await test.tokenOf(await buildAdmin(test.knex));
});
afterAll(() => test.close());

const berlin = (text: string): Date => DateTime.fromISO(text, { zone: 'Europe/Berlin' }).toJSDate();
const calendar = (query: string, as = token) => test.get(`${office}/calendar?${query}`, as);
const own = (startsAt: Date, more: object = {}) => buildConsultation(test.knex, { doctorId: doctor.id, startsAt, ...more });

describe('The calendar', () => {
  it('has a doctor’s own consultations of the days that are asked for, cancelled ones too, with what is free', async () => {
    await buildSchedule(test.knex, {
      ...{ doctorId: doctor.id, weekly: [{ day: 2, from: '09:00', to: '10:00' }], lengthMinutes: 20 },
      exceptions: [{ from: '2027-03-03', to: '2027-03-04', kind: 'absent' }],
    });
    const rows = [await own(berlin('2027-03-02T09:20')), await own(berlin('2027-03-02T11:00'), { status: 'cancelled' }), await own(berlin('2027-03-03T00:00'))];
    await own(berlin('2027-03-01T23:59'));
    await own(berlin('2027-03-05T00:00'));
    await buildConsultation(test.knex, { startsAt: berlin('2027-03-02T09:00') });
    const { body } = await calendar('from=2027-03-02&to=2027-03-04').expect(200);
    expect(body.entries.map(({ id }: { id: string }) => id)).toEqual(rows.map(({ id }) => id));
    expect(body.entries[1]).toMatchObject({ status: 'cancelled', doctorId: doctor.id, isWaiting: false });
    expect(body.free.map(({ startsAt }: { startsAt: string }) => startsAt)).toEqual(
      [berlin('2027-03-02T09:00'), berlin('2027-03-02T09:40')].map((at) => at.toISOString()),
    );
    expect(body.days.map(({ on, isAbsent }: { on: string; isAbsent: boolean }) => [on, isAbsent])).toEqual([
      ['2027-03-02', false],
      ['2027-03-03', true],
      ['2027-03-04', true],
    ]);
    expect(body.doctors).toEqual([]);
  });

  it('has the whole days on which the clocks change, and public holidays', async () => {
    const [spring, autumn] = [await own(berlin('2027-03-28T23:30')), await own(berlin('2027-10-31T00:10'))];
    for (const [day, row] of [['2027-03-28', spring], ['2027-10-31', autumn]] as const) {
      const { body } = await calendar(`from=${day}&to=${day}`).expect(200);
      expect(body.entries).toMatchObject([{ id: row.id }]);
    } // prettier-ignore
    const { body } = await calendar('from=2027-03-26&to=2027-03-29').expect(200);
    expect(body.days.map(({ holiday }: { holiday: string | null }) => holiday)).toEqual(['Karfreitag', null, null, 'Ostermontag']);
  });

  it('is all doctors’ for administrators, or one’s, and for a doctor no other one’s', async () => {
    const other = await buildConsultation(test.knex, { startsAt: berlin('2027-04-06T09:00') });
    const mine = await own(berlin('2027-04-06T10:00'));
    const idsOf = async (query: string): Promise<string[]> => (await calendar(query, admin).expect(200)).body.entries.map(({ id }: { id: string }) => id);
    expect(await idsOf('from=2027-04-06&to=2027-04-06')).toEqual([other.id, mine.id]);
    expect(await idsOf(`from=2027-04-06&to=2027-04-06&doctorId=${other.doctorId}`)).toEqual([other.id]);
    const { body } = await calendar('from=2027-04-06&to=2027-04-06', admin);
    expect(body.doctors.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining([doctor.id, other.doctorId]));
    expect(body.free).toEqual([]);
    await calendar(`from=2027-04-06&to=2027-04-06&doctorId=${other.doctorId}`).expect(404);
    await calendar(`from=2027-04-06&to=2027-04-06&doctorId=${other.patientId}`, admin).expect(404);
  });

  it.each(['from=2027-04-06&to=2027-04-05', 'from=2027-04-01&to=2027-05-02', 'from=2027-04-01', 'from=1&to=2'])('refuses the days %s', async (query) => {
    await calendar(query).expect(400);
  });
});

describe('Today', () => {
  const enter = async (consultationId: string, role: 'patient' | 'doctor', seenAt = test.clock.now()) => {
    const id = v7();
    await test.knex('room_processes').insert({ id, seenAt });
    await test.knex('room_members').insert({ consultationId, role, connectionId: v7(), clientId: v7(), processId: id, joinedAt: seenAt });
  };
  const numbersOf = async (as: string) => (await test.get('/api/v1/backoffice/dashboard', as).expect(200)).body;

  it('is counted for the doctor and for administrators, with who waits and who comes next', async () => {
    const noon = DateTime.fromJSDate(test.clock.now(), { zone: 'Europe/Berlin' }).plus({ days: 1 }).set({ hour: 12, minute: 0 }).toJSDate();
    test.clock.advance(noon.getTime() - test.clock.now().getTime());
    const at = (minutes: number): Date => new Date(noon.getTime() + minutes * minute);
    const before = await numbersOf(await test.tokenOf(doctor));
    expect(before).toMatchObject({ consultationsToday: 0, consultationsWaiting: 0, consultationsMissed: 0, nextConsultation: null });
    const [waiting, together, gone] = [await own(at(-5)), await own(at(-40)), await own(at(-80))];
    await enter(waiting.id, 'patient');
    for (const role of ['patient', 'doctor'] as const) await enter(together.id, role);
    await enter(gone.id, 'patient', at(-2));
    await own(at(-120), { status: 'expired', noShow: 'patient' });
    await own(at(30), { status: 'cancelled' });
    const next = await own(at(60));
    await own(at(90));
    await own(at(24 * 60));
    const as = await test.tokenOf(doctor);
    expect(await numbersOf(as)).toMatchObject({ consultationsToday: 6, consultationsWaiting: 1, consultationsMissed: 1, nextConsultation: { id: next.id } });
    await buildConsultation(test.knex, { startsAt: at(10) });
    expect(await numbersOf(await test.tokenOf(await buildAdmin(test.knex)))).toMatchObject({ consultationsToday: 7, consultationsWaiting: 1 });
    const filters = encodeURIComponent(JSON.stringify([{ field: 'isWaiting', operator: 'eq', value: true }]));
    expect((await test.get(`${office}?filters=${filters}`, as).expect(200)).body).toMatchObject({ total: 1, items: [{ id: waiting.id, isWaiting: true }] });
  });
});
