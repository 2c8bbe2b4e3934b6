import fc from 'fast-check';
import { DateTime } from 'luxon';
import { dueTime, dueTimeWithPauses, isBusinessDay } from './due-time.ts';

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

describe('a review that stood still meanwhile', () => {
  const at = (day: string): Date => new Date(`2026-11-${day}:00.000+01:00`);
  const due = (submitted: string, ...pauses: [string, string | null][]) =>
    dueTimeWithPauses(
      at(submitted),
      1,
      pauses.map(([stopped, resumed]) => ({ stoppedAt: at(stopped), resumedAt: resumed === null ? null : at(resumed) })),
      'BE',
    );

  it('without a pause is due as ever', () => {
    expect(due('17T10:00')).toEqual(at('18T10:00'));
    expect(due('20T10:00')).toEqual(at('23T10:00'));
  });
  it('has no due time while it stands still', () => {
    expect(due('17T10:00', ['17T12:00', null])).toBeNull();
  });
  it('is due later by the business time that was left', () => {
    expect(due('17T10:00', ['17T12:00', '19T12:00'])).toEqual(at('20T10:00'));
    expect(due('17T10:00', ['17T12:00', '17T12:30'])).toEqual(at('18T10:30'));
  });
  it('counts no weekend, neither as used nor as left', () => {
    expect(due('20T10:00', ['20T22:00', '21T08:00'])).toEqual(at('23T12:00'));
    expect(due('20T10:00', ['21T08:00', '22T20:00'])).toEqual(at('23T10:00'));
  });
  it('adds up several pauses', () => {
    expect(due('17T10:00', ['17T11:00', '17T12:00'], ['17T13:00', '17T15:00'])).toEqual(at('18T13:00'));
  });
  it('that was late already is due with the answer', () => {
    expect(due('17T10:00', ['18T12:00', '19T09:00'])).toEqual(at('19T09:00'));
  });
  it('knows the holidays of the doctor’s state', () => {
    // The Day of Prayer and Repentance, 18 November 2026, is a holiday in Saxony only.
    expect(dueTimeWithPauses(at('17T10:00'), 1, [{ stoppedAt: at('17T12:00'), resumedAt: at('17T14:00') }], 'SN')).toEqual(at('19T12:00'));
    expect(due('17T10:00', ['17T12:00', '17T14:00'])).toEqual(at('18T12:00'));
  });
});
