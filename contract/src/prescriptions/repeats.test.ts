import { amountBetween, isBeforeRepeat, restOf, totalQuantity } from './repeats.ts';

const repeat = { times: 2, everyDays: 14 };
const line = (dispensedQuantity: number, again: typeof repeat | null = repeat) => ({ quantity: 10, dispensedQuantity, repeat: again });

test.each([
  ['nothing yet', line(0), 10, false],
  ['a part of the first', line(4), 6, false],
  ['the first', line(10), 10, true],
  ['a part of the second', line(12.5), 7.5, false],
  ['the second', line(20), 10, true],
  ['everything', line(30), 0, false],
  ['everything without repeats', line(10, null), 0, false],
])('after %s was dispensed it is known what is left, and whether the interval counts', (_what, given, rest, isWaiting) => {
  expect([restOf(given), isBeforeRepeat(given)]).toEqual([rest, isWaiting]);
});

test('quantities that have no exact binary form come to an end as well', () => {
  const odd = { quantity: 0.1, dispensedQuantity: 0.3, repeat };
  expect([totalQuantity(odd), restOf(odd)]).toEqual([0.3, 0]);
  expect(restOf({ ...odd, dispensedQuantity: 0.2 })).toBe(0.1);
});

test('within 30 days only those repeats count that can be dispensed in them', () => {
  const day = (number: number): Date => new Date(Date.UTC(2026, 0, 1 + number));
  const given = { quantity: 10, repeat };
  expect(amountBetween(given, day(0), day(0), day(29))).toBe(30);
  expect(amountBetween(given, day(0), day(10), day(40))).toBe(20);
  expect(amountBetween({ ...given, repeat: { times: 3, everyDays: 30 } }, day(0), day(0), day(29))).toBe(10);
  expect(amountBetween({ ...given, repeat: null }, day(0), day(1), day(30))).toBe(0);
});
