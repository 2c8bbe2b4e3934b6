import { missingAnswers, shownAnswers, type HealthAnswers, type HealthState } from '@blattwerk/contract/health-states/shapes';
import { changedSteps, missingIn } from './changed-answers.ts';

const answers: HealthAnswers = {
  symptoms: ['chronic-pain'],
  symptomsDuration: 'more-than-6-months',
  symptomsLevel: 7,
  treatedBefore: true,
  medicationTaken: false,
  cannabisExperience: true,
  usageType: 'inhalation',
};
const stateOf = (given: HealthAnswers): HealthState => ({
  id: '00000000-0000-4000-8000-000000000001',
  status: 'draft',
  version: 2,
  definition: 1,
  prescribedLast30Days: { g: 0, ml: 0, piece: 0 },
  missing: missingAnswers(given),
  applies: [],
  savedAt: '2026-11-24T13:00:00.000Z',
  ...shownAnswers(given),
  requestedProducts: [],
});

test('a part is marked when an answer of it differs from the last time', () => {
  expect(changedSteps(stateOf(answers), stateOf(answers))).toEqual([]);
  expect(changedSteps(stateOf(answers), stateOf({ ...answers, symptomsLevel: 3, usageType: 'oral' }))).toEqual(['illness', 'request']);
});

test('an answer that was changed back is no change, and neither is an empty text', () => {
  expect(changedSteps(stateOf(answers), stateOf({ ...answers, complaints: '' }))).toEqual([]);
});

test('safety answers and the agreement are asked later: a draft without them lacks nothing here', () => {
  expect(missingIn('request', stateOf(answers))).toEqual([]);
  expect(missingIn('illness', stateOf({ ...answers, symptomsLevel: undefined } as HealthAnswers))).toEqual(['symptomsLevel']);
});
