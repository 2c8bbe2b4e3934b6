import { buildConsultation, buildSchedule } from '../../../../seeds/factories/consultations.ts';
import { buildDoctor, type UserRow } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { untilWaitingForLock } from '../../../test/waiting-for-lock.ts';
import { rawRows } from '../../kernel/raw-rows.ts';

const office = '/api/v1/backoffice/consultations';
const hour = 3_600_000;

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

/** Late in the morning, `days` from today. */
const inDays = (days: number): Date => new Date(Math.floor(test.clock.now().getTime() / (24 * hour)) * 24 * hour + (24 * days + 10) * hour);
const dayOf = (at: Date): string => at.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
const newDoctor = () => buildDoctor(test.knex, { doctor: { offersConsultations: true } });

/** A doctor who is absent in three days, with an appointment then. */
const absent = async (cover: { onAbsence?: string; always?: string }) => {
  const doctor = await newDoctor();
  const startsAt = inDays(3);
  const exceptions = [{ on: dayOf(startsAt), kind: 'absent', ...(cover.onAbsence === undefined ? {} : { coverDoctorId: cover.onAbsence }) }];
  await buildSchedule(test.knex, { doctorId: doctor.id, exceptions, coverDoctorId: cover.always ?? null });
  const row = await buildConsultation(test.knex, { doctorId: doctor.id, startsAt });
  return { doctor, row, startsAt, token: await test.tokenOf(doctor) };
};
const covering = async (): Promise<UserRow> => {
  const doctor = await newDoctor();
  await buildSchedule(test.knex, { doctorId: doctor.id });
  return doctor;
};
const post = (path: string, as: string, body: object = {}) => test.send('post', `${office}/${path}`, body, as);
const stored = (id: string) => test.knex('consultations').where({ id }).first('doctorId', 'startsAt', 'status', 'version');
const mailsOf = async (userId: string) => {
  await test.runJobs();
  const { email } = await test.knex('users').where({ id: userId }).first('email');
  return test.mails.filter(({ to }) => to === email);
};
const subjectsOf = async (userId: string): Promise<string[]> => (await mailsOf(userId)).map(({ subject }) => subject);

