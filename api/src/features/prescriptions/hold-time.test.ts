import { atNextQuarter } from './hold-time.ts';

test.each([
  ['2026-12-07T13:37:21.004Z', '2026-12-07T13:45:00.000Z'],
  ['2026-12-07T13:45:00.000Z', '2026-12-07T13:45:00.000Z'],
  ['2026-12-07T13:45:00.001Z', '2026-12-07T14:00:00.000Z'],
  ['2026-12-31T23:46:00.000Z', '2027-01-01T00:00:00.000Z'],
])('what is to be kept until %s is kept until %s', (at, until) => {
  expect(atNextQuarter(new Date(at)).toISOString()).toBe(until);
});
