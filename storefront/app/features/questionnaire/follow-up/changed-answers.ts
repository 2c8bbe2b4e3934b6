import { questionnaireSteps, type HealthState } from '@blattwerk/contract/health-states/shapes';
import type { Answers } from '../answers.ts';
import { answersOf, missingOf } from '../answers.ts';

/** The parts of the questionnaire that can be opened in the list. Safety answers, products and the agreement are asked on the page of the order. */
export const changeableSteps = ['illness', 'medication', 'experience', 'request', 'physician'] as const;
export type ChangeableStep = (typeof changeableSteps)[number];

/** Asked afresh on the page of the order. */
export const askedLater: readonly string[] = ['agreement', 'requestedProducts'];

const fieldsOf = (step: ChangeableStep): (keyof Answers)[] =>
  questionnaireSteps.flatMap(({ key, fields }): readonly (keyof Answers)[] => (key === step ? fields : [])).filter((field) => !askedLater.includes(field));

const textOf = (value: unknown): string => JSON.stringify(value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value);

/** The parts of which an answer differs from the last complete ones. Pure. */
export const changedSteps = (last: HealthState, draft: HealthState): ChangeableStep[] => {
  const [before, after] = [answersOf(last), answersOf(draft)];
  return changeableSteps.filter((step) => fieldsOf(step).some((field) => textOf(before[field]) !== textOf(after[field])));
};

/** What a part still lacks: a question that is new since the last time. Pure. */
export const missingIn = (step: ChangeableStep, draft: HealthState): string[] =>
  missingOf(step, answersOf(draft)).filter((path) => !askedLater.includes(path.split('.')[0] ?? ''));
