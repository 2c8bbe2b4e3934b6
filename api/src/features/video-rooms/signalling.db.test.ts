import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildOpenRoom, openTab, startRoomProcess, ticketOf, type RoomProcess, type Tab } from '../../../test/rooms.ts';

let test: TestApp;
let one: RoomProcess;
let other: RoomProcess;
beforeAll(async () => {
  test = await startTestApp();
  [one, other] = await Promise.all([startRoomProcess(test), startRoomProcess(test)]);
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await test.close();
});

const enter = async ({ url }: RoomProcess, userId: string, roomId: string, clientId: string): Promise<Tab> =>
  openTab(url, (await ticketOf(test, userId, roomId)).roomToken, clientId);

const namesOf = (tab: Tab): Promise<string[]> =>
  tab.next('peers', ({ peers }) => peers.length > 0).then(({ peers }) => peers.map(({ clientId, role }) => `${role} ${clientId}`));

/** Doctor and patient, each connected to a process. */
const pair = async (doctorAt: RoomProcess, patientAt: RoomProcess): Promise<{ id: string; doctorId: string; patientId: string; doctor: Tab; patient: Tab }> => {
  const { id, doctorId, patientId } = await buildOpenRoom(test);
  const doctor = await enter(doctorAt, doctorId, id, 'of-doctor');
  await doctor.next('peers');
  const patient = await enter(patientAt, patientId, id, 'of-patient');
  expect(await namesOf(patient)).toEqual(['doctor of-doctor']);
  expect(await namesOf(doctor)).toEqual(['patient of-patient']);
  return { id, doctorId, patientId, doctor, patient };
};

describe.each([
  ['on one process', () => [one, one] as const],
  ['on two processes', () => [one, other] as const],
])('two people %s', (_name, places) => {
  it('see each other, and read what the other one sends with the sender that the server adds', async () => {
    const { doctor, patient } = await pair(...places());
    doctor.send({ type: 'offer', to: 'of-patient', sdp: 'v=0', from: 'somebody-else' });
    expect(await patient.next('offer')).toEqual({ type: 'offer', from: 'of-doctor', sdp: 'v=0' });
    patient.send({ type: 'candidate', to: 'of-doctor', candidate: { candidate: 'candidate:1 1 UDP 1 127.0.0.1 9 typ host', sdpMid: '0', sdpMLineIndex: 0 } });
    expect(await doctor.next('candidate')).toMatchObject({ from: 'of-patient', candidate: { sdpMid: '0' } });
    patient.send({ type: 'chat', text: 'Guten Tag 🌿' });
    expect(await doctor.next('chat')).toMatchObject({ from: 'of-patient', text: 'Guten Tag 🌿' });
    doctor.send({ type: 'state', microphone: true, camera: false, screen: true });
    expect(await patient.next('state')).toEqual({ type: 'state', from: 'of-doctor', microphone: true, camera: false, screen: true });
  });

  it('get a message of 60 KB as one, in its order', async () => {
    const { doctor, patient } = await pair(...places());
    const sdp = 'ä'.repeat(29_000);
    doctor.send({ type: 'offer', to: 'of-patient', sdp });
    doctor.send({ type: 'chat', text: 'danach' });
    expect((await patient.next('offer')).sdp).toBe(sdp);
    expect((await patient.next('chat')).text).toBe('danach');
  });

  it('notice that the other one left', async () => {
    const { doctor, patient } = await pair(...places());
    patient.send({ type: 'bye' });
    expect(await patient.closed).toMatchObject({ code: 1000 });
    expect(await doctor.next('left')).toEqual({ type: 'left', from: 'of-patient' });
    expect(await doctor.next('peers')).toEqual({ type: 'peers', peers: [] });
  });

  it('let a second tab of the same person take over', async () => {
    const [, place] = places();
    const { id, patientId, doctor, patient } = await pair(...places());
    const second = await enter(place === one ? other : one, patientId, id, 'second-tab');
    expect(await patient.next('bye')).toEqual({ type: 'bye', reason: 'replaced' });
    expect(await patient.closed).toEqual({ code: 4001, reason: 'replaced' });
    expect(await namesOf(second)).toEqual(['doctor of-doctor']);
    expect(await namesOf(doctor)).toEqual(['patient second-tab']);
    expect(await test.knex('roomMembers').where({ consultationId: id }).select('role', 'clientId').orderBy('role')).toEqual([
      { role: 'doctor', clientId: 'of-doctor' },
      { role: 'patient', clientId: 'second-tab' },
    ]);
  });
});

it('notes when each of them came for the first time, and keeps nothing that they said', async () => {
  const { id, doctor, patient } = await pair(one, other);
  doctor.send({ type: 'chat', text: 'Kanarienvogel-4711' });
  await patient.next('chat');
  const row = await test.knex('consultations').where({ id }).first();
  expect([row.patientJoinedAt, row.doctorJoinedAt]).toEqual([test.clock.now(), test.clock.now()]);
  expect(JSON.stringify(await test.knex('roomMembers').where({ consultationId: id }))).not.toContain('Kanarienvogel');
});

it('tells the patient that the chat was copied into the case, which only the doctor can say', async () => {
  const { doctor, patient } = await pair(one, other);
  patient.send({ type: 'chat-copied' });
  patient.send({ type: 'chat', text: 'Guten Tag' });
  expect(await doctor.next('chat')).toMatchObject({ text: 'Guten Tag' });
  expect(doctor.received.map(({ type }) => type)).not.toContain('chat-copied');
  doctor.send({ type: 'chat-copied' });
  expect(await patient.next('chat-copied')).toEqual({ type: 'chat-copied', from: 'of-doctor', at: test.clock.now().toISOString() });
});

it('goes on when a connection comes back under the same name, at another process', async () => {
  const { id, doctorId, doctor, patient } = await pair(one, other);
  doctor.socket.terminate();
  expect(await patient.next('peers')).toEqual({ type: 'peers', peers: [] });
  expect(patient.received.map(({ type }) => type)).not.toContain('left');
  const again = await enter(other, doctorId, id, 'of-doctor');
  expect(await namesOf(again)).toEqual(['patient of-patient']);
  expect(await namesOf(patient)).toEqual(['doctor of-doctor']);
});

it('forgets the people of a process that ended without telling', async () => {
  const { id, doctorId } = await buildOpenRoom(test);
  const processId = '0192f0c1-2345-7abc-8def-0123456789ab';
  const seenAt = new Date(test.clock.now().getTime() - 60_000);
  await test.knex('roomProcesses').insert({ id: processId, seenAt });
  await test.knex('roomMembers').insert({ consultationId: id, role: 'patient', connectionId: processId, clientId: 'lost', processId, joinedAt: seenAt });
  const doctor = await enter(one, doctorId, id, 'of-doctor');
  expect((await doctor.next('peers')).peers).toEqual([]);
});
