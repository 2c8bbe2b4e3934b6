import { createHash } from 'node:crypto';
import { healthAnswers, missingAnswers, questionnaireSteps } from '@blattwerk/contract/health-states/shapes';
import { answerAt, isAsked, questionnaireDefinition, questionsOf } from '@blattwerk/contract/health-states/definition';
import { definitions } from '@blattwerk/contract/health-states/definitions/definitions';
import { revise } from '@blattwerk/contract/health-states/definitions/revise';
import { version1 } from '@blattwerk/contract/health-states/definitions/version-1';

/** What is published stays as it is: old answers are shown with these words. A new version gets a line of its own. */
const frozen: Record<number, string> = { 1: '4280be54d9d6bd08', 2: '84f7db110c162564' };

test('a published version is frozen', () => {
  const hashes = Object.fromEntries(definitions.map((one) => [one.version, createHash('sha256').update(JSON.stringify(one)).digest('hex').slice(0, 16)]));
  expect(hashes).toEqual(frozen);
});

test('versions are numbered from 1 without a gap and published one after the other', () => {
  expect(definitions.map(({ version }) => version)).toEqual(definitions.map((_, index) => index + 1));
  const dates = definitions.map(({ publishedAt }) => publishedAt);
  expect(dates).toEqual(dates.toSorted());
  for (const one of definitions) expect(questionnaireDefinition.parse(one)).toEqual(one);
});

const current = definitions.at(-1) ?? version1;

test('the newest version asks every answer at most once and in its own step', () => {
  const keys = questionsOf(current).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { key, questions } of current.steps) {
    const fields: readonly string[] = questionnaireSteps.find((step) => step.key === key)?.fields ?? [];
    expect([key, [...new Set(questions.map((question) => question.key.split('.')[0]))]]).toEqual([key, [...fields]]);
  }
  expect(current.steps.map(({ key }) => key)).toEqual(questionnaireSteps.map(({ key }) => key));
});

test('whatever is missing can be answered, and every question says why it is asked', () => {
  const asked = new Set(questionsOf(current).map(({ key }) => key));
  for (const path of missingAnswers({ symptoms: ['other'], medicationTaken: true })) expect([path, asked.has(path)]).toEqual([path, true]);
  for (const { key, why } of questionsOf(current)) if (key !== 'medicationHistory') expect([key, why?.de, why?.en]).not.toContain(undefined);
});

test('conditions and options name answers that exist', () => {
  const fields = Object.keys(healthAnswers.shape);
  for (const { key, when, options, kind } of definitions.flatMap(questionsOf)) {
    expect(fields).toContain(key.split('.')[0]);
    if (when) expect(fields).toContain(when.field);
    expect([key, (options ?? []).length > 0]).toEqual([key, ['choice', 'choices', 'therapies'].includes(kind)]);
  }
});

test('a question is asked only where its condition holds', () => {
  const of = (key: string) => questionsOf(current).find((one) => one.key === key)!;
  expect([isAsked(of('medications'), {}), isAsked(of('medications'), { medicationTaken: true })]).toEqual([false, true]);
  expect([isAsked(of('medicationHistory'), { medicationHistory: '' }), isAsked(of('medicationHistory'), { medicationHistory: 'Ibuprofen' })]).toEqual([
    false,
    true,
  ]);
  expect(isAsked(of('symptoms'), {})).toBe(true);
  expect(answerAt({ criteriaConfirm: { heart: false } }, 'criteriaConfirm.heart')).toBe(false);
});

test('a revision of a question that does not exist is refused', () => {
  expect(() => revise(version1, { version: 9, publishedAt: '2030-01-01T00:00:00.000Z', without: ['shoeSize'] })).toThrow('shoeSize');
});
