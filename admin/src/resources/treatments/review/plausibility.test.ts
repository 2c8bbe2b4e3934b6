import { doseIn, plausibilityOf } from './plausibility.ts';
import type { DraftLine } from './plausibility.ts';

const patient = { usageType: 'inhalation', recentGrams: 0 } as const;
const flower: DraftLine = {
  productId: 'one',
  category: 'flower',
  pharmacyCount: 3,
  quantity: 15,
  unit: 'g',
  form: 'flowers-ground',
  singleDose: '0,1 g',
  dailyDose: '0,5 g',
};
const codes = (lines: DraftLine[], recentGrams = 0) => plausibilityOf(lines, { ...patient, recentGrams }).map(({ code }) => code);

describe('a dose as people write it', () => {
  test.each([
    ['0,1 g', 'g', 0.1],
    ['2 x täglich 50 mg', 'g', 0.05],
    ['0.1–0.25 g', 'g', 0.25],
    ['0,25 ml', 'ml', 0.25],
    ['5 mg', 'ml', undefined],
    ['nach Bedarf', 'g', undefined],
    [undefined, 'g', undefined],
  ] as const)('%s, measured in %s', (text, unit, expected) => {
    expect(doseIn(text, unit)).toBe(expected);
  });
});

describe('what deserves a second look', () => {
  test('a complete, ordinary line raises nothing', () => {
    expect(codes([flower])).toEqual([]);
  });
  test('an unfinished line raises nothing yet', () => {
    expect(codes([{}])).toEqual([]);
  });
  test('a single dose above the daily dose', () => {
    expect(codes([{ ...flower, singleDose: '1 g' }])).toEqual(['singleAboveDaily']);
  });
  test('a quantity that lasts less than a week, or more than three months', () => {
    expect(plausibilityOf([{ ...flower, quantity: 3 }], patient)).toEqual([{ code: 'shortSupply', line: 0, values: { days: 6 } }]);
    expect(codes([{ ...flower, quantity: 50 }])).toEqual(['longSupply']);
  });
  test('a form that does not fit the product or the way the patient wants to take it', () => {
    expect(codes([{ ...flower, form: 'oral-solution' }])).toEqual(['formMismatch', 'usageMismatch']);
  });
  test('a product that nobody has in stock', () => {
    expect(codes([{ ...flower, pharmacyCount: 0 }])).toEqual(['soldOut']);
  });
  test('the same product twice', () => {
    expect(plausibilityOf([flower, flower], patient)).toEqual([{ code: 'twice', line: 1 }]);
  });
  test('more than 100 g within 30 days, earlier prescriptions included', () => {
    expect(codes([flower], 90)).toEqual(['recentGrams']);
    expect(codes([flower], 85)).toEqual([]);
  });
});
