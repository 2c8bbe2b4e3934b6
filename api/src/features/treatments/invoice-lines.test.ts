import { goaeProblems } from '@blattwerk/contract/treatments/goae';
import fc from 'fast-check';
import { foreignLines, goaeLines, proposedItems, type Services } from './invoice-lines.ts';

const factors = { advice: 1.59, adviceAlone: 2.3, letter: 1 };
const services = (contact: Services['contact']): Services => ({ contact, contactOn: '2026-11-18', decidedOn: '2026-11-20' });

test('the ordinary deposit of an approval is advice and the medical letter, 14.99 EUR', () => {
  expect(goaeLines(proposedItems(1499, true, factors), services('questionnaire'), 'de')).toMatchObject({
    scheme: 'goae',
    totalCents: 1499,
    lines: [
      { number: '1', multiplier: 1.59, isAnalog: true, designation: 'Beratung in Textform' },
      { number: '75', multiplier: 1 },
    ],
  });
});

test('a declined request has no letter on its invoice, and what is left of the deposit is not charged', () => {
  expect(goaeLines(proposedItems(1499, false, factors), services('questionnaire'), 'de')).toMatchObject({
    totalCents: 1072,
    lines: [{ number: '1', multiplier: 2.3, designation: 'Beratung in Textform' }],
  });
});

test.each([
  ['questionnaire', 'Advice in writing', true],
  ['phone', 'Advice by telephone', undefined],
  ['video', 'Advice by video', undefined],
  ['in-person', 'Advice', undefined],
] as const)('advice is named as it was given: %s', (contact, designation, isAnalog) => {
  const [line] = goaeLines(proposedItems(1499, false, factors), services(contact), 'en').lines;
  expect([line?.designation, line?.isAnalog]).toEqual([designation, isAnalog]);
});

test('a conversation of ten minutes is detailed advice where no letter is issued and the deposit reaches', () => {
  expect(proposedItems(1499, false, factors, 10)).toEqual([{ number: '3', multiplier: 1.71 }]);
  expect(proposedItems(1499, false, factors, 9)).toEqual([{ number: '1', multiplier: 2.3 }]);
  expect(proposedItems(873, false, factors, 30).map(({ number }) => number)).toEqual(['1']);
  expect(proposedItems(1499, true, factors, 30).map(({ number }) => number)).toEqual(['1', '75']);
});

test('each line has the day of its service: advice that of the contact, the letter that of the decision', () => {
  const { lines } = goaeLines(proposedItems(1499, true, factors), services('video'), 'de');
  expect(lines.map(({ number, serviceOn }) => [number, serviceOn])).toEqual([
    ['1', '2026-11-18'],
    ['75', '2026-11-20'],
  ]);
});

test.each([true, false])('no proposal is above the deposit, and none needs a reason (letter: %s)', (hasLetter) => {
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 3000 }), (deposit) => {
      const items = proposedItems(deposit, hasLetter, factors);
      expect(goaeLines(items, services('phone'), 'en').totalCents).toBeLessThanOrEqual(deposit);
      expect(goaeProblems(items)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('a doctor who practises in another state charges one line without the German scale', () => {
  expect(foreignLines(1499, services('video'), 'en')).toMatchObject({ scheme: 'foreign', totalCents: 1499, lines: [{ number: null, amountCents: 1499 }] });
});
