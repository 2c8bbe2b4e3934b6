import { checkDoses, readDose, type DoseLine } from './doses.ts';

const grams = (singleDose: string, dailyDose: string) => readDose({ unit: 'g', singleDose, dailyDose });

describe('a dose as doctors write it', () => {
  test.each([
    ['0,1 g', '0,5 g', 0.1, 0.5],
    ['0,1 g bis 2 x täglich', '0,2 g', 0.1, 0.2],
    ['0,1 g', '0,1 g bis 2 x täglich', 0.1, 0.2],
    ['0,1 g', '3 x täglich', 0.1, 0.3],
    ['0.1–0.25 g', 'max. 1 g pro Tag', 0.25, 1],
    ['0,1 g bis 0,3 g', '1-3 x täglich 0,3 g', 0.3, 0.9],
    ['100 mg', '2 x täglich 50 mg', 0.1, 0.1],
    ['250 mg', 'dreimal täglich 250 mg', 0.25, 0.75],
    ['2 x 0,6 g', '1,2 g', 1.2, 1.2],
    ['0,5 g', 'alle 4 Stunden 0,5 g', 0.5, 3],
    ['0.2 g', 'up to 3 times a day 0.2 g', 0.2, 0.6],
    ['0.2 grams', '0.2 grams twice daily', 0.2, 0.4],
    ['etwa 0,1 Gramm', 'höchstens 0,4 Gramm am Tag', 0.1, 0.4],
    ['1 g bis 5 x täglich', '1 g', 1, 5],
    ['0,1 g', '0,5 g/Tag', 0.1, 0.5],
  ])('%s · %s', (single, daily, once, day) => {
    expect(grams(single, daily)).toEqual({ single: once, daily: day, isSingleSure: true, isDailySure: true });
  });

  test.each([
    ['nach Bedarf', 'nach Bedarf'],
    ['1 Zug', '4 Züge'],
    ['0,1 g', '1-0-1'],
    ['0,1 g', '0,5 g bei Bedarf'],
    ['0,1 g', 'morgens 0,1 g, abends 0,2 g'],
    ['0,1 g', '5 mg THC'],
    ['0,1 g', '1.500 mg'],
    ['0,1 g', '½ g'],
    ['', ''],
  ])('%s · %s is not read as a daily dose', (single, daily) => {
    expect(grams(single, daily).isDailySure).toBe(false);
  });

  test('millilitres are read for an extract and mean nothing for flowers', () => {
    expect(readDose({ unit: 'ml', singleDose: '0,2 ml', dailyDose: '3 x täglich 0,2 ml' })).toMatchObject({ single: 0.2, daily: 0.6 });
    expect(grams('0,2 ml', '0,6 ml')).toMatchObject({ single: null, daily: null, isSingleSure: false });
  });
});

test('a dose as data is exact, whatever its words say', () => {
  const dose = { kind: 'as-needed', unit: 'mg', amount: 100, perDay: 3 } as const;
  expect(readDose({ unit: 'g', singleDose: 'wie besprochen', dailyDose: 'nach Bedarf', dose })).toEqual({
    single: 0.1,
    daily: 0.3,
    isSingleSure: true,
    isDailySure: true,
  });
  expect(readDose({ unit: 'g', singleDose: '0,1 g', dailyDose: '0,1 g', dose: { ...dose, unit: 'puff' } }).isSingleSure).toBe(false);
  expect(readDose({ unit: 'g', singleDose: '0,1 g', dailyDose: '0,3 g', dose: null })).toMatchObject({ single: 0.1, daily: 0.3 });
});

describe('the limits', () => {
  const limits = { singleGrams: 1, dailyGrams: 3 };
  const line = (singleDose: string, dailyDose: string, unit: DoseLine['unit'] = 'g'): DoseLine => ({ unit, singleDose, dailyDose });
  const check = (...plan: DoseLine[]) => checkDoses(plan, limits);

  test('a dose at the limit is within it', () => {
    expect(check(line('1 g', '3 g'))).toEqual({ exceeded: [], unchecked: [] });
    expect(check(line('0,1 g', '30 x täglich'))).toEqual({ exceeded: [], unchecked: [] });
  });
  test('a dose above it says which, where, and by how much', () => {
    expect(check(line('0,5 g', '1 g'), line('1,1 g', '1,1 g'))).toEqual({
      exceeded: [{ rule: 'single-dose', line: 1, value: 1.1, limit: 1 }],
      unchecked: [],
    });
    expect(check(line('0,5 g', '3,1 g')).exceeded).toEqual([{ rule: 'daily-dose', line: 0, value: 3.1, limit: 3 }]);
  });
  test('several medicines come to the daily dose together', () => {
    expect(check(line('0,5 g', '2 g'), line('0,5 g', '2 g')).exceeded).toEqual([{ rule: 'daily-dose', line: null, value: 4, limit: 3 }]);
  });
  test('an amount above a limit counts, also in a dose that is not read completely', () => {
    expect(check(line('0,1 g', '5 g bei Bedarf'))).toEqual({ exceeded: [{ rule: 'daily-dose', line: 0, value: 5, limit: 3 }], unchecked: [] });
  });
  test('what cannot be read, and what is not measured in grams, is not checked', () => {
    expect(check(line('nach Bedarf', 'nach Bedarf')).unchecked).toHaveLength(2);
    expect(check(line('0,2 ml', '0,6 ml', 'ml'))).toEqual({
      exceeded: [],
      unchecked: [
        { rule: 'single-dose', line: 0 },
        { rule: 'daily-dose', line: 0 },
      ],
    });
  });
});
