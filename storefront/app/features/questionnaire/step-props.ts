import type { FieldPath } from 'react-hook-form';
import type { Answers } from './answers.ts';

/** What every step of the questionnaire works with. */
export interface StepProps {
  answers: Answers;
  set: (part: Answers) => void;
  /** The sentence for a field that is still missing; nothing before a user tried to go on. */
  errorOf: (path: FieldPath<Answers>) => string | undefined;
}
