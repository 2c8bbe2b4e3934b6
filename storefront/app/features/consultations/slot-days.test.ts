import { berlinDate, byDay, clockOf, dateAfter } from './slot-days.ts';

const slot = (startsAt: string) => ({ startsAt, endsAt: startsAt });

test('free times stand at their day in Germany, also where that is not the day of UTC', () => {
  const days = byDay([slot('2026-12-01T22:30:00Z'), slot('2026-12-01T23:30:00Z')], '2026-12-01', 3);
  expect(days.map(({ date, slots }) => [date, slots.length])).toEqual([
    ['2026-12-01', 1],
    ['2026-12-02', 1],
    ['2026-12-03', 0],
  ]);
});

test('dates go on over the change of clocks, a month and a year', () => {
  expect([dateAfter('2027-03-27', 2), dateAfter('2026-12-31', 1), dateAfter('2027-10-30', 2)]).toEqual(['2027-03-29', '2027-01-01', '2027-11-01']);
  expect(berlinDate(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
});

test('what is left of a hold is written in minutes and seconds', () => {
  expect([clockOf(300), clockOf(65), clockOf(0)]).toEqual(['5:00', '1:05', '0:00']);
});
