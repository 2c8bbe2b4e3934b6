import fc from 'fast-check';
import { DateTime } from 'luxon';
import { dueTime, isBusinessDay } from './due-time.ts';

const berlin = (local: string): Date => DateTime.fromISO(local, { zone: 'Europe/Berlin' }).toJSDate();
const inBerlin = (at: Date): DateTime => DateTime.fromJSDate(at, { zone: 'Europe/Berlin' });

test.each([
  ['on a Tuesday', '2026-11-17T10:15', '2026-11-18T10:15'],
  ['on a Friday, over the weekend', '2026-11-20T10:00', '2026-11-23T10:00'],
  ['on a Saturday, by the end of Monday', '2026-11-21T08:00', '2026-11-23T23:59'],
  ['before the clocks go forward', '2027-03-26T10:00', '2027-03-30T23:59'],
  ['before the clocks go back', '2027-10-29T02:30', '2027-11-01T02:30'],
  ['on 23 December, over Christmas', '2026-12-23T15:00', '2026-12-24T15:00'],
  ['on 24 December, over Christmas and the weekend', '2026-12-24T09:00', '2026-12-28T09:00'],
  ['at the end of the year', '2026-12-31T12:00', '2027-01-04T12:00'],
  ['on Good Friday', '2026-04-03T09:00', '2026-04-07T23:59'],
])('a request sent %s is due in time', (_when, sent, due) => {
  expect(dueTime(berlin(sent), 1)).toEqual(berlin(due));
});

test('a holiday of the doctor’s federal state does not count', () => {
  // Epiphany, a holiday in Bavaria and not in Berlin.
  expect(dueTime(berlin('2027-01-05T10:00'), 1, 'BE')).toEqual(berlin('2027-01-06T10:00'));
  expect(dueTime(berlin('2027-01-05T10:00'), 1, 'BY')).toEqual(berlin('2027-01-07T10:00'));
});

test('an unknown federal state counts as all Germany', () => {
  expect(dueTime(berlin('2027-01-05T10:00'), 1, 'XX')).toEqual(dueTime(berlin('2027-01-05T10:00'), 1));
});

const instants = fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2031-12-31T23:59:59Z'), noInvalidDate: true });

test('it is always due later, on a business day, and within ten days', () => {
  fc.assert(
    fc.property(instants, (sent) => {
      const due = dueTime(sent, 1);
      expect(due.getTime()).toBeGreaterThan(sent.getTime());
      expect(isBusinessDay(inBerlin(due))).toBe(true);
      expect(due.getTime() - sent.getTime()).toBeLessThan(10 * 86_400_000);
    }),
  );
});

test('who sends later is never due earlier', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 5 * 86_400 }), fc.integer({ min: 1, max: 5 }), (sent, seconds, days) => {
      expect(dueTime(new Date(sent.getTime() + seconds * 1000), days).getTime()).toBeGreaterThanOrEqual(dueTime(sent, days).getTime());
    }),
  );
});
