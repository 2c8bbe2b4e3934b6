import type { Call } from '@blattwerk/video/call';
import type { DoctorRoom } from '@blattwerk/contract/video-rooms/shapes';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOffice } from '../../../test/render-office.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import { RoomActions } from './room-actions.tsx';
import { useRoomLine } from './use-room-line.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const nextId = '0f8fad5b-d9cb-469f-a165-708677289511';
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
const roomAt = (begun: number, more: Partial<DoctorRoom> = {}): DoctorRoom => ({
  ...{ id, kind: 'first', status: 'booked', doctorName: 'Dr. Kim Muster', doctorPhone: null, doctorPhoneInGroups: null, treatmentId: null },
  ...{ startsAt: inMinutes(-begun), endsAt: inMinutes(15 - begun), joinableFrom: inMinutes(-10 - begun), joinableUntil: inMinutes(45 - begun) },
  patient: { id, name: 'Rosa Luchs', phone: '+4930123456' },
  ...{ isPatientThere: false, next: null, delayMinutes: 0, noShowFrom: inMinutes(10 - begun), ...more },
});
const entry = (more: object) => ({
  ...{ id: nextId, doctorId: id, doctorName: 'Dr. Kim Muster', patientName: 'Emil Fuchs', kind: 'first', status: 'booked', noShow: null, isWaiting: false },
  ...{ startsAt: inMinutes(30), endsAt: inMinutes(45), ...more },
});

const Room = ({ room, call }: { room: DoctorRoom; call?: Call }) => (
  <RoomActions room={room} call={call} line={useRoomLine(room)} onChanged={() => undefined} />
);
const show = (room: DoctorRoom, { entries = [], call }: { entries?: object[]; call?: Call } = {}) => {
  const requests = stubApi(({ path }) => ({ body: path === 'consultations/calendar' ? { days: [], doctors: [], entries, free: [] } : {} }));
  return renderOffice(<Room room={room} {...(call ? { call } : {})} />, { language: 'de', at: `/consultations/${id}/room` }).then(() => requests);
};
const callWith = (peer: object | null) => {
  const snapshot = { peer, hasPeerLeft: false };
  return { subscribe: () => () => undefined, snapshot: () => snapshot } as unknown as Call;
};
const noShow = () => screen.queryByRole('button', { name: 'Nicht erschienen' });

describe('Beside the picture of the room', () => {
  test('nothing can be ended before the consultation has begun', async () => {
    await show(roomAt(-5));
    expect([screen.queryByRole('button', { name: 'Abschließen' }), noShow()]).toEqual([null, null]);
  });

  test('a consultation that has begun can be completed, by telephone too, and says from when on the patient counts as missing', async () => {
    await show(roomAt(3));
    screen.getByRole('button', { name: 'Abschließen' });
    screen.getByRole('button', { name: 'Telefonisch geführt' });
    screen.getByText(/^Nicht erschienen\? Das lässt sich ab \d\d:\d\d Uhr vermerken\.$/);
    expect(noShow()).toBeNull();
  });

  test('who did not come is noted after a question', async () => {
    const requests = await show(roomAt(11), { call: callWith(null) });
    const user = userEvent.setup();
    await user.click(noShow()!);
    await user.click((await screen.findAllByRole('button', { name: 'Nicht erschienen' })).at(-1)!);
    await waitFor(() => expect(requests.map(({ method, path }) => `${method} ${path}`)).toContain(`POST consultations/${id}/no-show`));
  });

  test('who was there in this call cannot be noted as missing', async () => {
    await show(roomAt(11), { call: callWith({ clientId: 'a', role: 'patient', name: 'Rosa Luchs' }) });
    expect(noShow()).toBeNull();
  });

  test('a patient who waits comes before one who is only booked, and how many wait is said', async () => {
    const waits = entry({ id: '0f8fad5b-d9cb-469f-a165-708677289522', patientName: 'Ida Wartend', isWaiting: true, startsAt: inMinutes(60) });
    await show(roomAt(3), { entries: [entry({}), waits] });
    const link = await screen.findByRole('link', { name: 'Nächste Sprechstunde: Ida Wartend' });
    expect(link.getAttribute('href')).toBe('/admin/consultations/0f8fad5b-d9cb-469f-a165-708677289522/room');
    screen.getByText('wartet bereits', { exact: false });
    screen.getByText('1 weitere Person ist im Wartezimmer.');
  });
});
