import type { HealthState, QuestionnaireStep } from '@blattwerk/contract/health-states/shapes';
import { criteria } from '@blattwerk/contract/health-states/shapes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Card, Facts } from '../../components/ui/card.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { addressOf } from './steps.ts';
import styles from './questionnaire.module.css';

interface Row {
  term: string;
  value: ReactNode;
}

const useWords = () => {
  const { t } = useTranslation('questionnaire');
  return {
    t,
    yesNo: (value: boolean | null | undefined) =>
      value === null || value === undefined ? t('sheet.open') : t(value ? 'form.yes' : 'form.no', { ns: 'common' }),
    orNone: (value: string | null | undefined) => value || t('sheet.none'),
  };
};

const useRows = (state: HealthState): Record<Exclude<QuestionnaireStep, 'personal'>, Row[]> => {
  const { t, yesNo, orNone } = useWords();
  const { number } = useFormat();
  const products = state.requestedProducts.map((entry) => {
    if ('wish' in entry) return `${entry.wish.strainName} (${t('request.wish')})`;
    return entry.amount === null ? entry.name : `${entry.name}, ${number(entry.amount)} ${t(`unit.${entry.unit}`, { ns: 'common' })}`;
  });
  const physician = state.treatingPhysician ? Object.values(state.treatingPhysician).filter(Boolean).join(', ') : '';
  const unit = state.usageType === 'oral' ? 'ml' : 'g';
  return {
    illness: [
      { term: t('illness.symptoms'), value: state.symptoms.map((symptom) => t(`symptom.${symptom}`, { ns: 'common' })).join(', ') || t('sheet.open') },
      { term: t('illness.complaints'), value: orNone(state.complaints) },
      { term: t('illness.duration'), value: state.symptomsDuration ? t(`duration.${state.symptomsDuration}`) : t('sheet.open') },
      { term: t('illness.level'), value: state.symptomsLevel ? t('form.scaleOf', { ns: 'common', level: state.symptomsLevel }) : t('sheet.open') },
      { term: t('illness.treatedBefore'), value: yesNo(state.treatedBefore) },
    ],
    exclusion: criteria.map((criterion) => {
      const answer = state.criteriaConfirm[criterion];
      return { term: t(`criterion.${criterion}.short`), value: answer === undefined ? t('sheet.open') : t(answer ? 'exclusion.not' : 'exclusion.applies') };
    }),
    medication: [
      { term: t('medication.taken'), value: typeof state.medicationTaken === 'string' ? state.medicationTaken : yesNo(state.medicationTaken) },
      { term: t(state.medicationTaken ? 'medication.which' : 'medication.history'), value: orNone(state.medicationHistory) },
    ],
    experience: [
      { term: t('experience.has'), value: yesNo(state.cannabisExperience) },
      { term: t('experience.reason'), value: orNone(state.cannabisBenefitReason) },
    ],
    request: [
      { term: t('request.usage'), value: state.usageType ? t(`usage.${state.usageType}.label`) : t('sheet.open') },
      { term: t('request.products'), value: products.length > 0 ? products.join('; ') : t('request.doctorChooses') },
      { term: t('request.amount'), value: state.amount ? `${state.amount} ${unit}` : t('sheet.none') },
    ],
    physician: [{ term: t('step.physician.title'), value: physician || t('sheet.none') }],
  };
};

/** The answers exactly as the doctor will read them, each group with the way back to it. */
export const AnswerSheet = ({ state }: { state: HealthState }) => {
  const { t } = useTranslation('questionnaire');
  const rows = useRows(state);
  return (Object.keys(rows) as (keyof typeof rows)[]).map((step) => (
    <div key={step} className={styles.group}>
      <Card>
        <div className={styles.groupHead}>
          <h2>{t(`step.${step}.title`)}</h2>
          <AppLink to={addressOf(step)}>
            {t('sheet.change')}
            <span className="visually-hidden">: {t(`step.${step}.title`)}</span>
          </AppLink>
        </div>
        <Facts items={rows[step]} />
      </Card>
    </div>
  ));
};
