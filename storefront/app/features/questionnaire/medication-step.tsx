import { useTranslation } from 'react-i18next';
import { Textarea } from '../../components/ui/inputs.tsx';
import type { StepProps } from './step-props.ts';
import { YesNo } from './yes-no.tsx';

export const MedicationStep = ({ answers, set, errorOf }: StepProps) => {
  const { t } = useTranslation('questionnaire');
  const takes = answers.medicationTaken === true;
  return (
    <>
      <YesNo
        label={t('medication.taken')}
        help={t('medication.takenHelp')}
        name="medicationTaken"
        value={answers.medicationTaken === undefined ? undefined : takes}
        onChange={(medicationTaken) => set({ medicationTaken })}
        error={errorOf('medicationTaken')}
      />
      <Textarea
        label={takes ? t('medication.which') : t('medication.history')}
        help={takes ? t('medication.whichHelp') : t('medication.historyHelp')}
        isOptional={!takes}
        maxLength={1000}
        value={answers.medicationHistory ?? ''}
        onChange={(event) => set({ medicationHistory: event.target.value })}
        error={errorOf('medicationHistory')}
      />
    </>
  );
};

export const ExperienceStep = ({ answers, set, errorOf }: StepProps) => {
  const { t } = useTranslation('questionnaire');
  return (
    <>
      <YesNo
        label={t('experience.has')}
        help={t('experience.hasHelp')}
        name="cannabisExperience"
        value={answers.cannabisExperience}
        onChange={(cannabisExperience) => set({ cannabisExperience })}
        error={errorOf('cannabisExperience')}
      />
      <Textarea
        label={t('experience.reason')}
        help={t('experience.reasonHelp')}
        isOptional
        maxLength={1000}
        value={answers.cannabisBenefitReason ?? ''}
        onChange={(event) => set({ cannabisBenefitReason: event.target.value })}
        error={errorOf('cannabisBenefitReason')}
      />
    </>
  );
};
