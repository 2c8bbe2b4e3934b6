import { findingsOf } from '../../lib/forms/testing/findings.ts';
import { stepForm } from './step-form.ts';

const rules = stepForm('illness', (need) => need);
const answered = { symptoms: ['chronic-pain' as const], symptomsDuration: 'more-than-6-months' as const, symptomsLevel: 7, treatedBefore: true };

test('a step with all its answers lacks nothing, whatever the others lack', async () => {
  expect(await findingsOf(rules, answered, 'de')).toEqual({});
});

test('each missing answer is told at its field, and what has to be done for it', async () => {
  expect(await findingsOf(rules, { symptoms: ['other'] }, 'de')).toEqual({
    symptomsDuration: 'choice',
    symptomsLevel: 'choice',
    treatedBefore: 'choice',
    complaints: 'text',
  });
  expect(
    await findingsOf(
      stepForm('request', (need) => need),
      {},
      'de',
    ),
  ).toEqual({ usageType: 'choice', agreement: 'agreement' });
});
