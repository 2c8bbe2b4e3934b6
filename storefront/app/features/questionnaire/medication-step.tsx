import { useTranslation } from 'react-i18next';
import { Textarea } from '../../components/ui/inputs.tsx';
import type { StepProps } from './step-props.ts';
import { YesNo } from './yes-no.tsx';

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
