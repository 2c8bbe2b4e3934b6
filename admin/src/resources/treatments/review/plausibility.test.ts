import { judgePlan, plausibilityOf } from './plausibility.ts';
import type { DraftLine } from './plausibility.ts';

const patient = { usageType: 'inhalation' } as const;
const limits = { singleGrams: 1, dailyGrams: 3, dailyThcGrams: 1, supplyDays: 90, monthGrams: 100, periodDays: 30 };
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
const codes = (lines: DraftLine[]) => plausibilityOf(lines, patient).map(({ code }) => code);

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
  test('a quantity that lasts less than a week', () => {
    expect(plausibilityOf([{ ...flower, quantity: 3 }], patient)).toEqual([{ code: 'shortSupply', line: 0, values: { days: 6 } }]);
  });
  test('a form that does not fit the product or the way the patient wants to take it', () => {
    expect(codes([{ ...flower, form: 'oral-solution' }])).toEqual(['formMismatch', 'usageMismatch']);
  });
  test('a product that no pharmacy has in stock', () => {
    expect(codes([{ ...flower, pharmacyCount: 0 }])).toEqual(['soldOut']);
  });
  test('the same product twice', () => {
    expect(plausibilityOf([flower, flower], patient)).toEqual([{ code: 'twice', line: 1 }]);
  });
});

describe('doses against the limits', () => {
  const judge = (change: DraftLine) => judgePlan([{ ...flower, ...change }], limits, 0);
  test('an ordinary dose raises nothing, and one that is not written yet neither', () => {
    expect(judge({})).toEqual({ exceeded: [], unchecked: [] });
    expect(judge({ singleDose: '', dailyDose: ' ' })).toEqual({ exceeded: [], unchecked: [] });
  });
  test('a dose above a limit is named with its line', () => {
    expect(judge({ dailyDose: '8 x täglich 0,5 g' }).exceeded).toEqual([{ rule: 'daily-dose', line: 0, value: 4, limit: 3 }]);
  });
  test('what cannot be read is not checked, and says so', () => {
    expect(judge({ dailyDose: 'nach Bedarf' }).unchecked).toEqual([{ code: 'dailyNotChecked', line: 0 }]);
  });
  test('how long a quantity lasts counts how often the dose is taken', () => {
    expect(codes([{ ...flower, dailyDose: '0,1 g bis 5 x täglich' }])).toEqual([]);
    expect(codes([{ ...flower, quantity: 2, dailyDose: '0,1 g bis 5 x täglich' }])).toEqual(['shortSupply']);
  });
});
