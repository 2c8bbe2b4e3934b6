import { symptomDurations, symptoms } from '@blattwerk/contract/health-states/shapes';
import { useTranslation } from 'react-i18next';
import { RadioCards, ScaleInput } from '../../components/ui/choices.tsx';
import { Textarea } from '../../components/ui/inputs.tsx';
import type { StepProps } from './step-props.ts';
import { YesNo } from './yes-no.tsx';

/** What troubles the patient, since when, and how much. */
export const IllnessStep = ({ answers, set, errorOf }: StepProps) => {
  const { t } = useTranslation('questionnaire');
  const chosen = answers.symptoms ?? [];
  const toggle = (value: string) => {
    const symptom = symptoms.find((known) => known === value);
    if (symptom) set({ symptoms: chosen.includes(symptom) ? chosen.filter((entry) => entry !== symptom) : [...chosen, symptom] });
  };
  return (
    <>
      <RadioCards
        label={t('illness.symptoms')}
        help={t('illness.symptomsHelp')}
        name="symptoms"
        columns={3}
        value={chosen}
        onChange={toggle}
        error={errorOf('symptoms')}
        choices={symptoms.map((value) => ({ value, label: t(`symptom.${value}`, { ns: 'common' }) }))}
      />
      <Textarea
        label={t('illness.complaints')}
        help={t('illness.complaintsHelp')}
        isOptional={!chosen.includes('other')}
        maxLength={1000}
        value={answers.complaints ?? ''}
        onChange={(event) => set({ complaints: event.target.value })}
        error={errorOf('complaints')}
      />
      <RadioCards
        label={t('illness.duration')}
        name="symptomsDuration"
        columns={3}
        value={answers.symptomsDuration}
        onChange={(value) => set({ symptomsDuration: symptomDurations.find((known) => known === value) })}
        error={errorOf('symptomsDuration')}
        choices={symptomDurations.map((value) => ({ value, label: t(`duration.${value}`) }))}
      />
      <ScaleInput
        label={t('illness.level')}
        help={t('illness.levelHelp')}
        name="symptomsLevel"
        low={t('illness.levelLow')}
        high={t('illness.levelHigh')}
        value={answers.symptomsLevel}
        onChange={(symptomsLevel) => set({ symptomsLevel })}
        error={errorOf('symptomsLevel')}
      />
      <YesNo
        label={t('illness.treatedBefore')}
        help={t('illness.treatedBeforeHelp')}
        name="treatedBefore"
        value={answers.treatedBefore}
        onChange={(treatedBefore) => set({ treatedBefore })}
        error={errorOf('treatedBefore')}
      />
    </>
  );
};
