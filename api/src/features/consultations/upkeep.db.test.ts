import { buildConsultation, buildSchedule } from '../../../../seeds/factories/consultations.ts';
import { buildPatient, type UserRow } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expireMissed, purgeMetadata, remindAll } from './upkeep.service.ts';
import { offerAllFreed } from './waiting-list.service.ts';

const clients = '/api/v1/clients';
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const later = (milliseconds: number): Date => new Date(test.clock.now().getTime() + milliseconds);
const person = async (): Promise<UserRow> => buildPatient(test.knex);
const call = async (user: UserRow, method: 'post' | 'delete', path: string, body: object = {}) =>
  test.send(method, `${clients}/consultations${path}`, body, await test.tokenOf(user));
const waitList = async (user: UserRow) => (await test.get(`${clients}/consultations/waiting-list`, await test.tokenOf(user)).expect(200)).body;
const subjects = (user: UserRow): string[] => test.mails.filter(({ to }) => to === user.email).map(({ subject }) => subject);

describe('Reminders', () => {
  it('are written a day and an hour before, each once, in neutral words', async () => {
    const user = await person();
    const row = await buildConsultation(test.knex, { patientId: user.id, startsAt: later(25 * hour) });
    await test
      .knex('consultations')
      .where({ id: row.id })
      .update({ createdAt: later(-3 * day) });
    for (const [ahead, count] of [[0, 0], [2 * hour, 1], [0, 1], [22.5 * hour, 2], [0, 2]] as const) {
      test.clock.advance(ahead);
      await remindAll(test.ctx);
      await test.runJobs();
      expect(subjects(user)).toEqual(Array.from({ length: count }, () => 'Erinnerung an Ihren Termin'));
    } // prettier-ignore
  });

  it('carry a link that opens the room without a login, and say nothing of what it is about', async () => {
    const user = await person();
    const { bornOn } = await test.knex('users').where({ id: user.id }).first('bornOn');
    const { id } = await buildConsultation(test.knex, { patientId: user.id, startsAt: later(30 * minute), ...{ createdAt: later(-3 * day) } });
    await remindAll(test.ctx);
    await test.runJobs();
    const mail = test.mails.findLast(({ to }) => to === user.email);
    const [, link = ''] = /\/room\/guest#token=(\S+)/.exec(mail?.text ?? '') ?? [];
    expect(mail?.html).toContain(`/room/guest#token=${link}`);
    expect(mail?.text).not.toMatch(/video|cannabis|arzt|ärzt|behandlung/i);
    const who = { firstName: user.firstName, lastName: user.lastName, dob: bornOn };
    const { body } = await test.send('post', `${clients}/room-guest/open`, { token: decodeURIComponent(link), ...who }).expect(200);
    expect(body.room).toMatchObject({ id });
  });

  it('are not written of what was booked within the span, nor of what is cancelled', async () => {
    const [user, other] = [await person(), await person()];
    await buildConsultation(test.knex, { patientId: user.id, startsAt: later(20 * hour), ...{ createdAt: test.clock.now() } });
    await buildConsultation(test.knex, { patientId: other.id, startsAt: later(20 * hour), status: 'cancelled' });
    await remindAll(test.ctx);
    await test.runJobs();
    expect([...subjects(user), ...subjects(other)]).toEqual([]);
  });
});

describe('What is set about appointments', () => {
  const set = (values: Record<string, number>) =>
    test
      .knex('settings')
      .insert(Object.entries(values).map(([key, value]) => ({ key: `consultations.${key}`, value: String(value), validFrom: test.clock.now() })));

  it('says how long before a reminder is written and how often, when the room opens and closes, and stands in mails and answers', async () => {
    await set({ firstReminderHours: 48, lastReminderHours: 0, opensMinutes: 20, closesMinutes: 45 });
    const user = await person();
    const startsAt = later(50 * hour);
    const { id, endsAt } = await buildConsultation(test.knex, { patientId: user.id, startsAt, ...{ createdAt: later(-3 * day) } });
    const own = async () => (await test.get(`${clients}/consultations/appointment?id=${id}`, await test.tokenOf(user)).expect(200)).body;
    const [joinableFrom, joinableUntil] = [new Date(startsAt.getTime() - 20 * minute), new Date(endsAt.getTime() + 45 * minute)].map((at) => at.toISOString());
    expect(await own()).toMatchObject({ remindersHours: [48], joinableFrom, joinableUntil });
    for (const ahead of [3 * hour, 46.5 * hour]) {
      test.clock.advance(ahead);
      await remindAll(test.ctx);
      await test.runJobs();
      expect(subjects(user)).toEqual(['Erinnerung an Ihren Termin']);
    }
    expect(test.mails.findLast(({ to }) => to === user.email)?.text).toContain('Ab 20 Minuten vorher');
    expect(await own()).toMatchObject({ remindersHours: [], abilities: ['move', 'cancel'] });
    test.clock.advance(15 * minute);
    expect((await own()).abilities).toContain('join');
    await set({ firstReminderHours: 24, lastReminderHours: 1, opensMinutes: 10, closesMinutes: 30 });
    expect((await own()).abilities).not.toContain('join');
  });
});

