import { definitions } from './definitions/definitions.ts';
import { version1 } from './definitions/version-1.ts';
import type { QuestionnaireDefinition } from './definition.ts';
import { answerLabel, renderAnswers, renderField } from './render-answers.ts';
import type { HealthAnswers } from './shapes.ts';

const current = definitions.at(-1) as QuestionnaireDefinition;
const answers: HealthAnswers = {
  symptoms: ['chronic-pain', 'adhd'],
  symptomsLevel: 7,
  treatedBefore: true,
  earlierTherapies: [{ name: 'Pregabalin', result: 'side-effects' }],
  criteriaConfirm: { heart: true, allergy: false },
  medicationTaken: true,
  medications: [
    { name: 'Marcumar', substance: 'Phenprocoumon', atc: 'B01AA04', dose: '3 mg', frequency: 'abends', since: '2024-03' },
    { name: 'Xylomedon', dose: '1', frequency: '' },
    { name: 'Ibuprofen', substance: 'Ibuprofen', atc: 'M01AE01', dose: '400 mg', frequency: 'bei Bedarf', stoppedAt: '2025-12-01' },
  ],
  usageType: 'oral',
  weight: 62.5,
  requestedProducts: [{ productId: 'p1', amount: 12.5 }, { wish: { strainName: 'Mondlicht' } }],
  amount: 20,
  agreement: true,
};
const products = new Map([['p1', { name: 'Ahornöl', unit: 'ml' as const }]]);
const lines = (definition: QuestionnaireDefinition, of: HealthAnswers, locale: 'de' | 'en') =>
  Object.fromEntries(
    renderAnswers(definition, of, locale, products)
      .flatMap(({ rows }) => rows)
      .map(({ key, lines: all }) => [key, all.map(({ text, mark }) => (mark ? `${text} [${mark}]` : text))]),
  );

test('every kind of answer reads as words of the patient’s language', () => {
  expect(lines(current, answers, 'de')).toMatchObject({
    symptoms: ['Chronische Schmerzen, ADHS'],
    symptomsLevel: ['7 von 10'],
    earlierTherapies: ['Pregabalin: Wegen Nebenwirkungen beendet'],
    'criteriaConfirm.heart': ['Trifft nicht auf mich zu'],
    'criteriaConfirm.allergy': ['Trifft zu'],
    medications: [
      'Marcumar (Phenprocoumon, B01AA04) · 3 mg · abends · seit 03/2024',
      'Xylomedon · 1 [nicht geprüft]',
      'Ibuprofen (M01AE01) · 400 mg · bei Bedarf · bis 01.12.2025 [abgesetzt]',
    ],
    weight: ['62,5 kg'],
    requestedProducts: ['Ahornöl · 12,5 ml', 'Mondlicht [Wunsch]'],
    amount: ['20 ml'],
    agreement: ['Bestätigt'],
  });
  expect(lines(current, answers, 'en')).toMatchObject({
    symptoms: ['Chronic pain, ADHD'],
    weight: ['62.5 kg'],
    requestedProducts: ['Ahornöl · 12.5 ml', 'Mondlicht [wish]'],
  });
});

test('what is missing and what may be left out are told apart', () => {
  const { symptomsDuration, complaints, treatingPhysician, requestedProducts } = lines(current, { symptoms: ['adhd'] }, 'de');
  expect([symptomsDuration, complaints, treatingPhysician]).toEqual([['noch offen'], ['keine Angabe'], ['keine Angabe']]);
  expect(requestedProducts).toEqual(['Die Ärztin oder der Arzt soll wählen']);
});

test('a question that was not asked is left out, an answer never is', () => {
  expect(Object.keys(lines(current, { medicationTaken: false }, 'de'))).not.toContain('medications');
  expect(lines(current, { medicationTaken: false, medications: [{ name: 'Ramipril', dose: '', frequency: '' }] }, 'de')).toHaveProperty('medications');
});

test('answers of the first version read with its words, in both languages', () => {
  const old: HealthAnswers = { medicationTaken: 'Ramipril', medicationHistory: 'Novalgin', symptomsDuration: 'more-than-6-months' };
  expect(lines(version1, old, 'de')).toMatchObject({
    medicationTaken: ['Ramipril'],
    medicationHistory: ['Novalgin'],
    symptomsDuration: ['Länger als 6 Monate'],
  });
  expect(lines(version1, old, 'en')).toMatchObject({ symptomsDuration: ['More than 6 months'] });
  expect(Object.keys(lines(version1, old, 'de'))).not.toContain('weight');
});

test('one field is told by itself, a group of criteria line by line', () => {
  expect(renderField(current, 'criteriaConfirm', answers, 'de')).toEqual([
    { text: 'Herzerkrankung: Trifft nicht auf mich zu' },
    { text: 'Allergie: Trifft zu' },
  ]);
  expect(renderField(current, 'complaints', answers, 'de')).toEqual([]);
  expect([answerLabel(current, 'criteriaConfirm', 'en'), answerLabel(current, 'amount', 'de'), answerLabel(current, 'shoeSize', 'de')]).toEqual([
    'Exclusion criteria',
    'Gewünschte Menge für 30 Tage',
    'shoeSize',
  ]);
});
