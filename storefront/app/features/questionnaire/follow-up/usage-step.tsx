import { usageTypes } from '@blattwerk/contract/health-states/shapes';
import { limits } from '@blattwerk/contract/limits';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../../components/ui/choices.tsx';
import { TextInput } from '../../../components/ui/inputs.tsx';
import type { StepProps } from '../step-props.ts';

/** Of the request what belongs to the answers: the way of use and the amount. */
export const UsageStep = ({ answers, set, errorOf }: StepProps) => {
  const { t } = useTranslation('questionnaire');
  return (
    <>
      <RadioCards
        label={t('request.usage')}
        name="usageType"
        columns={2}
        value={answers.usageType}
        onChange={(value) => set({ usageType: usageTypes.find((known) => known === value) })}
        error={errorOf('usageType')}
        choices={usageTypes.map((value) => ({ value, label: t(`usage.${value}.label`), hint: t(`usage.${value}.hint`) }))}
      />
      <TextInput
        label={t('request.amount')}
        help={t('request.amountHelp')}
        isOptional
        type="number"
        inputMode="decimal"
        min={1}
        max={limits.wishPerMonth}
        step="any"
        suffix={answers.usageType === 'oral' ? 'ml' : 'g'}
        value={answers.amount ?? ''}
        onChange={(event) => set({ amount: event.target.value === '' ? null : Math.min(limits.wishPerMonth, Math.max(0.1, Number(event.target.value))) })}
      />
    </>
  );
};
