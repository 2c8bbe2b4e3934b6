import { doseAmounts, doseWords, type Dose } from './dose.ts';

const regular: Dose = { kind: 'regular', unit: 'g', amount: 0.1, perDay: 3 };
const needed: Dose = { kind: 'as-needed', unit: 'mg', amount: 50, perDay: 4 };
const schedule: Dose = { kind: 'schedule', unit: 'ml', times: { morning: 0.2, night: 0.5 } };
const titration: Dose = {
  kind: 'titration',
  unit: 'g',
  steps: [
    { days: 3, amount: 0.05, perDay: 1 },
    { days: 4, amount: 0.05, perDay: 2 },
    { days: 30, amount: 0.1, perDay: 3 },
  ],
};

test.each([
  [regular, 'de', '0,1 g', '0,3 g (3 × täglich)'],
  [regular, 'en', '0.1 g', '0.3 g (3 × daily)'],
  [needed, 'de', '50 mg bei Bedarf', 'bis zu 200 mg (bis zu 4 × täglich)'],
  [schedule, 'de', '0,2 ml morgens, 0,5 ml zur Nacht', '0,7 ml'],
  [schedule, 'en', '0.2 ml in the morning, 0.5 ml at night', '0.7 ml'],
  [titration, 'de', 'bis zu 0,1 g', 'Tag 1–3: 1 × 0,05 g; Tag 4–7: 2 × 0,05 g; ab Tag 8: 3 × 0,1 g'],
  [{ kind: 'regular', unit: 'puff', amount: 1, perDay: 4 } as const, 'de', '1 Zug', '4 Züge (4 × täglich)'],
] as const)('The words of a dose are made from its data: %j in %s', (dose, locale, singleDose, dailyDose) => {
  expect(doseWords(dose, locale)).toEqual({ singleDose, dailyDose });
});

test('The largest amounts are exact, in the unit of the product', () => {
  expect(doseAmounts(regular, 'g')).toEqual({ single: 0.1, daily: 0.3 });
  expect(doseAmounts(needed, 'g')).toEqual({ single: 0.05, daily: 0.2 });
  expect(doseAmounts(schedule, 'ml')).toEqual({ single: 0.5, daily: 0.7 });
  expect(doseAmounts(titration, 'g')).toEqual({ single: 0.1, daily: 0.3 });
});

test('What cannot be told in the unit of the product is no amount', () => {
  expect(doseAmounts(schedule, 'g')).toBeUndefined();
  expect(doseAmounts({ kind: 'regular', unit: 'puff', amount: 2, perDay: 2 }, 'piece')).toBeUndefined();
});

test('No words are longer than a line of the plan may be', () => {
  const steps = [1, 2, 3, 4].map(() => ({ days: 90, amount: 999.9999, perDay: 24 }));
  for (const locale of ['de', 'en'] as const) expect(doseWords({ kind: 'titration', unit: 'piece', steps }, locale).dailyDose.length).toBeLessThanOrEqual(200);
});
