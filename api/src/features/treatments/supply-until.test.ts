import { supplyUntil } from './supply-until.ts';

const dispensed = {
  status: 'dispensed' as const,
  unit: 'g' as const,
  quantity: 30,
  dispensedQuantity: 30,
  singleDose: '0,25 g',
  dailyDose: '1 g',
  dose: null,
  dispensedAt: new Date('2026-11-01T22:30:00.000Z'),
  lastDispensedAt: null,
};

test('thirty grams at one gram a day last for thirty days, the day of collection in Germany included', () => {
  expect(supplyUntil([dispensed])).toBe('2026-11-30');
  expect(supplyUntil([{ ...dispensed, dispensedAt: new Date('2026-11-01T23:30:00.000Z') }])).toBe('2026-12-01');
});

test('the medicine that runs out first counts, and only what was dispensed of it', () => {
  expect(supplyUntil([dispensed, { ...dispensed, status: 'partly-dispensed', dispensedQuantity: 5 }])).toBe('2026-11-05');
});

test('of a medicine with repeats the last dispensing counts', () => {
  const lastDispensedAt = new Date('2026-11-29T10:00:00.000Z');
  expect(supplyUntil([{ ...dispensed, status: 'partly-dispensed', dispensedAt: null, lastDispensedAt, dispensedQuantity: 60 }])).toBe('2026-12-28');
});

test.each([
  ['nothing was dispensed', { dispensedAt: null, status: 'ready' as const }],
  ['the dose cannot be read with certainty', { singleDose: 'nach Bedarf', dailyDose: 'nach Bedarf' }],
  ['the product is counted in pieces', { unit: 'piece' as const }],
])('nothing is said where %s', (_why, part) => {
  expect(supplyUntil([{ ...dispensed, ...part }])).toBeNull();
});
