import { fromBerlinField, toBerlinField } from './berlin-time.ts';

test.each([
  ['2026-11-22T18:30', '2026-11-22T17:30:00.000Z'],
  ['2026-07-01T00:15', '2026-06-30T22:15:00.000Z'],
  ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T01:30', '2026-10-24T23:30:00.000Z'],
])('%s in Germany is %s', (field, instant) => {
  expect(fromBerlinField(field)).toBe(instant);
  expect(toBerlinField(instant)).toBe(field);
});

test('what is no time is none', () => {
  expect(fromBerlinField('')).toBeNull();
});
