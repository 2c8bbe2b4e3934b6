import { buildConsultation } from '../../../../seeds/factories/consultations.ts';
import { buildAdmin, buildDoctor, buildPatient, type UserRow } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { dateAfter, dayOf } from './berlin-days.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const schedules = '/api/v1/backoffice/schedules';
const week = {
  weekly: [
    { day: 1, from: '09:00', to: '12:00' },
    { day: 3, from: '14:00', to: '18:00' },
  ],
  ...{ lengthMinutes: 20, bufferMinutes: 5, leadMinutes: 120, exceptions: [] },
};
const doctor = async (): Promise<UserRow & { token: string }> => {
  const user = await buildDoctor(test.knex, { title: 'Dr. med.', firstName: 'Kim', lastName: 'Muster', doctor: { offersConsultations: true } });
  return { ...user, token: await test.tokenOf(user) };
};
const put = (one: { id: string; token: string }, body: object) => test.send('put', `${schedules}/${one.id}`, body, one.token);
const read = (one: { id: string; token: string }) => test.get(`${schedules}/${one.id}`, one.token);
const dayIn = (days: number): string => dateAfter(dayOf(test.clock.now()).date, days);

describe('A doctor’s schedule', () => {
  it('is empty at first, then as it was put, with its version', async () => {
    const one = await doctor();
    expect((await read(one).expect(200)).body).toMatchObject({ doctorId: one.id, doctorName: 'Dr. med. Kim Muster', weekly: [], affected: [], version: 0 });
    const { body } = await put(one, { ...week, lengths: { first: 30 }, version: 0 }).expect(200);
    expect(body).toMatchObject({ ...week, lengths: { first: 30, followUp: 20 }, coverDoctorId: null, version: 1, abilities: ['update', 'feed'] });
    expect(body.holidays.map(({ name }: { name: string }) => name)).toContain('Neujahrstag');
    expect((await read(one).expect(200)).body).toEqual(body);
  });

  it('is refused when it was changed meanwhile, with both states', async () => {
    const one = await doctor();
    await put(one, { ...week, version: 0 }).expect(200);
    for (const version of [0, 7]) {
      const { body } = await put(one, { ...week, version }).expect(409);
      expect(body).toMatchObject({ code: 'server.conflict', details: { current: { version: 1 }, yours: { version } } });
    }
    const both = await Promise.all([put(one, { ...week, version: 1 }), put(one, { ...week, lengthMinutes: 30, version: 1 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each([
    ['hours that overlap', { weekly: [...week.weekly, { day: 1, from: '11:00', to: '13:00' }] }],
    ['hours that end before they begin', { weekly: [{ day: 1, from: '12:00', to: '11:00' }] }],
    ['a day that there is not', { weekly: [{ day: 8, from: '09:00', to: '11:00' }] }],
    ['an exception that ends before it begins', { exceptions: [{ from: '2027-01-05', to: '2027-01-01', kind: 'absent' }] }],
    ['no length', { lengthMinutes: 0 }],
  ])('is refused with %s', async (_what, change) => {
    const one = await doctor();
    await put(one, { ...week, ...change, version: 0 }).expect(400);
  });

  it('is read by administrators, changed by its doctor alone, and not seen by another doctor', async () => {
    const [one, other] = [await doctor(), await doctor()];
    const admin = await test.tokenOf(await buildAdmin(test.knex));
    expect((await test.get(`${schedules}/${one.id}`, admin).expect(200)).body.abilities).toEqual([]);
    await test.send('put', `${schedules}/${one.id}`, { ...week, version: 0 }, admin).expect(403);
    await put({ id: one.id, token: other.token }, { ...week, version: 0 }).expect(404);
    await read({ id: one.id, token: other.token }).expect(404);
  });

  it('names a doctor who covers, who is another one', async () => {
    const [one, other] = [await doctor(), await doctor()];
    expect((await put(one, { ...week, coverDoctorId: other.id, version: 0 }).expect(200)).body.coverDoctorId).toBe(other.id);
    for (const coverDoctorId of [one.id, (await buildPatient(test.knex)).id]) await put(one, { ...week, coverDoctorId, version: 1 }).expect(422);
  });
});

describe('An absence', () => {
  it('cancels nothing and names the appointments in it until they are moved or cancelled', async () => {
    const one = await doctor();
    const startsAt = new Date(dayOf(new Date(test.clock.now().getTime() + 5 * 86_400_000)).startsAt + 10 * 3_600_000);
    const inside = await buildConsultation(test.knex, { doctorId: one.id, startsAt });
    await buildConsultation(test.knex, { doctorId: one.id, startsAt: new Date(startsAt.getTime() + 10 * 86_400_000) });
    const absent = { from: dayIn(4), to: dayIn(6), kind: 'absent' };
    const { body } = await put(one, { ...week, exceptions: [absent], version: 0 }).expect(200);
    expect(body.affected).toEqual([
      { consultationId: inside.id, startsAt: startsAt.toISOString(), patientName: expect.any(String), coverDoctorId: null, coverName: null },
    ]);
    expect((await test.knex('consultations').where({ id: inside.id }).first()).status).toBe('booked');
    const hours = [{ from: '11:00', to: '12:00' }];
    expect((await put(one, { ...week, exceptions: [{ ...absent, hours }], version: 1 }).expect(200)).body.affected).toEqual([]);
    await put(one, { ...week, exceptions: [absent], version: 2 }).expect(200);
    await test.knex('consultations').where({ id: inside.id }).update({ status: 'cancelled' });
    expect((await read(one).expect(200)).body.affected).toEqual([]);
  });
});

describe('The calendar feed', () => {
  const fetched = (url: string) => test.get(new URL(url).pathname);

  it('has a secret address, times and no patient, and leads nowhere once it is renewed', async () => {
    const one = await doctor();
    await test.get(`${schedules}/${one.id}/feed`, one.token).expect(404);
    await put(one, { ...week, version: 0 }).expect(200);
    const patient = await buildPatient(test.knex, { firstName: 'Zacharias', lastName: 'Unverwechselbar' });
    const booked = await buildConsultation(test.knex, { doctorId: one.id, patientId: patient.id });
    await buildConsultation(test.knex, { patientId: patient.id, startsAt: new Date(booked.startsAt.getTime() + 3_600_000) });
    const { body } = await test.get(`${schedules}/${one.id}/feed`, one.token).expect(200);
    const { text, headers } = await fetched(body.url).expect(200);
    expect(headers['content-type']).toContain('text/calendar');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain(`DTSTART:${booked.startsAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`);
    expect(text).not.toMatch(/Zacharias|Unverwechselbar/);
    const { body: renewed } = await test.send('post', `${schedules}/${one.id}/feed`, {}, one.token).expect(200);
    expect(renewed.url).not.toBe(body.url);
    await fetched(body.url).expect(404);
    await fetched(renewed.url).expect(200);
    await fetched(`${renewed.url.slice(0, -3)}abc`).expect(404);
    await test.get(`${schedules}/${one.id}/feed`, (await doctor()).token).expect(404);
  });
});
