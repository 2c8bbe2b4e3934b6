import type { DefinitionStep, QuestionnaireDefinition } from '@blattwerk/contract/health-states/definition';
import type { QuestionnaireStep } from '@blattwerk/contract/health-states/shapes';
import { questionnaireSteps } from '@blattwerk/contract/health-states/shapes';
import type { Answers } from './answers.ts';
import { missingOf } from './answers.ts';

export const stepKeys: readonly QuestionnaireStep[] = questionnaireSteps.map(({ key }) => key);
/** A step in the words of a version. */
export const stepIn = ({ version, steps }: QuestionnaireDefinition, step: QuestionnaireStep): DefinitionStep => {
  const found = steps.find(({ key }) => key === step);
  if (!found) throw new TypeError(`version ${version} of the questionnaire has no step ${step}`);
  return found;
};

export const reviewAddress = '/health-state/review';

/** The medical steps and the personal ones have a page of their own each. */
export const addressOf = (step: QuestionnaireStep): string =>
  `/health-state/create/${step === 'personal' || step === 'physician' ? 'profile' : 'prescription'}?step=${step}`;

export const minutesFrom = (step: QuestionnaireStep): number => questionnaireSteps.slice(stepKeys.indexOf(step)).reduce((sum, { minutes }) => sum + minutes, 0);

export const stepBefore = (step: QuestionnaireStep): QuestionnaireStep | undefined => stepKeys[stepKeys.indexOf(step) - 1];
export const stepAfter = (step: QuestionnaireStep): QuestionnaireStep | undefined => stepKeys[stepKeys.indexOf(step) + 1];

const medical: readonly QuestionnaireStep[] = stepKeys.filter((key) => key !== 'personal' && key !== 'physician');

/** Where to begin: the asked step if it is on this page, else the first that lacks something. */
export const stepOf = (asked: string | null, isProfile: boolean, answers: Answers): QuestionnaireStep => {
  const onPage = isProfile ? stepKeys.filter((key) => !medical.includes(key)) : medical;
  const found = onPage.find((key) => key === asked);
  if (found) return found;
  if (isProfile) return 'personal';
  return medical.find((key) => missingOf(key, answers).length > 0) ?? 'illness';
};
