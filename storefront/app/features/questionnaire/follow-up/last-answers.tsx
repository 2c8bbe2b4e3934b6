import type { HealthState } from '@blattwerk/contract/health-states/shapes';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../../components/ui/card.tsx';
import { Skeleton } from '../../../components/ui/feedback.tsx';
import { changeableSteps } from './changed-answers.ts';
import { useAnswerRows } from './use-answer-rows.ts';

/** The answers that count again, to read. */
export const LastAnswers = ({ state }: { state: HealthState }) => {
  const { t } = useTranslation('questionnaire');
  const rowsOf = useAnswerRows(state);
  if (!rowsOf) return <Skeleton lines={6} />;
  return changeableSteps.map((step) => (
    <section key={step}>
      <h3>{t(`step.${step}.title`)}</h3>
      <Facts items={rowsOf(step)} />
    </section>
  ));
};
