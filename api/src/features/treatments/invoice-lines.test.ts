import fc from 'fast-check';
import { invoiceLinesFor } from './invoice-lines.ts';

test('the ordinary deposit is advice and a short certificate, 14.99 EUR', () => {
  expect(invoiceLinesFor(1499, 'DE', 'de')).toMatchObject({
    scheme: 'goae',
    totalCents: 1499,
    lines: [
      { number: '1', multiplier: 2.3 },
      { number: '70', multiplier: 1.83 },
    ],
  });
});

test('no invoice asks for more than the deposit, and within the scale it asks for nearly all of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 700, max: 1600 }), (deposit) => {
      const { totalCents, lines } = invoiceLinesFor(deposit, 'DE', 'en');
      expect(totalCents).toBeLessThanOrEqual(deposit);
      expect(totalCents).toBeGreaterThan(Math.min(deposit, 1608) - 5);
      expect(lines.every(({ multiplier }) => (multiplier ?? 9) <= 2.3)).toBe(true);
    }),
    { numRuns: 25 },
  );
});

test('a doctor who practises in another state charges one line without the German scale', () => {
  expect(invoiceLinesFor(1499, 'PT', 'en')).toMatchObject({ scheme: 'foreign', totalCents: 1499, lines: [{ number: null, amountCents: 1499 }] });
});
