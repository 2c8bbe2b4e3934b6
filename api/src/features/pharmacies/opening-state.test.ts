import { areHoursPossible, openingHours, type OpenPeriod } from '@blattwerk/contract/pharmacies/opening-hours';
import { DateTime } from 'luxon';
import { mock } from 'node:test';
import { openingStateAt } from './opening-state.ts';

const period = (day: number, opens: string, closes: string): OpenPeriod => ({ day, opens, closes });
const week = [1, 2, 3, 4, 5].flatMap((day) => [period(day, '08:00', '13:00'), period(day, '14:00', '18:30')]).concat(period(6, '09:00', '13:00'));
const state = (now: string, hours: readonly OpenPeriod[] | null = week, federalState: string | null = 'BE') =>
  openingStateAt(hours, new Date(now), federalState);

test.each([
  ['on a Monday morning', '2026-11-23T07:30:00Z', { isOpen: true, changesAt: '2026-11-23T12:00:00.000Z', isToday: true }],
  ['as it opens', '2026-11-23T07:00:00Z', { isOpen: true, changesAt: '2026-11-23T12:00:00.000Z', isToday: true }],
  ['as it closes', '2026-11-23T17:30:00Z', { isOpen: false, changesAt: '2026-11-24T07:00:00.000Z', isToday: false }],
  ['at noon', '2026-11-23T12:30:00Z', { isOpen: false, changesAt: '2026-11-23T13:00:00.000Z', isToday: true }],
  ['from Saturday to Monday', '2026-11-21T14:00:00Z', { isOpen: false, changesAt: '2026-11-23T07:00:00.000Z', isToday: false }],
  ['in summer time', '2026-07-20T06:30:00Z', { isOpen: true, changesAt: '2026-07-20T11:00:00.000Z', isToday: true }],
  ['over the change to summer time', '2026-03-28T15:00:00Z', { isOpen: false, changesAt: '2026-03-30T06:00:00.000Z', isToday: false }],
])('%s it is known whether a pharmacy is open and until when', (_when, now, expected) => {
  expect(state(now)).toEqual(expected);
});

test('nothing is said on a public holiday of the state, nor of an opening on one', () => {
  expect(state('2026-12-25T10:00:00Z')).toBeNull();
  expect(state('2026-12-24T20:00:00Z')).toBeNull();
  expect(state('2027-01-06T10:00:00Z', week, 'BY')).toBeNull();
  expect(state('2027-01-06T10:00:00Z', week, 'BE')).toMatchObject({ isOpen: true });
});

test('nothing is said without hours; who is open through midnight closes later, and who never closes has no end', () => {
  expect(state('2026-11-23T10:00:00Z', null)).toBeNull();
  const late = [period(1, '20:00', '00:00'), period(2, '00:00', '02:00')];
  expect(state('2026-11-23T21:00:00Z', late)).toEqual({ isOpen: true, changesAt: '2026-11-24T01:00:00.000Z', isToday: false });
  const always = [1, 2, 3, 4, 5, 6, 7].map((day) => period(day, '00:00', '00:00'));
  expect(state('2026-11-23T21:00:00Z', always)).toEqual({ isOpen: true, changesAt: null, isToday: false });
});

test('hours must be possible, and are kept in the order of the week', () => {
  expect(areHoursPossible([period(1, '08:00', '08:00')])).toBe(false);
  expect(areHoursPossible([period(1, '14:00', '18:00'), period(1, '08:00', '14:00')])).toBe(false);
  expect(areHoursPossible([period(1, '14:00', '00:00'), period(2, '00:00', '02:00')])).toBe(true);
  expect(openingHours.parse([period(2, '08:00', '13:00'), period(1, '14:00', '18:00'), period(1, '08:00', '13:00')])).toEqual([
    period(1, '08:00', '13:00'),
    period(1, '14:00', '18:00'),
    period(2, '08:00', '13:00'),
  ]);
  expect(openingHours.safeParse([]).success).toBe(false);
  expect(openingHours.safeParse([period(1, '8:00', '13:00')]).success).toBe(false);
});

/** The same with a calendar object for each time, which is slow and easy to check. */
const byCalendar = (hours: readonly OpenPeriod[], now: DateTime): { isOpen: boolean; changesAt: number } | null => {
  const spans: { from: number; to: number }[] = [];
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = now.startOf('day').plus({ days: ahead });
    for (const { opens, closes } of hours.filter((one) => one.day === day.weekday)) {
      const [from, to] = [opens, closes].map((time) => day.set({ hour: Number(time.slice(0, 2)), minute: Number(time.slice(3)) }).toMillis()) as [
        number,
        number,
      ];
      const end = closes === '00:00' ? day.plus({ days: 1 }).toMillis() : to;
      if (spans.at(-1)?.to === from) spans.at(-1)!.to = end;
      else spans.push({ from, to: end });
    }
  }
  const span = spans.find(({ to }) => to > now.toMillis());
  return span ? { isOpen: span.from <= now.toMillis(), changesAt: span.from <= now.toMillis() ? span.to : span.from } : null;
};

test.each([
  ['over the change to summer time', '2026-03-26'],
  ['over the change to winter time', '2026-10-22'],
  ['in an ordinary week', '2026-06-08'],
])('every half hour it says what a calendar says, %s', (_when, first) => {
  const weeks = [
    week,
    [period(6, '20:00', '00:00'), period(7, '00:00', '04:00'), period(7, '22:00', '00:00')],
    [period(7, '01:30', '03:30')],
    [period(3, '09:00', '12:00')],
  ];
  for (let half = 0; half < 5 * 48; half += 1) {
    const now = DateTime.fromISO(first, { zone: 'Europe/Berlin' }).plus({ minutes: 30 * half + 1 });
    for (const hours of weeks) {
      const calendar = byCalendar(hours, now);
      const said = openingStateAt(hours, now.toJSDate(), 'BE');
      expect([now.toISO(), said && { isOpen: said.isOpen, changesAt: Date.parse(said.changesAt ?? '') }]).toEqual([now.toISO(), calendar]);
    }
  }
});

test('three hundred pharmacies cost no calendar object each', () => {
  const now = new Date('2026-11-23T07:30:00Z');
  state('2026-11-23T07:30:00Z');
  const made = mock.method(DateTime, 'fromMillis');
  const days = mock.method(DateTime, 'fromJSDate');
  for (let turn = 0; turn < 300; turn += 1) openingStateAt(week, now, 'BE');
  const counts = [made, days].map((method) => method.mock.callCount());
  mock.restoreAll();
  expect(counts).toEqual([0, 0]);
});
