import type { HealthState } from '@blattwerk/contract/health-states/shapes';
import { Skeleton } from '../../components/ui/feedback.tsx';
import { QuestionStep } from './question-step.tsx';
import type { StepProps } from './step-props.ts';
import { useDefinition } from './use-definition.ts';

const nothing: HealthState['prescribedLast30Days'] = { g: 0, ml: 0, piece: 0 };

/** The medicines of a follow-up, as the newest version of the questionnaire asks for them. */
export const MedicineQuestions = (props: StepProps) => {
  const { data } = useDefinition();
  const step = data?.steps.find(({ key }) => key === 'medication');
  return step ? <QuestionStep step={step} prescribed={nothing} {...props} /> : <Skeleton lines={4} />;
};
