import { answerLabel } from '@blattwerk/contract/health-states/answer-labels';
import { criteria, questionnaireSteps } from '@blattwerk/contract/health-states/shapes';
import type { HealthAnswers } from '@blattwerk/contract/health-states/shapes';
import type { Hint, TreatmentCase } from '@blattwerk/contract/treatments/shapes';
import { ExclamationCircleOutlined, InfoCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/page.tsx';
import { PlainTable } from '../../../components/plain-table.tsx';
import { DateTime, Nothing } from '../../../components/values.tsx';
import { currentLanguage } from '../../../providers/i18n.ts';
import { answerWords } from './answer-words.ts';
import { RequestedProducts } from './requested-products.tsx';

const hintIcons = { red: WarningOutlined, amber: ExclamationCircleOutlined, info: InfoCircleOutlined } as const;
const hintOrder = { red: 0, amber: 1, info: 2 } as const;

const Hints = ({ hints }: { hints: readonly Hint[] }) => {
  const { t } = useTranslation();
  const sorted = hints.toSorted((one, other) => hintOrder[one.severity] - hintOrder[other.severity]);
  return (
    <Section title={t('review.hints')}>
      {sorted.length === 0 ? <p className="quiet">{t('review.noHints')}</p> : null}
      <ul className="hints">
        {sorted.map((hint) => {
          const Icon = hintIcons[hint.severity];
          return (
            <li key={`${hint.kind} ${hint.title}`} className={`hint hint-${hint.severity}`}>
              <Icon aria-hidden="true" />
              <div>
                <p className="hint-title">
                  <span className="sr-only">{t(`enum.severity.${hint.severity}`)}: </span>
                  {hint.title}
                </p>
                <p>{hint.text}</p>
                {hint.source === null ? null : <p className="hint-source">{t('review.source', { source: hint.source })}</p>}
              </div>
            </li>
          );
        })}
      </ul>
      <p className="quiet small">{t('review.hintsNote')}</p>
    </Section>
  );
};

const afterWords = (seconds: number): { key: string; count: number } => {
  if (seconds < 120) return { key: 'review.secondsLater', count: seconds };
  if (seconds < 7200) return { key: 'review.minutesLater', count: Math.round(seconds / 60) };
  return seconds < 172_800 ? { key: 'review.hoursLater', count: Math.round(seconds / 3600) } : { key: 'review.daysLater', count: Math.round(seconds / 86_400) };
};

/** Safety answers that were given differently before: "applies → ruled out, 14 s later". */
const SafetyChanges = ({ changes }: { changes: TreatmentCase['safetyChanges'] }) => {
  const { t } = useTranslation();
  if (changes.length === 0) return null;
  const words = (confirmed: boolean) => t(confirmed ? 'review.ruledOut' : 'review.applies');
  return (
    <ul className="safety-changes">
      {changes.map((change) => {
        const after = afterWords(change.afterSeconds);
        return (
          <li key={`${change.criterion} ${change.at}`}>
            <WarningOutlined aria-hidden="true" />
            <span>
              <strong>{t(`enum.criterion.${change.criterion}`)}</strong>: {words(change.from)} <span aria-hidden="true">→</span>{' '}
              <span className="sr-only">{t('review.changedTo')}</span> {words(change.to)}, {t(after.key, { count: after.count })} (
              <DateTime value={change.at} />)
            </span>
          </li>
        );
      })}
    </ul>
  );
};

const Criteria = ({ answers }: { answers: HealthAnswers }) => {
  const { t } = useTranslation();
  return (
    <ul className="criteria">
      {criteria.map((criterion) => {
        const answer = answers.criteriaConfirm?.[criterion];
        return (
          <li key={criterion} className={answer === true ? '' : 'is-open'}>
            <span>{t(`enum.criterion.${criterion}`)}</span>
            <span>{answer === undefined ? <Nothing /> : t(answer ? 'review.ruledOut' : 'review.applies')}</span>
          </li>
        );
      })}
    </ul>
  );
};

const Changes = ({ changes }: { changes: TreatmentCase['changes'] }) => {
  const { t } = useTranslation();
  if (changes.length === 0) return null;
  const words = (field: string, value: unknown) => answerWords(field, value, t) || <Nothing />;
  return (
    <Section title={t('review.changes')}>
      <PlainTable label={t('review.changes')}>
        <thead>
          <tr>
            <th scope="col">{t('review.question')}</th>
            <th scope="col">{t('review.before')}</th>
            <th scope="col">{t('review.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.field}>
              <th scope="row">{answerLabel(change.field, currentLanguage())}</th>
              <td>{words(change.field, change.before)}</td>
              <td className="is-new">{words(change.field, change.after)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  );
};

const steps = questionnaireSteps.filter(({ key }) => key !== 'exclusion' && key !== 'personal');

const Questionnaire = ({ record }: { record: TreatmentCase }) => {
  const { t } = useTranslation();
  const changed = new Set(record.changes.map(({ field }) => field));
  return (
    <Section
      title={t('review.questionnaire')}
      aside={
        <span className="quiet small">
          {t('review.questionnaireVersion', { version: record.healthStateVersion })} · <DateTime value={record.answeredAt} />
        </span>
      }
    >
      <h3>{t('enum.questionnaireStep.exclusion')}</h3>
      <SafetyChanges changes={record.safetyChanges} />
      <Criteria answers={record.answers} />
      {steps.map(({ key, fields }) => (
        <div key={key} className="answer-step">
          <h3>{t(`enum.questionnaireStep.${key}`)}</h3>
          <dl className="answers">
            {fields
              .filter((field) => field !== 'requestedProducts')
              .map((field) => (
                <div key={field} className={changed.has(field) ? 'is-changed' : ''}>
                  <dt>{answerLabel(field, currentLanguage())}</dt>
                  <dd>{answerWords(field, record.answers[field], t) || <Nothing />}</dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </Section>
  );
};

/** What the patient said, with what deserves attention first. */
export const Answers = ({ record }: { record: TreatmentCase }) => {
  const { t } = useTranslation();
  return (
    <>
      <Hints hints={record.hints} />
      <Changes changes={record.changes} />
      <Section title={t('review.products')}>
        <RequestedProducts products={record.products} />
      </Section>
      <Questionnaire record={record} />
    </>
  );
};
