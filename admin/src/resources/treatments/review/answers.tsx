import { answerLabel } from '@blattwerk/contract/health-states/render-answers';
import type { Hint, TreatmentCase } from '@blattwerk/contract/treatments/case-shapes';
import { ExclamationCircleOutlined, InfoCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/page.tsx';
import { DateTime } from '../../../components/values.tsx';
import { currentLanguage } from '../../../providers/i18n.ts';
import { AnswerSheet, ChangedWords } from './answer-sheet.tsx';
import { FollowUpFacts } from './follow-up-facts.tsx';
import { MedicineCheck } from './medicine-check.tsx';
import { RequestedProducts } from './requested-products.tsx';

const hintIcons = { red: WarningOutlined, amber: ExclamationCircleOutlined, info: InfoCircleOutlined } as const;
const hintOrder = { red: 0, amber: 1, info: 2 } as const;

const Hints = ({ hints, check }: { hints: readonly Hint[]; check: TreatmentCase['medicineCheck'] }) => {
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
                {hint.source === null ? null : (
                  <p className="hint-source">
                    {hint.sourceUrl === undefined ? (
                      t('review.source', { source: hint.source })
                    ) : (
                      <a href={hint.sourceUrl} target="_blank" rel="noreferrer">
                        {t('review.source', { source: hint.source })}
                      </a>
                    )}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {check === null ? null : <MedicineCheck check={check} />}
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

const Changes = ({ record }: { record: TreatmentCase }) => {
  const { t } = useTranslation();
  const { changes, definition } = record;
  if (changes.length === 0) return null;
  return (
    <Section title={t('review.changes')}>
      <dl className="changes">
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{answerLabel(definition, field, currentLanguage())}</dt>
            <dd>
              <ChangedWords record={record} field={field} before={before} after={after} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};

const Questionnaire = ({ record }: { record: TreatmentCase }) => {
  const { t } = useTranslation();
  return (
    <Section
      title={t('review.questionnaire')}
      aside={
        <span className="quiet small">
          {t('review.questionnaireVersion', { version: record.healthStateVersion })} · <DateTime value={record.answeredAt} />
        </span>
      }
    >
      <SafetyChanges changes={record.safetyChanges} />
      <div className="answer-sheet">
        <AnswerSheet record={record} />
      </div>
    </Section>
  );
};

/** What the patient said, with what deserves attention first. */
export const Answers = ({ record }: { record: TreatmentCase }) => {
  const { t } = useTranslation();
  return (
    <>
      <Hints hints={record.hints} check={record.medicineCheck} />
      <Changes record={record} />
      <FollowUpFacts followUp={record.followUp} unit={record.answers.usageType === 'oral' ? 'ml' : 'g'} />
      <Section title={t('review.products')}>
        <RequestedProducts products={record.products} />
      </Section>
      <Questionnaire record={record} />
    </>
  );
};
