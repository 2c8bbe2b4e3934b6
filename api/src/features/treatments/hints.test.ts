import { hintsOf, type HintFacts } from './hints.ts';
import { interactionReference } from './interaction-reference.ts';

const facts: HintFacts = { answers: {}, age: 40, flagUnderAge: 25, periodDays: 30, prescribedLately: { g: 0, ml: 0 }, changedSafetyAnswers: 0, locale: 'de' };
const kinds = (change: Partial<HintFacts>): string[] => hintsOf({ ...facts, ...change }).map(({ kind, severity }) => `${kind} ${severity}`);

test('an ordinary request has no hints', () => {
  expect(hintsOf(facts)).toEqual([]);
});

test.each([
  ['Ich nehme Marcumar.', 'Marcumar'],
  ['FLUOXETIN 20mg', 'FLUOXETIN'],
  ['Im Methadonprogramm', 'Methadonprogramm'],
])('a medicine is found where a word begins with it: %s', (medicationHistory, word) => {
  expect(hintsOf({ ...facts, answers: { medicationHistory } })[0]?.title).toContain(`„${word}“`);
});

test.each(['Substanz', 'Ich wohne in der Antoniestatinerstraße'])('no word is found inside of another: %s', (complaints) => {
  expect(kinds({ answers: { complaints } })).toEqual([]);
});

test('the most serious comes first', () => {
  expect(kinds({ answers: { medicationTaken: 'Simvastatin, Sertralin und Morphin' } })).toEqual(['interaction red', 'interaction amber', 'interaction info']);
});

test('age is pointed out under the setting’s limit and from 65 on', () => {
  expect([kinds({ age: 24 }), kinds({ age: 25 }), kinds({ age: 64 }), kinds({ age: 65 })]).toEqual([['age amber'], [], [], ['age amber']]);
});

test('what was prescribed in 30 days counts together with the wish', () => {
  expect(kinds({ prescribedLately: { g: 40, ml: 0 }, answers: { amount: 50 } })).toEqual(['amount info']);
  expect(kinds({ prescribedLately: { g: 60, ml: 0 }, answers: { amount: 50 } })).toEqual(['amount red']);
});

test('each rule has a name of its own that reasons can refer to', () => {
  const rules = interactionReference.map(({ rule }) => rule);
  expect(new Set(rules).size).toBe(rules.length);
  expect(hintsOf({ ...facts, answers: { medicationTaken: 'Morphin' } })[0]).toMatchObject({ rule: 'interaction.opioids', severity: 'red' });
});

test('the reference names its source and has both languages everywhere', () => {
  for (const { texts, source, words } of interactionReference) {
    expect([texts.de.title, texts.de.text, texts.en.title, texts.en.text, source].every((text) => text.length > 3)).toBe(true);
    expect(words.every((word) => word === word.toLowerCase())).toBe(true);
  }
});

describe('medicines that are over', () => {
  test.each([
    'Marcumar bis 2024',
    'Früher Marcumar',
    'Marcumar, abgesetzt',
    'Marcumar nehme ich nicht mehr',
    'Marcumar (abgesetzt 2023)',
    'I used to take Marcumar',
    'Marcumar until March 2024',
    'Marcumar, stopped in 2023',
    'no longer Marcumar',
  ])('are not flagged as current: %s', (medicationHistory) => {
    expect(kinds({ answers: { medicationHistory } })).toEqual([]);
  });
  test.each([
    'Ich nehme Marcumar.',
    'Ibuprofen abgesetzt, Marcumar täglich',
    'Marcumar nicht abgesetzt',
    'Früher Ibuprofen, jetzt Marcumar',
    'still taking Marcumar',
    'Früher und bis heute Marcumar',
  ])('those that go on are: %s', (medicationHistory) => {
    expect(kinds({ answers: { medicationHistory } })).not.toEqual([]);
  });
});

describe('medicines that the reference does not know', () => {
  const titles = (medicationTaken: string): string[] =>
    hintsOf({ ...facts, answers: { medicationTaken } }).flatMap(({ kind, title }) => (kind === 'not-checked' ? [title] : []));

  test('have a line each', () => {
    expect(titles('Xylomedon 20 mg morgens, Marcumar und Fantasol')).toEqual(['Nicht geprüft: „Xylomedon“', 'Nicht geprüft: „Fantasol“']);
  });
  test.each(['nein', 'keine', 'Keine Medikamente', 'none', 'Marcumar 3 mg', 'Fantasol abgesetzt', ''])('none for: %s', (text) => {
    expect(titles(text)).toEqual([]);
  });
});

describe('medicines in a list', () => {
  const listed = (name: string, atc?: string) => ({ name, dose: '', frequency: '', ...(atc ? { atc } : {}) });

  test('are checked by their code, and words elsewhere no longer are', () => {
    const answers = { medications: [listed('Tilidin', 'N02AX01')], complaints: 'Früher hat meine Mutter Marcumar genommen' };
    expect(hintsOf({ ...facts, answers }).map(({ rule }) => rule)).toEqual(['interaction.opioids']);
  });

  test('without a code are told to be unchecked', () => {
    expect(hintsOf({ ...facts, answers: { medications: [listed('Xylomedon')] } }).map(({ title }) => title)).toEqual(['Nicht geprüft: „Xylomedon“']);
  });

  test('and the words of an earlier questionnaire both count, each rule once', () => {
    const answers = { medications: [listed('Tilidin', 'N02AX01')], medicationHistory: 'Morphin, Marcumar' };
    expect(hintsOf({ ...facts, answers }).map(({ rule }) => rule)).toEqual(['interaction.opioids', 'interaction.vitamin-k-antagonists']);
  });

  test('an empty list leaves the words to be looked at', () => {
    expect(kinds({ answers: { medications: [], complaints: 'Ich nehme Marcumar' } })).toEqual(['interaction red']);
  });
});

test('a body mass index below 18.5 is pointed out', () => {
  expect([kinds({ answers: { height: 175, weight: 50 } }), kinds({ answers: { height: 175, weight: 70 } }), kinds({ answers: { weight: 50 } })]).toEqual([
    ['body amber'],
    [],
    [],
  ]);
});
