import { todayFilters } from '../today-filters.ts';
import { dateOf, readPlace, spanOf, stepped, writePlace } from './calendar-days.ts';
import { hoursOf, minutesOf, placed } from './calendar-layout.ts';

test('a week begins on Monday, also across years and the days on which clocks change', () => {
  expect(spanOf('week', '2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  expect(spanOf('week', '2027-01-03')).toEqual({ from: '2026-12-28', to: '2027-01-03' });
  expect(spanOf('week', '2027-03-28')).toEqual({ from: '2027-03-22', to: '2027-03-28' });
  expect(spanOf('day', '2027-10-31')).toEqual({ from: '2027-10-31', to: '2027-10-31' });
});

test('a step is a day or a week', () => {
  expect([stepped('day', '2027-03-28', 1), stepped('day', '2027-10-31', -1), stepped('week', '2026-12-30', 1)]).toEqual([
    '2027-03-29',
    '2027-10-30',
    '2027-01-06',
  ]);
});

test('the address keeps view, day and doctor, and means today where it is wrong', () => {
  const place = { view: 'day', day: '2027-03-28', doctorId: 'a1' } as const;
  expect(readPlace(writePlace(place), '2026-11-23')).toEqual(place);
  for (const text of ['', 'view=month&day=2027-02-30', 'day=tomorrow', 'day=2027-2-3'])
    expect(readPlace(new URLSearchParams(text), '2026-11-23')).toEqual({ view: 'week', day: '2026-11-23', doctorId: undefined });
});

test('times stand where clocks in Germany show them', () => {
  expect([minutesOf('2027-03-28T00:30:00Z'), minutesOf('2027-03-28T01:00:00Z'), minutesOf('2027-10-31T01:30:00Z')]).toEqual([90, 180, 150]);
  expect([dateOf('2026-11-23T22:59:00Z'), dateOf('2026-11-23T23:00:00Z'), dateOf('2027-06-01T22:00:00Z')]).toEqual(['2026-11-23', '2026-11-24', '2027-06-02']);
});

const at = (from: string, to: string) => ({ startsAt: `2027-06-01T${from}:00Z`, endsAt: `2027-06-01T${to}:00Z` });

test('the lines are the usual hours, and those before and after in which something lies', () => {
  expect(hoursOf([])).toEqual({ from: 8, to: 18 });
  expect(hoursOf([at('04:45', '05:00'), at('17:50', '18:10')])).toEqual({ from: 6, to: 21 });
  expect(hoursOf([at('21:30', '22:30')]).to).toBe(24);
});

test('entries at the same time stand side by side, and those that only touch do not', () => {
  const [first, second, third, later] = [at('08:00', '08:30'), at('08:10', '08:20'), at('08:25', '08:45'), at('08:45', '09:00')];
  expect(placed([later, third, first, second], 8).map(({ entry, top, lane, lanes }) => [entry, top, lane, lanes])).toEqual([
    [first, 120, 0, 2],
    [second, 130, 1, 2],
    [third, 145, 1, 2],
    [later, 165, 0, 1],
  ]);
  expect(placed([at('08:00', '08:05')], 8)[0]?.height).toBe(15);
});

test('today ends with its last minute in Germany, also on the days on which clocks change', () => {
  const spanOn = (now: string) => todayFilters.consultationsMissed(new Date(now)).slice(1).map((filter) => ('value' in filter ? filter.value : null)); // prettier-ignore
  expect(spanOn('2026-11-23T22:30:00Z')).toEqual(['2026-11-22T23:00:00.000Z', '2026-11-23T22:59:00.000Z']);
  expect(spanOn('2027-03-28T10:00:00Z')).toEqual(['2027-03-27T23:00:00.000Z', '2027-03-28T21:59:00.000Z']);
  expect(spanOn('2027-10-31T10:00:00Z')).toEqual(['2027-10-30T22:00:00.000Z', '2027-10-31T22:59:00.000Z']);
});
