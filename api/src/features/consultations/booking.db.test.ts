import type { Consultation, ConsultingDoctor } from '@blattwerk/contract/consultations/shapes';
import { tellingWords } from '@blattwerk/contract/telling-words';
import { buildSchedule } from '../../../../seeds/factories/consultations.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildDoctor, buildPatient, type UserRow } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { sized } from '../../../test/security/size.ts';
import { untilWaitingForLock } from '../../../test/waiting-for-lock.ts';
import { dayOf } from '../schedules/public.ts';

const clients = '/api/v1/clients';
const hour = 3_600_000;

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const fullHourIn = (hours: number): string => new Date((Math.floor(test.clock.now().getTime() / hour) + hours) * hour).toISOString();
const patient = async (): Promise<UserRow & { token: string }> => {
  const user = await buildPatient(test.knex);
  return { ...user, token: await test.tokenOf(user) };
};
const book = (token: string, body: object) => test.send('post', `${clients}/consultations`, body, token);
const hold = (token: string, body: object) => test.send('post', `${clients}/consultations/hold`, body, token);
const move = (token: string, id: string, startsAt: string) => test.send('patch', `${clients}/consultations/${id}`, { startsAt }, token);
const cancel = (token: string, id: string) => test.send('post', `${clients}/consultations/${id}/cancel`, {}, token);
const free = async (token: string, doctorId: string, at: string): Promise<string[]> => {
  const { date } = dayOf(new Date(at));
  const { body } = await test.get(`${clients}/health-state/doctors/${doctorId}/schedule?from=${date}&to=${date}`, token).expect(200);
  return body.slots.map(({ startsAt }: { startsAt: string }) => startsAt);
};

describe('Choosing a doctor', () => {
  it('shows who offers consultations with the next free time, the own doctor first', async () => {
    const { id, token } = await patient();
    const [other, own] = [await buildSchedule(test.knex), await buildSchedule(test.knex)];
    const without = await buildDoctor(test.knex, { doctor: { offersConsultations: false } });
    await buildSchedule(test.knex, { doctorId: without.id });
    await buildTreatment(test.knex, { patientId: id, doctorId: own.doctorId, status: 'approved' });
    const { body } = await test.get(`${clients}/health-state/doctors`, token).expect(200);
    const items: ConsultingDoctor[] = body.items;
    expect(items[0]).toMatchObject({ id: own.doctorId, isOwn: true, offersConsultations: true });
    expect(items.map((one) => one.id)).toContain(other.doctorId);
    expect(items.map((one) => one.id)).not.toContain(without.id);
    expect(Date.parse(items[0]?.nextSlot?.startsAt ?? '')).toBeGreaterThanOrEqual(test.clock.now().getTime());
  });

  it('offers the length of the kind: a first consultation, or one after it', async () => {
    const { doctorId } = await buildSchedule(test.knex, { firstLengthMinutes: 30, followUpLengthMinutes: 15 });
    const [first, known] = [await patient(), await patient()];
    await buildTreatment(test.knex, { patientId: known.id, doctorId, status: 'approved' });
    const day = fullHourIn(48).slice(0, 10);
    expect((await free(known.token, doctorId, day)).length).toBe(2 * (await free(first.token, doctorId, day)).length);
  });

  it('has no times beyond the horizon and refuses days in the wrong order', async () => {
    const { token } = await patient();
    const { doctorId } = await buildSchedule(test.knex);
    expect(await free(token, doctorId, new Date(test.clock.now().getTime() + 500 * 24 * hour).toISOString())).toEqual([]);
    await test.get(`${clients}/health-state/doctors/${doctorId}/schedule?from=2027-01-02&to=2027-01-01`, token).expect(400);
  });
});

