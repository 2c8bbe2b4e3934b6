import { maxMessageBytes } from '@blattwerk/contract/video-rooms/messages';
import { buildConsultation } from '../../../../seeds/factories/consultations.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildOpenRoom, consentToVideo, openTab, refusedWith, startRoomProcess, ticketOf, type RoomProcess } from '../../../test/rooms.ts';
import { newId } from '../../kernel/ids.ts';
import { signRoomToken } from './room-token.ts';

const path = '/api/v1/clients/consultations/token';
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

const ask = async (userId: string, id: string) => test.send('post', path, { id }, await test.tokenOf({ id: userId }));
const from = (offset: number) => ({
  startsAt: new Date(test.clock.now().getTime() + offset),
  endsAt: new Date(test.clock.now().getTime() + offset + 15 * minutes),
});

describe('a ticket to a room', () => {
  it('is given to its patient and its doctor, each with the own role', async () => {
    const { id, doctorId, patientId } = await buildOpenRoom(test);
    expect(await ticketOf(test, patientId, id)).toMatchObject({ provider: 'peer', role: 'patient', iceServers: [], url: 'ws://localhost:3000/api/v1/rooms' });
    expect(await ticketOf(test, doctorId, id)).toMatchObject({ provider: 'peer', role: 'doctor' });
  });

  it('is refused to everyone else as if there were no such room', async () => {
    const { id } = await buildOpenRoom(test);
    expect((await ask((await buildPatient(test.knex)).id, id)).status).toBe(404);
    expect((await ask((await buildDoctor(test.knex)).id, id)).status).toBe(404);
    expect((await ask((await buildAdmin(test.knex)).id, id)).status).toBe(403);
  });

  it.each([
    ['eleven minutes before the start', 11 * minutes, 'booked', 'consultation.tooEarly'],
    ['half an hour after the end', -46 * minutes, 'booked', 'consultation.expired.completed.cancelled'],
    ['when it is completed', 0, 'completed', 'consultation.expired.completed.cancelled'],
    ['when it is cancelled', 0, 'cancelled', 'consultation.expired.completed.cancelled'],
    ['when it has expired', 0, 'expired', 'consultation.expired.completed.cancelled'],
  ] as const)('is refused %s', async (_name, offset, status, code) => {
    const { id, patientId, doctorId } = await buildOpenRoom(test, { ...from(offset), status });
    for (const userId of [patientId, doctorId]) expect(await ask(userId, id)).toMatchObject({ status: 409, body: { code } });
  });

  it('needs the patient’s consent, and none after it was withdrawn', async () => {
    const { id, patientId, doctorId } = await buildConsultation(test.knex, from(0));
    expect(await ask(patientId, id)).toMatchObject({ status: 409, body: { code: 'consent.required', details: { version: 1 } } });
    expect((await ask(doctorId, id)).status).toBe(200);
    const token = await test.tokenOf({ id: patientId });
    await test.send('post', '/api/v1/clients/iam/consents', { purpose: 'video' }, token).expect(200);
    expect((await ask(patientId, id)).status).toBe(200);
    await test.send('post', '/api/v1/clients/iam/consents/video/withdraw', {}, token).expect(200);
    expect((await ask(patientId, id)).status).toBe(409);
    await test.send('post', '/api/v1/clients/iam/consents', { purpose: 'video', version: 1 }, token).expect(200);
    expect((await ask(patientId, id)).status).toBe(200);
    expect(await test.knex('consents').where({ userId: patientId, document: 'video' })).toHaveLength(2);
  });
});

