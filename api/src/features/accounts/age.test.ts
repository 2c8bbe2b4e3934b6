import fc from 'fast-check';
import { ageOn } from './age.ts';

/** Today's date in Germany by the runtime's own calendar. */
const germanDate = (at: Date): { year: number; month: number; day: number } => {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(at);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
};

/** Counts birthdays one by one; 29 February of a common year rolls over to 1 March. */
const birthdaysUpTo = (bornOn: string, at: Date): number => {
  const [year = 0, month = 1, day = 1] = bornOn.split('-').map(Number);
  const now = germanDate(at);
  const today = Date.UTC(now.year, now.month - 1, now.day);
  let age = 0;
  while (Date.UTC(year + age + 1, month - 1, day) <= today) age += 1;
  return age;
};

const birthDates = fc.date({ min: new Date('1910-01-01'), max: new Date('2025-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2060-12-31'), noInvalidDate: true });

test('the age is the number of birthdays had in Germany, for any dates', () => {
  fc.assert(
    fc.property(birthDates, moments, (bornOn, at) => expect(ageOn(bornOn, at)).toBe(birthdaysUpTo(bornOn, at))),
    { numRuns: 2000 },
  );
});

test('the age is right on both sides of every birthday’s midnight, summer and winter', () => {
  const around = fc.record({ bornOn: birthDates, years: fc.integer({ min: 1, max: 110 }), milliseconds: fc.integer({ min: -7_200_000, max: 7_200_000 }) });
  fc.assert(
    fc.property(around, ({ bornOn, years, milliseconds }) => {
      const [year = 0, month = 1, day = 1] = bornOn.split('-').map(Number);
      const at = new Date(Date.UTC(year + years, month - 1, day, -1) + milliseconds);
      expect(ageOn(bornOn, at)).toBe(birthdaysUpTo(bornOn, at));
    }),
    { numRuns: 2000 },
  );
});

/** TIM-03 */
test.each([
  ['a second before midnight in winter', '2008-11-21', '2026-11-20T22:59:59Z', 17],
  ['at midnight in winter', '2008-11-21', '2026-11-20T23:00:00Z', 18],
  ['a second before midnight in summer', '2008-07-01', '2026-06-30T21:59:59Z', 17],
  ['at midnight in summer', '2008-07-01', '2026-06-30T22:00:00Z', 18],
  ['born on 29 February, on 28 February of a common year', '2008-02-29', '2026-02-28T12:00:00Z', 17],
  ['born on 29 February, on 1 March of a common year', '2008-02-29', '2026-02-28T23:00:00Z', 18],
  ['born on 29 February, on 29 February of a leap year', '2008-02-29', '2028-02-28T23:00:00Z', 20],
  ['on New Year’s Eve', '2009-01-01', '2026-12-31T22:59:59Z', 17],
  ['at midnight of New Year', '2009-01-01', '2026-12-31T23:00:00Z', 18],
  ['a minute before, when London is still in the day before', '2008-11-21', '2026-11-20T22:59:00Z', 17],
  ['a minute after, when London is still in the day before', '2008-11-21', '2026-11-20T23:01:00Z', 18],
  ['the evening before in Los Angeles, the day itself in Germany', '2008-11-21', '2026-11-21T04:00:00Z', 18],
  ['the day after in Auckland, the day before in Germany', '2008-11-21', '2026-11-20T12:00:00Z', 17],
  ['on the day when summer time begins', '2008-03-29', '2026-03-28T23:00:00Z', 18],
  ['a second before the day when summer time begins', '2008-03-29', '2026-03-28T22:59:59Z', 17],
  ['on the day when summer time ends', '2008-10-25', '2026-10-24T22:00:00Z', 18],
  ['a second before the day when summer time ends', '2008-10-25', '2026-10-24T21:59:59Z', 17],
  ['in the hour that summer time’s end repeats', '2008-10-25', '2026-10-25T00:30:00Z', 18],
  ['born on 29 February, a second before 1 March', '2008-02-29', '2026-02-28T22:59:59Z', 17],
  ['born on 28 February, on the day', '2008-02-28', '2026-02-27T23:00:00Z', 18],
  ['born on 1 March, on the day after a leap day', '2010-03-01', '2028-02-29T23:00:00Z', 18],
  ['born on 31 December, on the day', '2008-12-31', '2026-12-30T23:00:00Z', 18],
])('who comes of age is so to the second: %s', (_when, bornOn, at, age) => {
  expect(ageOn(bornOn, new Date(at))).toBe(age);
});
