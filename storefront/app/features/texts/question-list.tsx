import { Disclosure } from '../../components/ui/disclosure.tsx';
import { Prose } from './prose.tsx';
import type { Question } from './texts.server.ts';
import styles from './texts.module.css';

/** Questions that open their answers; their own addresses lead to them. */
export const QuestionList = ({ questions, isOpen = false }: { questions: readonly Question[]; isOpen?: boolean }) => (
  <div className={styles.questions}>
    {questions.map(({ id, question, answer }) => (
      <div key={id} id={id} className={styles.question}>
        <Disclosure summary={question} isOpen={isOpen}>
          <Prose html={answer} />
        </Disclosure>
      </div>
    ))}
  </div>
);
