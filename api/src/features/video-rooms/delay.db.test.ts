import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildOpenRoom, openTab, startRoomProcess, ticketOf, type RoomProcess } from '../../../test/rooms.ts';
import { buildDoctor } from '../../../../seeds/factories/users.ts';

const minutes = 60_000;

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

/** A patient who waits in the room of an appointment that begins in some minutes. */
const waitingFor = async (doctorId: string, inMinutes: number, place: RoomProcess) => {
  const startsAt = new Date(test.clock.now().getTime() + inMinutes * minutes);
  const { id, patientId } = await buildOpenRoom(test, { doctorId, startsAt, endsAt: new Date(startsAt.getTime() + 4 * minutes) });
  const tab = await openTab(place.url, (await ticketOf(test, patientId, id)).roomToken, `of-${id}`);
  await tab.next('waiting');
  return { tab, startsAt };
};

it('a delay reaches all who wait for this doctor at once, on every process, with the later time, and can be taken back', async () => {
  const [doctor, colleague] = [await buildDoctor(test.knex), await buildDoctor(test.knex)];
  const token = await test.tokenOf(doctor);
  const waiting = [await waitingFor(doctor.id, 1, one), await waitingFor(doctor.id, 6, other)];
  const elsewhere = await waitingFor(colleague.id, 1, one);
  const before = elsewhere.tab.received.length;
  const say = (delay: number) => test.send('post', '/api/v1/backoffice/consultations/delay', { minutes: delay }, token).expect(200);

  expect((await say(5)).body).toEqual({ minutes: 5, told: 2 });
  for (const [index, { tab, startsAt }] of waiting.entries()) {
    const expectedAt = new Date(startsAt.getTime() + 5 * minutes).toISOString();
    expect(await tab.next('waiting', ({ delayMinutes }) => delayMinutes === 5)).toEqual({ type: 'waiting', place: index + 1, expectedAt, delayMinutes: 5 });
  }
  expect((await say(0)).body).toEqual({ minutes: 0, told: 2 });
  for (const { tab } of waiting) await tab.next('waiting', ({ delayMinutes }) => delayMinutes === 0);
  expect(elsewhere.tab.received.slice(before).filter((message) => message.type === 'waiting' && message.delayMinutes > 0)).toEqual([]);
});
