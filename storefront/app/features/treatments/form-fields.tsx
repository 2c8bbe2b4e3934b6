import { messageLimits, type FormField, type QuestionForm } from '@blattwerk/contract/treatments/message-shapes';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../components/ui/choices.tsx';
import { TextInput, Textarea } from '../../components/ui/inputs.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import type { FormEntries } from './form-entries.ts';

interface FieldProps {
  field: FormField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** "30 bis 300 kg", "höchstens 5". */
const useRange = () => {
  const { t } = useTranslation('treatments');
  const { number } = useFormat();
  return ({ min, max }: { min?: number | null | undefined; max?: number | null | undefined }): string | undefined => {
    if (min != null && max != null) return t('form.range', { min: number(min), max: number(max) });
    if (min != null) return t('form.atLeast', { min: number(min) });
    return max == null ? undefined : t('form.atMost', { max: number(max) });
  };
};

const OneField = ({ field, value, error, onChange }: FieldProps) => {
  const { t } = useTranslation('treatments');
  const range = useRange();
  const name = useId();
  const common = { label: field.label, error, isOptional: !field.isRequired };
  if (field.kind === 'yes-no' || field.kind === 'choice') {
    const choices =
      field.kind === 'choice'
        ? field.options.map((option) => ({ value: option, label: option }))
        : (['yes', 'no'] as const).map((option) => ({ value: option, label: t(`form.${option}`) }));
    return <RadioCards {...common} name={name} choices={choices} value={value || undefined} onChange={onChange} columns={field.kind === 'choice' ? 1 : 2} />;
  }
  if (field.kind === 'number')
    return (
      <TextInput
        {...common}
        help={range(field)}
        inputMode="decimal"
        autoComplete="off"
        {...(field.unit ? { suffix: field.unit } : {})}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return <Textarea {...common} rows={2} maxLength={messageLimits.answerLength} value={value} onChange={(event) => onChange(event.target.value)} />;
};

interface Props {
  form: QuestionForm;
  entries: FormEntries;
  errors: Readonly<Record<string, string>>;
  onChange: (id: string, value: string) => void;
}

/** The form of a doctor's question, as its patient fills it in. */
export const FormFields = ({ form, entries, errors, onChange }: Props) => (
  <>
    {form.map((field) => (
      <OneField key={field.id} field={field} value={entries[field.id] ?? ''} error={errors[field.id]} onChange={(value) => onChange(field.id, value)} />
    ))}
  </>
);
