import { aboveCeiling, amountOf, readAmount } from './amounts.ts';

test.each([
  ['10', 10],
  [' 2,5 ', 2.5],
  ['0.04', undefined],
  ['250', 100],
  ['-3', undefined],
  ['', undefined],
  ['zehn', undefined],
])('"%s" is read as %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test('without an amount the usual first one of the unit counts', () => {
  expect([amountOf({}), amountOf({ unit: 'ml' }), amountOf({ unit: 'piece' }), amountOf({ unit: 'g', amount: 25 })]).toEqual([10, 10, 1, 25]);
});

test('grams and millilitres have a ceiling of their own each, pieces none', () => {
  expect(aboveCeiling([{ unit: 'g', amount: 60 }, { unit: 'g', amount: 40 }, { unit: 'ml', amount: 100 }])).toEqual([]); // prettier-ignore
  expect(aboveCeiling([{ unit: 'g', amount: 60 }, { amount: 40.5 }, { unit: 'piece', amount: 300 }])).toEqual([{ unit: 'g', sum: 100.5 }]); // prettier-ignore
});
