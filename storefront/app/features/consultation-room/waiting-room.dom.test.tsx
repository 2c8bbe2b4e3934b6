import type { Waiting } from '@blattwerk/contract/video-rooms/messages';
import type { Call } from '@blattwerk/video/call';
import { renderScreen } from '../../../test/render-screen.tsx';
import { WaitingRoom } from './waiting-room.tsx';

const facts = { doctorName: 'Dr. Kim Muster', startsAt: '2026-11-24T13:00:00.000Z' };
const waitingAs = (more: Partial<Waiting>): Waiting => ({ type: 'waiting', place: 1, expectedAt: facts.startsAt, delayMinutes: 0, ...more });
const shown = (locale: 'de' | 'en', waiting: Waiting | null): string => {
  const snapshot = { waiting };
  const call = { subscribe: () => () => undefined, snapshot: () => snapshot } as unknown as Call;
  return renderScreen(<WaitingRoom call={call} facts={facts} />, { locale, ns: 'room' }).container.textContent;
};

test.each([
  ['de', waitingAs({}), /als Nächstes an der Reihe.*um 14:00 Uhr/, /Geplant war|später wird/],
  ['de', waitingAs({ place: 3, expectedAt: '2026-11-24T13:35:00.000Z' }), /Stelle 3.*um 14:35 Uhr.*Geplant war 14:00 Uhr/, /später wird/],
  ['de', waitingAs({ expectedAt: '2026-11-24T13:05:00.000Z', delayMinutes: 5 }), /um 14:05 Uhr.*mitgeteilt, dass es heute 5 Minuten später wird/, /Stelle/],
  ['en', waitingAs({ place: 2, expectedAt: '2026-11-24T13:20:00.000Z', delayMinutes: 10 }), /number 2.*14:20.*planned for 14:00.*delay of 10 minutes/, /next/],
] as const)('in %s, who waits reads place, likely time and delay: %j', (locale, waiting, words, not) => {
  const text = shown(locale, waiting);
  expect(text).toMatch(words);
  expect(text).not.toMatch(not);
});

test('before anything is known of the line, no time is promised', () => {
  expect(shown('de', null)).not.toMatch(/\d\d:\d\d/);
});
