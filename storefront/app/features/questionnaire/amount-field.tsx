import { limits } from '@blattwerk/contract/limits';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../components/ui/inputs.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { amountTogether } from './answers.ts';
import type { QuestionProps } from './step-props.ts';

/** The amount for 30 days, asked once: where single products have amounts it is their sum. */
export const AmountField = ({ question, answers, set }: QuestionProps) => {
  const { t } = useTranslation('questionnaire');
  const { number } = useFormat();
  const locale = useLocale();
  const unit = answers.usageType === 'oral' ? 'ml' : 'g';
  const together = amountTogether(answers.requestedProducts ?? []);
  if (together !== undefined) return <p role="status">{t('request.together', { amount: `${number(together)} ${unit}` })}</p>;
  return (
    <TextInput
      label={question.text[locale]}
      help={question.help?.[locale]}
      isOptional
      type="number"
      inputMode="decimal"
      min={1}
      max={limits.wishPerMonth}
      step="any"
      suffix={unit}
      value={answers.amount ?? ''}
      onChange={(event) => set({ amount: event.target.value === '' ? null : Math.min(limits.wishPerMonth, Math.max(0.1, Number(event.target.value))) })}
    />
  );
};
