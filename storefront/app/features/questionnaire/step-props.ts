import type { Question } from '@blattwerk/contract/health-states/definition';
import type { HealthState } from '@blattwerk/contract/health-states/shapes';
import type { FieldPath } from 'react-hook-form';
import type { Answers } from './answers.ts';

/** What every step of the questionnaire works with. */
export interface StepProps {
  answers: Answers;
  set: (part: Answers) => void;
  /** The sentence for a field that is still missing; nothing before a user tried to go on. */
  errorOf: (path: FieldPath<Answers>) => string | undefined;
}

/** What every question works with. */
export interface QuestionProps extends StepProps {
  question: Question;
  /** What was prescribed here in the last 30 days. */
  prescribed: HealthState['prescribedLast30Days'];
}