describe('A consultation that was never ended', () => {
  it('expires when its room has closed, once, and not before', async () => {
    const row = await buildConsultation(test.knex, { startsAt: later(-hour), endsAt: later(-25 * minute) });
    const long = await buildConsultation(test.knex, { startsAt: later(-2 * hour), endsAt: later(-hour), ...{ joinableUntil: later(hour) } });
    const statusOf = async (id: string): Promise<string> => (await test.knex('consultations').where({ id }).first()).status;
    await expireMissed(test.ctx);
    expect([await statusOf(row.id), await statusOf(long.id)]).toEqual(['booked', 'booked']);
    test.clock.advance(5 * minute);
    await expireMissed(test.ctx);
    await expireMissed(test.ctx);
    expect([await statusOf(row.id), await statusOf(long.id)]).toEqual(['expired', 'booked']);
    expect(await test.knex('audit_events').where({ objectId: row.id, action: 'consultation.expire' })).toHaveLength(1);
  });
});

describe('Connection data', () => {
  it('is deleted after three months, with one proof in the audit log', async () => {
    const joined = { patientJoinedAt: later(-89 * day), doctorJoinedAt: later(-89 * day) };
    const row = await buildConsultation(test.knex, { startsAt: later(-89 * day), status: 'completed', ...joined });
    const joinedOf = async () => test.knex('consultations').where({ id: row.id }).first('patientJoinedAt', 'doctorJoinedAt');
    await purgeMetadata(test.ctx);
    expect(await joinedOf()).toEqual(joined);
    test.clock.advance(1.5 * day);
    await purgeMetadata(test.ctx);
    await purgeMetadata(test.ctx);
    expect(await joinedOf()).toEqual({ patientJoinedAt: null, doctorJoinedAt: null });
    expect(await test.knex('audit_events').where({ objectId: row.id, action: 'consultation.purge-metadata' })).toHaveLength(1);
  });
});

describe('The waiting list', () => {
  const scene = async () => {
    const { doctorId } = await buildSchedule(test.knex);
    const [holder, first, second] = [await person(), await person(), await person()];
    const startsAt = new Date(Math.floor(later(30 * hour).getTime() / hour) * hour).toISOString();
    const { body: booked } = await call(holder, 'post', '', { doctorId, startsAt });
    const until = later(10 * day)
      .toISOString()
      .slice(0, 10);
    for (const user of [first, second]) {
      await call(user, 'post', '/waiting-list', { doctorId, until });
      test.clock.advance(1000);
    }
    return { doctorId, holder, first, second, startsAt, booked, until };
  };

  it('offers a freed time to one after the other, ten minutes each, and keeps it from everyone else meanwhile', async () => {
    const { doctorId, holder, first, second, startsAt, booked } = await scene();
    await call(holder, 'post', `/${booked.id}/cancel`);
    await test.runJobs();
    expect((await waitList(first)).offers).toMatchObject([{ doctorId, startsAt }]);
    expect((await waitList(second)).offers).toEqual([]);
    expect(subjects(first)).toEqual(['Ein früherer Termin ist frei']);
    expect((await call(second, 'post', '', { doctorId, startsAt })).status).toBe(409);
    test.clock.advance(9 * minute);
    await offerAllFreed(test.ctx);
    expect((await waitList(second)).offers).toEqual([]);
    test.clock.advance(minute);
    await offerAllFreed(test.ctx);
    await offerAllFreed(test.ctx);
    const [offer] = (await waitList(second)).offers;
    expect((await waitList(first)).offers).toEqual([]);
    const { status, body } = await call(second, 'post', '', { doctorId, holdId: offer.holdId });
    expect([status, body.startsAt]).toEqual([201, startsAt]);
    await offerAllFreed(test.ctx);
    expect(await test.knex('freed_times').where({ doctorId })).toEqual([]);
  });

  it('releases an offered time that is not taken', async () => {
    const { doctorId, holder, first, second, booked } = await scene();
    for (const user of [first, second]) for (const { id } of (await waitList(user)).items) await call(user, 'delete', `/waiting-list/${id}`);
    await call(holder, 'post', `/${booked.id}/cancel`);
    await test.runJobs();
    expect(await test.knex('freed_times').where({ doctorId })).toEqual([]);
  });

  it('has one place for each doctor, and refuses a day that is over', async () => {
    const { doctorId, first, until } = await scene();
    const { body } = await call(first, 'post', '/waiting-list', {
      doctorId,
      until: later(3 * day)
        .toISOString()
        .slice(0, 10),
    });
    expect(body.items).toHaveLength(1);
    expect(body.items[0].until).not.toBe(until);
    expect((await call(first, 'post', '/waiting-list', { until: '2020-01-01' })).status).toBe(400);
  });
});
