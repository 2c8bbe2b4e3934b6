import { isRelativeDate, relativeDays } from './relative-dates.ts';

/** A Wednesday, a quarter past midnight in Berlin and still Tuesday in UTC. */
const now = new Date('2026-03-24T23:15:00Z');
const days = (words: string) => {
  const { from, until } = relativeDays(words, now);
  return [from.toISODate(), until.toISODate()];
};

test.each([
  ['today', '2026-03-25', '2026-03-26'],
  ['yesterday', '2026-03-24', '2026-03-25'],
  ['tomorrow', '2026-03-26', '2026-03-27'],
  ['last-7-days', '2026-03-19', '2026-03-26'],
  ['next-3-days', '2026-03-25', '2026-03-28'],
  ['this-week', '2026-03-23', '2026-03-30'],
  ['last-week', '2026-03-16', '2026-03-23'],
  ['next-week', '2026-03-30', '2026-04-06'],
  ['this-month', '2026-03-01', '2026-04-01'],
  ['last-month', '2026-02-01', '2026-03-01'],
])('%s is counted from the day in Berlin: from %s until %s', (words, from, until) => expect(days(words)).toEqual([from, until]));

test('a day on which the clocks change has 23 hours', () => {
  const { from, until } = relativeDays('today', new Date('2026-03-29T10:00:00Z'));
  expect(until.diff(from, 'hours').hours).toBe(23);
});

test.each(['last-0-days', 'last-1000-days', 'today ', 'next-days', '2026-01-01', 7, null])('%j names no such days', (value) =>
  expect(isRelativeDate(value)).toBe(false),
);