describe('Booking', () => {
  it('takes the time, writes a neutral mail with a calendar file, and shows it in the own list', async () => {
    const { id, email, token } = await patient();
    const { doctorId } = await buildSchedule(test.knex);
    const treatment = await buildTreatment(test.knex, { patientId: id, status: 'in-review' });
    const startsAt = fullHourIn(30);
    const { body } = await book(token, { doctorId, startsAt, treatmentId: treatment.id }).expect(201);
    expect(body).toMatchObject({ status: 'booked', kind: 'first', startsAt, treatmentId: treatment.id, abilities: ['move', 'cancel'] });
    expect(Date.parse(body.joinableFrom)).toBe(Date.parse(startsAt) - 10 * 60_000);
    expect(await free(token, doctorId, startsAt)).not.toContain(startsAt);
    await test.runJobs();
    const mail = test.mails.findLast(({ to }) => to === email);
    expect(mail?.subject).toBe('Ihr Termin ist gebucht');
    expect(mail?.attachments?.[0]?.contentType).toContain('text/calendar');
    expect(mail?.attachments?.[0]?.content.toString()).toMatch(/SUMMARY:Termin\r\n/);
    expect((await test.get(`${clients}/consultations`, token).expect(200)).body.items.map((one: Consultation) => one.id)).toEqual([body.id]);
    const file = await test.get(`${clients}/consultations/${body.id}/calendar.ics`, token).expect(200);
    expect(file.headers).toMatchObject({
      'content-type': expect.stringContaining('text/calendar'),
      'content-disposition': 'attachment; filename="blattwerk-termin.ics"',
    });
    expect(file.text).toContain(`UID:${body.id}@localhost`);
    expect(file.text).toMatch(/SUMMARY:Termin\r\n/);
    const doctor = await test.knex('users').where({ id: doctorId }).first('lastName');
    for (const telling of [tellingWords, new RegExp(doctor.lastName), /sprechstunde/i, /DESCRIPTION/]) expect(file.text).not.toMatch(telling);
    expect(mail?.attachments?.[0]?.filename).toBe('blattwerk-termin.ics');
  });

  it('refuses a time that is not offered, with the next free ones', async () => {
    const { token } = await patient();
    const { doctorId } = await buildSchedule(test.knex);
    const startsAt = fullHourIn(30);
    await book((await patient()).token, { doctorId, startsAt }).expect(201);
    for (const wrong of [startsAt, new Date(Date.parse(startsAt) + 7 * 60_000).toISOString(), new Date(test.clock.now().getTime() - hour).toISOString()]) {
      const { body } = await book(token, { doctorId, startsAt: wrong }).expect(409);
      expect(body.code).toBe('consultation.slotTaken');
      expect(body.details.next).toHaveLength(3);
      expect(body.details.next[0]).toMatchObject({ doctorId });
    }
    await book(token, { doctorId }).expect(400);
    await book(token, { doctorId, startsAt: fullHourIn(31), treatmentId: (await buildTreatment(test.knex)).id }).expect(404);
  });

  it('gives the earliest time of all doctors', async () => {
    const { token } = await patient();
    const { body: doctors } = await test.get(`${clients}/health-state/doctors`, token);
    const earliest = doctors.items.map((one: ConsultingDoctor) => one.nextSlot?.startsAt).toSorted()[0];
    const { body } = await book(token, { doctorId: 'earliest' }).expect(201);
    expect(body.startsAt).toBe(earliest);
  });

  it('lets a patient have several appointments, and not two at the same time', async () => {
    const { token } = await patient();
    const [one, other] = [await buildSchedule(test.knex), await buildSchedule(test.knex)];
    const startsAt = fullHourIn(30);
    await book(token, { doctorId: one.doctorId, startsAt }).expect(201);
    await book(token, { doctorId: other.doctorId, startsAt }).expect(409);
    await book(token, { doctorId: other.doctorId, startsAt: fullHourIn(31) }).expect(201);
  });

  const patients = sized(50, 200);
  it(`of ${patients} at once for one time is won by one; the others read which times are free next`, async () => {
    const { doctorId } = await buildSchedule(test.knex);
    const startsAt = fullHourIn(30);
    const tokens = await Promise.all(Array.from({ length: patients }, async () => (await patient()).token));
    const answers = await Promise.all(tokens.map((token) => book(token, { doctorId, startsAt })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const lost = answers.filter(({ status }) => status === 409);
    expect(lost).toHaveLength(patients - 1);
    expect(lost.every(({ body }) => body.code === 'consultation.slotTaken' && body.details.next.length === 3)).toBe(true);
    expect(await test.knex('taken_times').where({ doctorId })).toHaveLength(1);
  });
});

describe('A held time', () => {
  it('is held for one patient for five minutes and free again afterwards', async () => {
    const [one, other] = [await patient(), await patient()];
    const { doctorId } = await buildSchedule(test.knex);
    const startsAt = fullHourIn(30);
    const { body: held } = await hold(one.token, { doctorId, startsAt }).expect(201);
    expect(Date.parse(held.expiresAt) - test.clock.now().getTime()).toBe(5 * 60_000);
    expect(await free(other.token, doctorId, startsAt)).not.toContain(startsAt);
    await book(other.token, { doctorId, startsAt }).expect(409);
    await hold(other.token, { doctorId, startsAt }).expect(409);
    test.clock.advance(5 * 60_000);
    expect(await free(other.token, doctorId, startsAt)).toContain(startsAt);
    await book(other.token, { doctorId, startsAt }).expect(201);
    expect((await book(one.token, { doctorId, startsAt, holdId: held.holdId }).expect(409)).body.code).toBe('consultation.slotTaken');
  });

  it('is booked by who holds it, and ends when another one is held', async () => {
    const { token } = await patient();
    const { doctorId } = await buildSchedule(test.knex);
    await hold(token, { doctorId, startsAt: fullHourIn(30) }).expect(201);
    const { body: held } = await hold(token, { doctorId, startsAt: fullHourIn(31) }).expect(201);
    expect(await free((await patient()).token, doctorId, fullHourIn(30))).toContain(fullHourIn(30));
    const { body } = await book(token, { doctorId, holdId: held.holdId }).expect(201);
    expect(body.startsAt).toBe(fullHourIn(31));
    expect(await test.knex('consultation_holds').where({ doctorId })).toEqual([]);
  });

  it('is not touched by its booking while another change of the doctor’s times goes on', async () => {
    const { token } = await patient();
    const { doctorId } = await buildSchedule(test.knex);
    const { body: held } = await hold(token, { doctorId, startsAt: fullHourIn(30) }).expect(201);
    const booking = await test.knex.transaction(async (trx) => {
      await trx.raw("SELECT pg_advisory_xact_lock(hashtextextended('doctor-time:' || ?, 0))", [doctorId]);
      const answer = book(token, { doctorId, holdId: held.holdId }).then(({ status }) => status);
      await untilWaitingForLock(test.knex);
      expect(await trx('consultation_holds').where({ id: held.holdId }).forUpdate().noWait()).toHaveLength(1);
      return { answer };
    });
    expect(await booking.answer).toBe(201);
  });

  it('is read again by who holds it until it lapses, and can be given back before', async () => {
    const [one, other] = [await patient(), await patient()];
    const { doctorId } = await buildSchedule(test.knex);
    const startsAt = fullHourIn(30);
    const heldBy = async ({ token }: { token: string }) => (await test.get(`${clients}/consultations/hold`, token).expect(200)).body.hold;
    expect(await heldBy(one)).toBeNull();
    const { body: held } = await hold(one.token, { doctorId, startsAt }).expect(201);
    expect(await heldBy(one)).toEqual(held);
    expect(await heldBy(other)).toBeNull();
    await test.send('delete', `${clients}/consultations/hold`, undefined, other.token).expect(204);
    expect(await heldBy(one)).toEqual(held);
    await test.send('delete', `${clients}/consultations/hold`, undefined, one.token).expect(204);
    expect([await heldBy(one), await free(one.token, doctorId, startsAt)]).toEqual([null, expect.arrayContaining([startsAt])]);
    await hold(one.token, { doctorId, startsAt }).expect(201);
    test.clock.advance(5 * 60_000);
    expect(await heldBy(one)).toBeNull();
  });
});

describe('An appointment', () => {
  it('moves in one step, and its old time is free', async () => {
    const { email, token } = await patient();
    const { doctorId } = await buildSchedule(test.knex);
    const { body: booked } = await book(token, { doctorId, startsAt: fullHourIn(30) }).expect(201);
    const { body: moved } = await move(token, booked.id, fullHourIn(40)).expect(200);
    expect(moved).toMatchObject({ id: booked.id, status: 'booked', startsAt: fullHourIn(40), version: 2 });
    expect(await free(token, doctorId, fullHourIn(30))).toContain(fullHourIn(30));
    await book((await patient()).token, { doctorId, startsAt: fullHourIn(41) }).expect(201);
    expect((await move(token, booked.id, fullHourIn(41)).expect(409)).body.details.next).toHaveLength(3);
    expect((await test.knex('consultations').where({ id: booked.id }).first()).startsAt.toISOString()).toBe(fullHourIn(40));
    await test.runJobs();
    expect(test.mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toContain('Ihr Termin ist verschoben');
  });

  it('moves within its doctor: where that doctor has no time left, the times of others are not named', async () => {
    const { token } = await patient();
    const { doctorId } = await buildSchedule(test.knex);
    await buildSchedule(test.knex);
    const { body: booked } = await book(token, { doctorId, startsAt: fullHourIn(30) }).expect(201);
    await test.knex('schedules').where({ doctorId }).update({ weekly: '[]' });
    const { body } = await move(token, booked.id, fullHourIn(40)).expect(409);
    expect([body.code, body.details.next]).toEqual(['consultation.slotTaken', []]);
  });

  it('is cancelled once, while its request goes on', async () => {
    const { id, token } = await patient();
    const { doctorId } = await buildSchedule(test.knex);
    const treatment = await buildTreatment(test.knex, { patientId: id, status: 'in-review' });
    const { body: booked } = await book(token, { doctorId, startsAt: fullHourIn(30), treatmentId: treatment.id }).expect(201);
    expect((await cancel(token, booked.id).expect(200)).body).toMatchObject({ status: 'cancelled', cancelledBy: 'patient', abilities: [] });
    for (const again of [cancel(token, booked.id), move(token, booked.id, fullHourIn(31))])
      expect((await again.expect(409)).body.code).toBe('consultation.expired.completed.cancelled');
    expect((await test.knex('treatments').where({ id: treatment.id }).first()).status).toBe('in-review');
  });

  it('that has begun is neither moved nor cancelled', async () => {
    const person = await patient();
    const { doctorId } = await buildSchedule(test.knex);
    const { body: booked } = await book(person.token, { doctorId, startsAt: fullHourIn(2) }).expect(201);
    test.clock.set(fullHourIn(2));
    const token = await test.tokenOf(person);
    const { body } = await test.get(`${clients}/consultations/appointment?id=${booked.id}`, token).expect(200);
    expect(body.abilities).toEqual(['join']);
    await cancel(token, booked.id).expect(409);
  });
});
