import { duration } from '../../kernel/clock.ts';
import { afterServiceTime, nextServiceTime } from './service-time.ts';

const hours = { quietTo: 8, quietFrom: 19 };

test.each([
  ['within a day', '2026-11-23T10:00', 2, '2026-11-23T12:00'],
  ['until the end of the day', '2026-11-23T17:00', 2, '2026-11-23T19:00'],
  ['over a night', '2026-11-23T18:00', 2, '2026-11-24T09:00'],
  ['from the middle of a night', '2026-11-24T03:00', 4, '2026-11-24T12:00'],
  ['over a Sunday', '2026-11-28T18:30', 2, '2026-11-30T09:30'],
  ['over Christmas, which ends on Sunday', '2026-12-24T18:00', 2, '2026-12-28T09:00'],
  ['over Easter and the change of the clocks', '2027-03-27T18:00', 2, '2027-03-30T09:00'],
])('service time passes %s', (_when, from, count, to) => {
  const berlin = (local: string): Date => new Date(`${local}:00${local >= '2027-03-28' ? '+02:00' : '+01:00'}`);
  expect(afterServiceTime(berlin(from), count * duration.hours, hours)).toEqual(berlin(to));
});

test('a day without a quiet time counts to midnight', () => {
  expect(afterServiceTime(new Date('2026-11-23T22:00:00+01:00'), 3 * duration.hours, { quietTo: 0, quietFrom: 24 })).toEqual(
    new Date('2026-11-24T01:00:00+01:00'),
  );
});

test.each([
  ['at once in the middle of a day', '2026-11-23T10:00:00+01:00', '2026-11-23T10:00:00+01:00'],
  ['in the morning for what comes at night', '2026-11-23T23:00:00+01:00', '2026-11-24T08:00:00+01:00'],
  ['on Monday for what comes on Sunday', '2026-11-29T12:00:00+01:00', '2026-11-30T08:00:00+01:00'],
])('the next service time is %s', (_when, from, to) => {
  expect(nextServiceTime(new Date(from), hours)).toEqual(new Date(to));
});