describe('An appointment in an absence', () => {
  it('goes to the colleague who covers it, at the same time, and the patient is told', async () => {
    const cover = await covering();
    const { row, startsAt, token, doctor } = await absent({ onAbsence: cover.id });
    const schedule = (await test.get(`/api/v1/backoffice/schedules/${doctor.id}`, token).expect(200)).body;
    expect(schedule.affected).toMatchObject([{ consultationId: row.id, coverDoctorId: cover.id, coverName: expect.stringContaining(cover.lastName) }]);
    expect(schedule.colleagues).toContainEqual({ id: cover.id, name: expect.stringContaining(cover.lastName) });
    expect((await post(`${row.id}/hand-over`, token).expect(200)).body).toMatchObject({ doctorId: cover.id, startsAt: startsAt.toISOString() });
    expect(await stored(row.id)).toEqual({ doctorId: cover.id, startsAt, status: 'booked', version: 2 });
    expect(await test.knex('taken_times').where({ consultationId: row.id }).pluck('doctor_id')).toEqual([cover.id]);
    expect(await subjectsOf(row.patientId)).toEqual(['Ihr Termin ist bei einer Vertretung']);
    await test.get(`${office}/${row.id}`, token).expect(404);
    await test.get(`${office}/${row.id}`, await test.tokenOf(cover)).expect(200);
    await post(`${row.id}/hand-over`, token).expect(404);
  });

  it('is told to the colleague too, without a word about whom and what', async () => {
    const cover = await covering();
    const { row, token } = await absent({ onAbsence: cover.id });
    await test.knex('users').where({ id: row.patientId }).update({ firstName: 'Swetlana', lastName: 'Quittenbaum' });
    await post(`${row.id}/hand-over`, token).expect(200);
    const [mail, ...more] = await mailsOf(cover.id);
    expect([mail?.subject, more]).toEqual(['Sie vertreten bei einem Termin', []]);
    expect(mail?.text).toContain(`/admin/consultations/${row.id}`);
    expect(mail?.text).not.toMatch(/Swetlana|Quittenbaum/);
  });

  it('goes to the next free time of the colleague where that one is taken', async () => {
    const cover = await covering();
    const { row, startsAt, token } = await absent({ always: cover.id });
    const taken = await buildConsultation(test.knex, { doctorId: cover.id, startsAt });
    expect((await post(`${row.id}/hand-over`, token).expect(200)).body.startsAt).toBe(taken.endsAt.toISOString());
  });

  it('is not handed over without a cover, nor to someone whom the schedule does not name', async () => {
    const { row, token, doctor } = await absent({});
    await post(`${row.id}/hand-over`, token).expect(422);
    const stranger = await covering();
    const change = test.knex.transaction(async (trx) => {
      await trx.raw(`SET LOCAL ROLE blattwerk_app`);
      await trx.raw(`SELECT set_config('app.actor_role', 'doctor', true), set_config('app.actor_id', ?, true), set_config('app.time', ?, true)`, [
        doctor.id,
        test.clock.now().toISOString(),
      ]);
      await trx('consultations').where({ id: row.id }).update({ doctorId: stranger.id });
    });
    await expect(change).rejects.toThrow(/row-level security/);
    expect(await stored(row.id)).toMatchObject({ doctorId: doctor.id, version: 1 });
  });

  it('goes with all others of the absence by one press: to the colleague, or to own times', async () => {
    const cover = await covering();
    const { doctor, startsAt, token, row } = await absent({ onAbsence: cover.id });
    const second = await buildConsultation(test.knex, { doctorId: doctor.id, startsAt: new Date(startsAt.getTime() + hour) });
    const outside = await buildConsultation(test.knex, { doctorId: doctor.id, startsAt: inDays(9) });
    expect((await post('rebook-affected', token, { to: 'cover' }).expect(200)).body).toEqual({ moved: 2, left: 0 });
    for (const { id } of [row, second]) expect((await stored(id)).doctorId).toBe(cover.id);
    expect(await stored(outside.id)).toMatchObject({ doctorId: doctor.id, version: 1 });
    expect(await subjectsOf(cover.id)).toEqual(['Sie vertreten bei 2 Terminen']);
    expect((await post('rebook-affected', token, { to: 'cover' }).expect(200)).body).toEqual({ moved: 0, left: 0 });
    const alone = await absent({});
    expect((await post('rebook-affected', alone.token, { to: 'cover' }).expect(200)).body).toEqual({ moved: 0, left: 1 });
    expect((await post('rebook-affected', alone.token, { to: 'own' }).expect(200)).body).toEqual({ moved: 1, left: 0 });
    expect(dayOf((await stored(alone.row.id)).startsAt)).not.toBe(dayOf(alone.startsAt));
  });

  it('waits for the times of all colleagues in one order, whatever the order of the appointments', async () => {
    const covers = [await covering(), await covering()].map(({ id }) => id).sort();
    const [first = '', second = ''] = covers;
    const doctor = await newDoctor();
    const days = [inDays(3), inDays(4)];
    // The earlier appointment goes to the colleague whose times are locked last.
    const exceptions = [second, first].map((coverDoctorId, at) => ({ on: dayOf(days[at]!), kind: 'absent', coverDoctorId }));
    await buildSchedule(test.knex, { doctorId: doctor.id, exceptions });
    for (const startsAt of days) await buildConsultation(test.knex, { doctorId: doctor.id, startsAt });
    const token = await test.tokenOf(doctor);
    const rebooking = await test.knex.transaction(async (trx) => {
      await trx.raw("SELECT pg_advisory_xact_lock(hashtextextended('doctor-time:' || ?, 0))", [first]);
      const answer = post('rebook-affected', token, { to: 'cover' }).then(({ body }) => body);
      await untilWaitingForLock(test.knex);
      const [tried] = await rawRows<{ isFree: boolean }>(trx, "SELECT pg_try_advisory_xact_lock(hashtextextended('doctor-time:' || :second, 0)) AS is_free", {
        second,
      });
      return { answer, isFree: tried?.isFree };
    });
    expect(rebooking.isFree).toBe(true);
    expect(await rebooking.answer).toEqual({ moved: 2, left: 0 });
  });
});

describe('A schedule', () => {
  it('names a colleague on an absence, and neither its own doctor nor someone who is none', async () => {
    const [doctor, cover] = [await newDoctor(), await covering()];
    const { row } = await absent({});
    const save = async (coverDoctorId: string) =>
      test.send(
        'put',
        `/api/v1/backoffice/schedules/${doctor.id}`,
        { weekly: [], lengthMinutes: 15, bufferMinutes: 0, leadMinutes: 0, exceptions: [{ on: '2027-01-05', kind: 'absent', coverDoctorId }], version: 0 },
        await test.tokenOf(doctor),
      );
    expect([(await save(doctor.id)).status, (await save(row.patientId)).status, (await save(cover.id)).status]).toEqual([422, 422, 200]);
  });
});
