import fc from 'fast-check';
import { invoiceLinesFor, type Services } from './invoice-lines.ts';

const approved: Services = { contact: 'questionnaire', hasLetter: true };
const declined: Services = { contact: 'questionnaire', hasLetter: false };

test('the ordinary deposit of an approval is advice and a short certificate, 14.99 EUR', () => {
  expect(invoiceLinesFor(1499, 'DE', approved, 'de')).toMatchObject({
    scheme: 'goae',
    totalCents: 1499,
    lines: [
      { number: '1', multiplier: 2.3, isAnalog: true, designation: 'Beratung in Textform' },
      { number: '70', multiplier: 1.83 },
    ],
  });
});

test('a declined request has no certificate on its invoice, and what is left of the deposit is not charged', () => {
  const { lines, totalCents } = invoiceLinesFor(1499, 'DE', declined, 'de');
  expect(lines).toMatchObject([{ number: '1', multiplier: 2.3, designation: 'Beratung in Textform' }]);
  expect(totalCents).toBe(1072);
});

test.each([
  ['questionnaire', 'Advice in writing', true],
  ['phone', 'Advice by telephone', undefined],
  ['video', 'Advice by video', undefined],
  ['in-person', 'Advice', undefined],
] as const)('advice is named as it was given: %s', (contact, designation, isAnalog) => {
  const [line] = invoiceLinesFor(1499, 'DE', { contact, hasLetter: false }, 'en').lines;
  expect([line?.designation, line?.isAnalog]).toEqual([designation, isAnalog]);
});

test.each([
  [approved, 1608],
  [declined, 1072],
])('no invoice asks for more than the deposit, and within the scale it asks for nearly all of it: %o', (services, most) => {
  fc.assert(
    fc.property(fc.integer({ min: 700, max: 1600 }), (deposit) => {
      const { totalCents, lines } = invoiceLinesFor(deposit, 'DE', services, 'en');
      expect(totalCents).toBeLessThanOrEqual(deposit);
      expect(totalCents).toBeGreaterThan(Math.min(deposit, most) - 6);
      expect(lines.every(({ multiplier }) => (multiplier ?? 9) <= 2.3)).toBe(true);
    }),
    { numRuns: 25 },
  );
});

test('a doctor who practises in another state charges one line without the German scale', () => {
  expect(invoiceLinesFor(1499, 'PT', declined, 'en')).toMatchObject({ scheme: 'foreign', totalCents: 1499, lines: [{ number: null, amountCents: 1499 }] });
});
