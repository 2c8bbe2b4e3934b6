import { isAsked, type DefinitionStep } from '@blattwerk/contract/health-states/definition';
import { toWire } from './answers.ts';
import { QuestionField } from './question-field.tsx';
import type { QuestionProps } from './step-props.ts';

type Props = Omit<QuestionProps, 'question'> & { step: DefinitionStep };

/** The questions of a step, those whose condition holds. */
export const QuestionStep = ({ step, ...rest }: Props) =>
  step.questions
    .filter((question) => isAsked(question, toWire(rest.answers)))
    .map((question) => <QuestionField key={question.key} question={question} {...rest} />);
