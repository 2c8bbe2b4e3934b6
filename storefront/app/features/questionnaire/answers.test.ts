import { shownAnswers, type HealthState } from '@blattwerk/contract/health-states/shapes';
import { answersOf, missingOf, toWire } from './answers.ts';
import { addressOf, minutesFrom, stepOf } from './steps.ts';

const empty: HealthState = {
  id: '00000000-0000-4000-8000-000000000001',
  status: 'draft',
  version: 1,
  definition: 2,
  missing: [],
  applies: [],
  savedAt: '2026-11-24T13:00:00.000Z',
  prescribedLast30Days: { g: 0, ml: 0, piece: 0 },
  ...shownAnswers({}),
  requestedProducts: [],
};

test('medicines that were stored as words read as yes, with the words kept', () => {
  expect(answersOf({ ...empty, medicationTaken: 'Ramipril' })).toMatchObject({ medicationTaken: true, medicationHistory: 'Ramipril' });
});

test('a chosen product travels by its id, with its amount', () => {
  const chosen = { productId: 'p', name: 'N', slug: 's', unit: 'g' as const, amount: 12.5 };
  expect(toWire({ requestedProducts: [chosen, { wish: { strainName: 'Gelato' } }] })).toEqual({
    requestedProducts: [{ productId: 'p', amount: 12.5 }, { wish: { strainName: 'Gelato' } }],
  });
});

test('each step asks for its own answers only', () => {
  expect(missingOf('illness', {})).toEqual(['symptoms', 'symptomsDuration', 'symptomsLevel', 'treatedBefore']);
  expect(missingOf('exclusion', { criteriaConfirm: { psychosis: true } })).toHaveLength(5);
  expect(missingOf('physician', {})).toEqual([]);
});

test('the questionnaire opens at the first step that lacks something', () => {
  const answered = answersOf({ ...empty, symptoms: ['adhd'], symptomsDuration: 'less-than-3-months', symptomsLevel: 4, treatedBefore: false });
  expect(stepOf(null, false, answered)).toBe('exclusion');
  expect(stepOf('illness', false, answered)).toBe('illness');
  expect(stepOf('illness', true, answered)).toBe('personal');
});

test('the minutes left shrink from step to step, and the addresses say nothing about health', () => {
  expect(minutesFrom('illness')).toBe(9);
  expect(minutesFrom('physician')).toBe(1);
  expect(addressOf('physician')).toBe('/health-state/create/profile?step=physician');
});
