import { composeGoae, goaeAmountCents, goaeItem, goaeNumbers, goaeProblems, type GoaeItem, type GoaeNumber } from './goae.ts';

const table: [GoaeNumber, number, [number, number, number, number]][] = [
  ['1', 80, [466, 839, 1072, 1632]],
  ['2', 30, [175, 315, 402, 612]],
  ['3', 150, [874, 1574, 2011, 3060]],
  ['4', 220, [1282, 2308, 2949, 4488]],
  ['5', 80, [466, 839, 1072, 1632]],
  ['15', 300, [1749, 3148, 4022, 6120]],
  ['34', 300, [1749, 3148, 4022, 6120]],
  ['70', 40, [233, 420, 536, 816]],
  ['75', 130, [758, 1364, 1743, 2652]],
  ['76', 70, [408, 734, 938, 1428]],
];

test.each(table)('no. %s has %i points and costs what the scale says', (number, points, amounts) => {
  expect([1, 1.8, 2.3, 3.5].map((multiplier) => goaeAmountCents(points, multiplier))).toEqual(amounts);
  expect(composeGoae([{ number, multiplier: 1 }], 'de').lines[0]?.points).toBe(points);
});

test('every number of the scale is tested', () => {
  expect(table.map(([number]) => number)).toEqual(goaeNumbers);
});

test.each<[string, GoaeItem[]]>([
  [
    'advice and the medical letter',
    [
      { number: '1', multiplier: 1.59 },
      { number: '75', multiplier: 1 },
    ],
  ],
  [
    'advice and a short certificate',
    [
      { number: '1', multiplier: 2.3 },
      { number: '70', multiplier: 1.83 },
    ],
  ],
])('%s are exactly 14.99 EUR', (_name, items) => {
  expect(composeGoae(items, 'de').totalCents).toBe(1499);
  expect(goaeProblems(items)).toEqual([]);
});

test('half a cent is rounded up, each line for itself', () => {
  expect(goaeAmountCents(80, 2.1)).toBe(979);
  expect(goaeAmountCents(40, 2.23)).toBe(520);
  expect(goaeAmountCents(100, 1.0008)).toBe(583);
  const twice = composeGoae(
    [
      { number: '1', multiplier: 1.8 },
      { number: '5', multiplier: 1.8 },
    ],
    'de',
  );
  expect(twice.totalCents).toBe(1678);
});

const kinds = (...items: GoaeItem[]) => goaeProblems(items).map(({ index, kind }) => `${index} ${kind}`);

test('above the threshold a reason is needed: 2.3, and 1.8 for no. 2', () => {
  expect(kinds({ number: '1', multiplier: 2.3 })).toEqual([]);
  expect(kinds({ number: '1', multiplier: 2.31 })).toEqual(['0 justification']);
  expect(kinds({ number: '1', multiplier: 2.31, justification: ' ' })).toEqual(['0 justification']);
  expect(kinds({ number: '1', multiplier: 3.5, justification: 'Erhöhter Zeitaufwand' })).toEqual([]);
  expect(kinds({ number: '2', multiplier: 1.81 })).toEqual(['0 justification']);
});

test.each<[GoaeNumber, number]>([
  ['1', 0.99],
  ['1', 3.51],
  ['2', 2.51],
])('no. %s at a factor of %d is outside of the scale', (number, multiplier) => {
  expect(kinds({ number, multiplier, justification: 'Grund' })).toEqual(['0 factor']);
});

test('a factor has two decimals', () => {
  expect(goaeItem.safeParse({ number: '1', multiplier: 1.59 }).success).toBe(true);
  expect(goaeItem.safeParse({ number: '1', multiplier: 1.595 }).success).toBe(false);
});

test('no. 3 stands alone or with an examination, no. 2 alone, and each number once', () => {
  expect(kinds({ number: '3', multiplier: 1 }, { number: '5', multiplier: 1 })).toEqual([]);
  expect(kinds({ number: '3', multiplier: 1 }, { number: '70', multiplier: 1 })).toEqual(['0 combination']);
  expect(kinds({ number: '1', multiplier: 1 }, { number: '2', multiplier: 1 })).toEqual(['1 combination']);
  expect(kinds({ number: '1', multiplier: 1 }, { number: '1', multiplier: 1 })).toEqual(['1 twice']);
});
