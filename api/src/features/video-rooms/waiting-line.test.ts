import { placeInLine, type LineEntry } from './waiting-line.ts';

const at = (time: string): Date => new Date(`2026-11-23T${time}:00.000Z`);
const entry = (time: string, more: Partial<LineEntry> = {}): LineEntry => ({
  id: time,
  startsAt: at(time),
  endsAt: new Date(at(time).getTime() + 15 * 60_000),
  isPatientThere: false,
  isDoctorThere: false,
  ...more,
});
const own = entry('10:00', { isPatientThere: true });

test.each([
  ['no one is before them', [], 0, '09:55', 1, '10:00'],
  ['the doctor announced a delay', [], 10, '09:55', 1, '10:10'],
  ['their time has come', [], 0, '10:04', 1, '10:04'],
  ['the one before is to come', [entry('09:40')], 0, '09:35', 2, '10:00'],
  ['the one before begins late', [entry('09:40', { isPatientThere: true })], 20, '09:50', 2, '10:20'],
  ['the one before runs over', [entry('09:40', { isPatientThere: true, isDoctorThere: true })], 0, '10:02', 2, '10:07'],
  ['the one before did not come', [entry('09:40')], 0, '09:58', 1, '10:00'],
  ['two wait before them', [entry('09:30', { isPatientThere: true }), entry('09:45', { isPatientThere: true })], 0, '09:58', 3, '10:28'],
])('a patient reads an honest place and time when %s', (_when, before, delay, now, place, expected) => {
  expect(placeInLine([...before, own], own, delay, at(now))).toEqual({ type: 'waiting', place, expectedAt: at(expected).toISOString(), delayMinutes: delay });
});
