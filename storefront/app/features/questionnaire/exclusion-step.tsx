import { criteria } from '@blattwerk/contract/health-states/shapes';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../components/ui/choices.tsx';
import type { StepProps } from './step-props.ts';

/** One explicit answer for each criterion; there is no "tick all". */
export const ExclusionStep = ({ answers, set, errorOf }: StepProps) => {
  const { t } = useTranslation('questionnaire');
  const confirmed = answers.criteriaConfirm ?? {};
  return (
    <>
      {criteria.map((criterion) => (
        <RadioCards
          key={criterion}
          label={t(`criterion.${criterion}.label`)}
          help={t(`criterion.${criterion}.help`)}
          name={criterion}
          columns={2}
          value={confirmed[criterion] === undefined ? undefined : confirmed[criterion] ? 'not' : 'applies'}
          onChange={(choice) => set({ criteriaConfirm: { ...confirmed, [criterion]: choice === 'not' } })}
          error={errorOf(`criteriaConfirm.${criterion}`)}
          choices={[
            { value: 'not', label: t('exclusion.not') },
            { value: 'applies', label: t('exclusion.applies') },
          ]}
        />
      ))}
    </>
  );
};
