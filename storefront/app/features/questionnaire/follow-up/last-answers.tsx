import type { HealthState } from '@blattwerk/contract/health-states/shapes';
import { Facts } from '../../../components/ui/card.tsx';
import { Skeleton } from '../../../components/ui/feedback.tsx';
import { useAnswerSections } from './use-answer-sections.ts';

/** The answers that count again, to read, in the words in which they were asked for. */
export const LastAnswers = ({ state }: { state: HealthState }) => {
  const sections = useAnswerSections(state);
  if (!sections) return <Skeleton lines={6} />;
  return sections.map(({ key, title, rows }) => (
    <section key={key}>
      <h3>{title}</h3>
      <Facts items={rows} />
    </section>
  ));
};
