import type { OpenedGuest } from '@blattwerk/contract/room-guests/shapes';
import { buildConsultation, type ConsultationRow } from '../../../../seeds/factories/consultations.ts';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildOpenRoom, openTab, startRoomProcess, ticketOf, type RoomProcess } from '../../../test/rooms.ts';
import { guestToken } from '../../kernel/guest-link-secrets.ts';

const clients = '/api/v1/clients';
const minutes = 60_000;

let test: TestApp;
let place: RoomProcess;
beforeAll(async () => {
  test = await startTestApp();
  place = await startRoomProcess(test);
});
afterAll(async () => {
  await place.close();
  await test.close();
});

interface Person {
  firstName: string;
  lastName: string;
  dob: string;
}
const personOf = async ({ patientId }: ConsultationRow): Promise<Person> => {
  const { firstName, lastName, bornOn } = await test.knex('users').where({ id: patientId }).first();
  return { firstName, lastName, dob: bornOn };
};
const tokenOf = ({ id }: ConsultationRow, serial = 1): string => guestToken(test.context.secrets, id, serial);
const open = (token: string, person: Person) => test.send('post', `${clients}/room-guest/open`, { token, ...person });
const opened = async (room: ConsultationRow): Promise<OpenedGuest> => (await open(tokenOf(room), await personOf(room)).expect(200)).body;
const ticket = (access: string, more: object = {}) => test.send('post', `${clients}/room-guest/token`, { access, ...more });
const accesses = ({ id }: ConsultationRow): Promise<string[]> => test.knex('guest_accesses').where({ consultationId: id }).orderBy('at').pluck('outcome');
const newLink = async ({ id, patientId }: ConsultationRow): Promise<string> => {
  const { body } = await test.send('post', `${clients}/consultations/${id}/guest-link`, {}, await test.tokenOf({ id: patientId })).expect(201);
  return new URLSearchParams(new URL(body.url).hash.slice(1)).get('token') ?? '';
};
const wrong: Person = { firstName: 'Nicht', lastName: 'Dabei', dob: '1971-02-03' };

