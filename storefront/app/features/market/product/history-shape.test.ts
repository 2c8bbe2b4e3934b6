import { countPath, extremesOf, periodsOf, pricePath, type Day } from './history-shape.ts';

const days = (...prices: (number | null)[]): Day[] =>
  prices.map((fromPriceCents, at) => ({ date: `2026-11-${String(at + 1).padStart(2, '0')}`, fromPriceCents, pharmacyCount: fromPriceCents === null ? 0 : 2 }));

test('days that are alike are one line of the table', () => {
  expect(periodsOf(days(600, 600, null, null, 650))).toEqual([
    { from: '2026-11-01', to: '2026-11-02', fromPriceCents: 600, pharmacyCount: 2 },
    { from: '2026-11-03', to: '2026-11-04', fromPriceCents: null, pharmacyCount: 0 },
    { from: '2026-11-05', to: '2026-11-05', fromPriceCents: 650, pharmacyCount: 2 },
  ]);
});

test('the line has a gap where nothing was in stock, and steps where the price changed', () => {
  const history = days(600, 700, null, 700);
  const extremes = extremesOf(history);
  expect(extremes).toMatchObject({ lowest: { date: '2026-11-01' }, highest: { date: '2026-11-02' }, most: 2, daysWithout: 1 });
  expect(pricePath(history, extremes!)).toBe('M0 112H150V8H300M450 8H600');
  expect(countPath(history, extremes!)).toBe('M0 48V4H150V4H300V48H450V4H600V48Z');
});

test('a price that never changed is a level line, and no price at all is no picture', () => {
  const history = days(600, 600);
  expect(pricePath(history, extremesOf(history)!)).toBe('M0 112H300H600');
  expect(extremesOf(days(null, null))).toBeNull();
});
