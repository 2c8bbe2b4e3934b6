import type { QuestionnaireDefinition } from '@blattwerk/contract/health-states/definition';
import { renderAnswers, type AnswerLine } from '@blattwerk/contract/health-states/render-answers';
import type { HealthState, QuestionnaireStep } from '@blattwerk/contract/health-states/shapes';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Card, Facts } from '../../components/ui/card.tsx';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { answersOf, toWire } from './answers.ts';
import { addressOf } from './steps.ts';
import styles from './questionnaire.module.css';

const Lines = ({ lines }: { lines: readonly AnswerLine[] }) =>
  lines.map(({ text, mark }) => (
    <span key={text} className={styles.answerLine}>
      {text}
      {mark && <span className={styles.answerMark}>{mark}</span>}
    </span>
  ));

/** The answers exactly as the doctor will read them, from the same description, each group with the way back to it. */
export const AnswerSheet = ({ state, definition }: { state: HealthState; definition: QuestionnaireDefinition }) => {
  const { t } = useTranslation('questionnaire');
  const products = new Map(state.requestedProducts.flatMap((entry) => ('productId' in entry ? [[entry.productId, entry]] : [])));
  return renderAnswers(definition, toWire(answersOf(state)), useLocale(), products).map(({ key, title, rows }) => (
    <div key={key} className={styles.group}>
      <Card>
        <div className={styles.groupHead}>
          <h2>{title}</h2>
          <AppLink to={addressOf(key as QuestionnaireStep)}>
            {t('sheet.change')}
            <span className="visually-hidden">: {title}</span>
          </AppLink>
        </div>
        <Facts items={rows.map(({ label, lines }) => ({ term: label, value: <Lines lines={lines} /> }))} />
      </Card>
    </div>
  ));
};
