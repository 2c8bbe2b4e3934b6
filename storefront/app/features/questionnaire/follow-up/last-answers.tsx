import type { HealthState } from '@blattwerk/contract/health-states/shapes';
import { Facts } from '../../../components/ui/card.tsx';
import { Skeleton } from '../../../components/ui/feedback.tsx';
import { useAnswerSections } from './use-answer-sections.ts';
import styles from './follow-up.module.css';

/** The answers that count again, to read, in the words in which they were asked for. */
export const LastAnswers = ({ state }: { state: HealthState }) => {
  const sections = useAnswerSections(state);
  if (!sections) return <Skeleton lines={6} />;
  return sections.map(({ key, title, rows }) => (
    <section key={key}>
      <h2 className={styles.answersHead}>{title}</h2>
      <Facts items={rows} />
    </section>
  ));
};