describe('a connection to a room', () => {
  const tokenFor = async (claims: Partial<Parameters<typeof signRoomToken>[2]> = {}) => {
    const { id, patientId } = await buildOpenRoom(test);
    const { roomToken } = await ticketOf(test, patientId, id);
    const { sid } = JSON.parse(Buffer.from(roomToken.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
    return {
      id,
      patientId,
      token: signRoomToken(test.context.secrets, test.clock, { userId: patientId, sessionId: sid, roomId: id, role: 'patient', ...claims }),
    };
  };

  it('is refused without a token, with an access token, with one of another key and with an old one', async () => {
    const { patientId, token } = await tokenFor();
    expect(await refusedWith(place.url, '')).toBe(401);
    expect(await refusedWith(place.url, await test.tokenOf({ id: patientId }))).toBe(401);
    expect(await refusedWith(place.url, `${token.slice(0, -4)}AAAA`)).toBe(401);
    test.clock.advance(301_000);
    expect(await refusedWith(place.url, token)).toBe(401);
    test.clock.advance(-301_000);
  });

  it('is refused for a foreign room, for the other’s role and for a page of another site', async () => {
    const stranger = await buildOpenRoom(test);
    expect(await refusedWith(place.url, (await tokenFor({ roomId: stranger.id })).token)).toBe(409);
    expect(await refusedWith(place.url, (await tokenFor({ role: 'doctor' })).token)).toBe(409);
    expect(await refusedWith(place.url, (await tokenFor()).token, { origin: 'https://elsewhere.example' })).toBe(403);
    expect(await refusedWith(place.url.replace('/rooms', '/room'), (await tokenFor()).token)).toBe(404);
  });

  it('is refused when the consultation is over or was moved since the ticket was given', async () => {
    const ended = await tokenFor();
    await test.knex('consultations').where({ id: ended.id }).update({ status: 'cancelled' });
    expect(await refusedWith(place.url, ended.token)).toBe(409);
    const moved = await tokenFor();
    await test
      .knex('consultations')
      .where({ id: moved.id })
      .update(from(60 * minutes));
    expect(await refusedWith(place.url, moved.token)).toBe(409);
  });

  it('by a guest link is the link’s own room and the patient’s place, until the access ends', async () => {
    const [room, other] = [await buildOpenRoom(test), await buildOpenRoom(test)];
    const [id, at] = [newId(), test.clock.now()];
    await test.knex('guest_links').insert({ consultationId: room.id, createdAt: at });
    const expiresAt = new Date(at.getTime() + minutes);
    await test.knex('guest_accesses').insert({ id, consultationId: room.id, at, outcome: 'opened', secretHash: id, expiresAt });
    const guest = (roomId: string, userId: string, role: 'patient' | 'doctor') =>
      signRoomToken(test.context.secrets, test.clock, { userId, sessionId: id, roomId, role });
    const own = guest(room.id, room.patientId, 'patient');
    expect(await refusedWith(place.url, guest(other.id, other.patientId, 'patient'))).toBe(401);
    expect(await refusedWith(place.url, guest(room.id, room.doctorId, 'doctor'))).toBe(401);
    const tab = await openTab(place.url, own, 'tab');
    await tab.next('peers');
    await test.knex('guest_accesses').where({ id }).update({ endedAt: at });
    expect(await tab.next('bye')).toEqual({ type: 'bye', reason: 'banned' });
    expect(await refusedWith(place.url, own)).toBe(401);
  });

  it.each([
    ['the consultation ends', 'ended', 4000, (id: string) => test.knex('consultations').where({ id }).update({ status: 'completed' })],
    ['the account is banned', 'banned', 4002, (_id: string, userId: string) => test.knex('users').where({ id: userId }).update({ status: 'banned' })],
    ['the session ends', 'banned', 4002, (_id: string, userId: string) => test.knex('sessions').where({ userId }).update({ revokedAt: test.clock.now() })],
  ] as const)('is closed within a second when %s', async (_name, reason, code, end) => {
    const { id, patientId, token } = await tokenFor();
    const tab = await openTab(place.url, token, 'tab');
    await tab.next('peers');
    const before = performance.now();
    await end(id, patientId);
    expect(await tab.next('bye')).toEqual({ type: 'bye', reason });
    expect(performance.now() - before).toBeLessThan(1000);
    expect(await tab.closed).toEqual({ code, reason });
  });

  it.each([
    ['is no JSON', 1008, '{'],
    ['has a type that is not there', 1008, JSON.stringify({ type: 'shout' })],
    ['lacks a field', 1008, JSON.stringify({ type: 'offer', sdp: 'v=0' })],
    ['says hello a second time', 1008, JSON.stringify({ type: 'hello', clientId: 'again' })],
    ['has more than 64 KiB', 1009, JSON.stringify({ type: 'chat', text: 'x'.repeat(maxMessageBytes) })],
  ])('is closed by a message that %s', async (_name, code, message) => {
    const tab = await openTab(place.url, (await tokenFor()).token, 'tab');
    await tab.next('peers');
    tab.send(message);
    expect((await tab.closed).code).toBe(code);
  });

  it('is closed by what comes before hello, and by too many messages', async () => {
    const silent = await openTab(place.url, (await tokenFor()).token);
    silent.send({ type: 'chat', text: 'Hallo' });
    expect((await silent.closed).code).toBe(1008);
    const fast = await openTab(place.url, (await tokenFor()).token, 'tab');
    for (let at = 0; at < 300; at += 1) fast.send({ type: 'chat', text: String(at) });
    expect((await fast.closed).code).toBe(4008);
  });

  it('reaches no member of another room, whatever name it sends to', async () => {
    const [here, there] = [await tokenFor(), await tokenFor()];
    const [tab, stranger] = [await openTab(place.url, here.token, 'tab'), await openTab(place.url, there.token, 'stranger')];
    await Promise.all([tab.next('peers'), stranger.next('peers')]);
    tab.send({ type: 'offer', to: 'stranger', sdp: 'v=0' });
    tab.send({ type: 'chat', text: 'Hallo' });
    tab.send({ type: 'bye' });
    await tab.closed;
    expect(stranger.received.filter(({ type }) => type !== 'peers' && type !== 'waiting')).toEqual([]);
  });
});

it('keeps consents apart: another patient’s consent opens no room', async () => {
  const { id, patientId } = await buildConsultation(test.knex, from(0));
  await consentToVideo(test.knex, (await buildPatient(test.knex)).id);
  expect((await ask(patientId, id)).status).toBe(409);
});
