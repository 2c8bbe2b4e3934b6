import { composeGoae, defaultGoaeItems, goaeAmountCents, type GoaeNumber } from './goae.ts';

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

test('the usual composition is exactly 14.99 EUR', () => {
  const { lines, totalCents, problems } = composeGoae(defaultGoaeItems, 'de');
  expect(lines.map(({ amountCents }) => amountCents)).toEqual([1072, 427]);
  expect(totalCents).toBe(1499);
  expect(problems).toEqual([]);
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

test('above 2.3 a reason is needed', () => {
  expect(composeGoae([{ number: '1', multiplier: 2.31 }], 'de').problems).toEqual([{ number: '1', kind: 'justification' }]);
  expect(composeGoae([{ number: '1', multiplier: 2.31, justification: ' ' }], 'de').problems).toHaveLength(1);
  expect(composeGoae([{ number: '1', multiplier: 3.5, justification: 'Erhöhter Zeitaufwand' }], 'de').problems).toEqual([]);
});

test.each([0, 0.99, 3.51])('a multiplier of %d is outside of the scale', (multiplier) => {
  expect(composeGoae([{ number: '1', multiplier, justification: 'x' }], 'de').problems).toContainEqual({ number: '1', kind: 'multiplier' });
});

test('no. 3 stands alone or with an examination', () => {
  expect(
    composeGoae(
      [
        { number: '3', multiplier: 1 },
        { number: '5', multiplier: 1 },
      ],
      'de',
    ).problems,
  ).toEqual([]);
  expect(
    composeGoae(
      [
        { number: '3', multiplier: 1 },
        { number: '70', multiplier: 1 },
      ],
      'de',
    ).problems,
  ).toEqual([{ number: '3', kind: 'combination' }]);
});
