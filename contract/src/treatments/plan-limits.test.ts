import { checkPlan, supplyDays, type CheckedLine } from './plan-limits.ts';

const limits = { singleGrams: 1, dailyGrams: 3, dailyThcGrams: 0.5, supplyDays: 90, monthGrams: 100, periodDays: 30 };
const flowers = (more: CheckedLine = {}): CheckedLine => ({
  unit: 'g', quantity: 20, thc: 20, dose: { kind: 'regular', unit: 'g', amount: 0.5, perDay: 2 }, ...more,
}); // prettier-ignore
const check = (plan: CheckedLine[], recentGrams = 0) => checkPlan(plan, limits, recentGrams);

test('An ordinary plan is above nothing', () => {
  expect(check([flowers()])).toEqual([]);
});

test('The THC of a day is that of all medicines together', () => {
  const oil: CheckedLine = { unit: 'ml', quantity: 30, thc: 200, dose: { kind: 'regular', unit: 'ml', amount: 1, perDay: 2 } };
  expect(check([flowers(), oil])).toEqual([{ rule: 'daily-thc', line: null, value: 0.6, limit: 0.5 }]);
  expect(check([flowers({ thc: null }), oil])).toEqual([]);
});

test('A line that lasts too long says which one and how long', () => {
  const long = flowers({ quantity: 91, dose: { kind: 'regular', unit: 'g', amount: 0.5, perDay: 2 } });
  expect(check([flowers({ quantity: 5 }), long])).toEqual([{ rule: 'supply-length', line: 1, value: 91, limit: 90 }]);
  expect(supplyDays({ unit: 'g', quantity: 91, singleDose: 'bei Bedarf', dailyDose: 'bei Bedarf' })).toBeNull();
});

test('The amount of 30 days counts what was prescribed before, and nothing when no flowers are prescribed', () => {
  expect(check([flowers()], 80)).toEqual([]);
  expect(check([flowers()], 80.5)).toEqual([{ rule: 'recent-amount', line: null, value: 100.5, limit: 100 }]);
  expect(check([{ unit: 'ml', quantity: 10 }], 200)).toEqual([]);
});

test('A longer period counts more of the repeats', () => {
  const repeated = flowers({ quantity: 40, repeat: { times: 2, everyDays: 28 } });
  const valueIn = (periodDays: number) =>
    checkPlan([repeated], { ...limits, periodDays, monthGrams: 1 }, 0).find(({ rule }) => rule === 'recent-amount')?.value;
  expect([valueIn(28), valueIn(30), valueIn(60)]).toEqual([40, 80, 120]);
});