describe('A guest link', () => {
  it('opens the room of its appointment with name and date of birth, however the name is written', async () => {
    const patient = await buildPatient(test.knex, { firstName: 'Jörg Uwe', lastName: 'Groß-Müller' });
    const room = await buildOpenRoom(test, { patientId: patient.id });
    const { dob } = await personOf(room);
    for (const [firstName, lastName] of [
      ['Jörg Uwe', 'Groß-Müller'],
      ['joerg', 'GROSS MUELLER'],
      ['Uwe', 'Groß Müller'],
    ] as const) {
      const { body } = await open(tokenOf(room), { firstName, lastName, dob }).expect(200);
      expect(body).toMatchObject({ room: { id: room.id, status: 'booked' }, consentVersion: null });
    }
    expect(await accesses(room)).toEqual(['opened', 'opened', 'opened']);
    const [entry] = await test.knex('audit_events').where({ action: 'room-guest.open', objectId: room.id });
    expect(entry).toMatchObject({ patientId: patient.id });
  });

  it('leads into the room, beside its doctor', async () => {
    const room = await buildOpenRoom(test);
    const { body } = await ticket((await opened(room)).access).expect(200);
    expect(body).toMatchObject({ provider: 'peer', role: 'patient' });
    const guest = await openTab(place.url, body.roomToken, 'guest');
    const doctor = await openTab(place.url, (await ticketOf(test, room.doctorId, room.id)).roomToken, 'doctor');
    expect((await guest.next('peers', ({ peers }) => peers.length === 1)).peers[0]).toMatchObject({ role: 'doctor' });
    doctor.send({ type: 'chat', text: 'Guten Tag' });
    expect(await guest.next('chat')).toMatchObject({ text: 'Guten Tag', from: 'doctor' });
  });

  it('says with a wrong name, surname or date of birth the same each time, and how many tries are left', async () => {
    const room = await buildOpenRoom(test);
    const person = await personOf(room);
    const entries = [
      { ...person, firstName: 'Nicht' },
      { ...person, lastName: 'Dabei' },
      { ...person, dob: '1971-02-03' },
    ];
    for (const [at, entry] of entries.entries())
      expect(await open(tokenOf(room), entry)).toMatchObject({ status: 422, body: { code: 'roomGuest.wrongPerson', details: { triesLeft: 4 - at } } });
    await opened(room);
    expect(await open(tokenOf(room), wrong)).toMatchObject({ status: 422, body: { details: { triesLeft: 1 } } });
  });

  it('is dead after five wrong entries, for the right one too, and each try is on record', async () => {
    const room = await buildOpenRoom(test);
    const former = await opened(room);
    for (let at = 1; at <= 4; at += 1) await open(tokenOf(room), wrong).expect(422);
    expect(await open(tokenOf(room), wrong)).toMatchObject({ status: 423, body: { code: 'roomGuest.locked', details: { triesLeft: 0 } } });
    expect(await open(tokenOf(room), await personOf(room))).toMatchObject({ status: 423, body: { code: 'roomGuest.locked' } });
    expect(await accesses(room)).toEqual(['opened', ...Array.from({ length: 5 }, () => 'wrong-person'), 'locked']);
    expect(await test.knex('audit_events').where({ action: 'room-guest.lock', objectId: room.id })).toHaveLength(1);
    await ticket(former.access).expect(200);
    const next = await newLink(room);
    expect(next).not.toBe(tokenOf(room));
    await ticket(former.access).expect(401);
    await open(next, await personOf(room)).expect(200);
    await open(tokenOf(room), await personOf(room)).expect(404);
  });

  it('of twenty wrong entries at once looks at five', async () => {
    const room = await buildOpenRoom(test);
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(tokenOf(room), wrong)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 423)).toHaveLength(16);
    expect((await accesses(room)).filter((outcome) => outcome === 'wrong-person')).toHaveLength(5);
  });

  it('is not found when it is forged, and takes no try from the real one', async () => {
    const [room, other] = [await buildOpenRoom(test), await buildOpenRoom(test)];
    const [id, seal] = tokenOf(room).split('.') as [string, string];
    const forged = [`${other.id}.${seal}`, `${id}.${seal.slice(0, -2)}AA`, `${id}.`, id, tokenOf(room, 2), 'x', `${id}.${tokenOf(other).split('.')[1]}`];
    for (const token of forged) expect(await open(token, await personOf(room))).toMatchObject({ status: 404, body: { code: 'roomGuest.notFound' } });
    expect(await test.knex('guest_links').whereIn('consultationId', [room.id, other.id])).toEqual([]);
  });

  it.each([
    ['is over', (room: ConsultationRow) => test.knex('consultations').where({ id: room.id }).update({ status: 'completed' })],
    ['is cancelled', (room: ConsultationRow) => test.knex('consultations').where({ id: room.id }).update({ status: 'cancelled' })],
    ['has passed', async () => test.clock.advance(46 * minutes)],
    ['is of a banned account', (room: ConsultationRow) => test.knex('users').where({ id: room.patientId }).update({ status: 'banned' })],
  ] as const)('opens nothing once its appointment %s', async (_name, end) => {
    const room = await buildOpenRoom(test);
    const person = await personOf(room);
    const { access } = await opened(room);
    await end(room);
    expect(await open(tokenOf(room), person)).toMatchObject({ status: 409, body: { code: 'consultation.expired.completed.cancelled' } });
    expect([401, 409]).toContain((await ticket(access)).status);
    expect(await accesses(room)).toEqual(['opened', 'ended']);
  });

  it('can be opened the day before, and gives no ticket before the room opens', async () => {
    const room = await buildConsultation(test.knex);
    const { access, consentVersion } = await opened(room);
    expect(consentVersion).toBe(1);
    expect(await ticket(access)).toMatchObject({ status: 409, body: { code: 'consultation.tooEarly' } });
  });

  it('asks for the consent to video where it is missing', async () => {
    const room = await buildConsultation(test.knex, { startsAt: test.clock.now() });
    const { access } = await opened(room);
    expect(await ticket(access)).toMatchObject({ status: 409, body: { code: 'consent.required' } });
    expect(await ticket(access, { consentVersion: 7 })).toMatchObject({ status: 409, body: { code: 'agreement.outdated' } });
    await ticket(access, { consentVersion: 1 }).expect(200);
    expect(await test.knex('consents').where({ userId: room.patientId, document: 'video' })).toHaveLength(1);
  });
});

describe('What a guest link opened', () => {
  it('is no session: it opens nothing else', async () => {
    const { access } = await opened(await buildOpenRoom(test));
    for (const path of ['/iam/me', '/consultations', '/treatment', '/health-state']) await test.get(`${clients}${path}`, access).expect(401);
    await test.get(`${clients}/consultations/room?id=${(await buildOpenRoom(test)).id}`, access).expect(401);
  });

  it('ends when the link is opened on another device: the first one is shown out', async () => {
    const room = await buildOpenRoom(test);
    const first = await opened(room);
    const tab = await openTab(place.url, (await ticket(first.access).expect(200)).body.roomToken, 'first');
    await tab.next('peers');
    const second = await opened(room);
    expect(await tab.next('bye')).toEqual({ type: 'bye', reason: 'banned' });
    expect(await ticket(first.access)).toMatchObject({ status: 401, body: { code: 'roomGuest.accessEnded' } });
    await ticket(second.access).expect(200);
  });

  it('cannot be guessed: an access that is made up opens nothing', async () => {
    expect(await ticket('x'.repeat(43))).toMatchObject({ status: 401, body: { code: 'roomGuest.accessEnded' } });
  });
});
