import { diaryLimits, diaryUnits } from '@blattwerk/contract/diary/shapes';
import { sideEffects } from '@blattwerk/contract/products/enums';
import type { FormEvent, ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { RadioCards, ScaleInput } from '../../components/ui/choices.tsx';
import { Select, Textarea, TextInput } from '../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import type { FormOf } from '../../lib/forms/use-shape-form.ts';
import type { entryShape, MedicineOption } from './entry-values.ts';
import styles from './diary.module.css';

export type EntryFormState = FormOf<typeof entryShape>;

const Effect = ({ form }: { form: EntryFormState }) => {
  const { t } = useTranslation('diary');
  const { field } = useController({ control: form.control, name: 'effect' });
  return (
    <ScaleInput
      label={t('effect')}
      name="effect"
      low={t('effectLow')}
      high={t('effectHigh')}
      value={field.value}
      onChange={field.onChange}
      error={form.errorOf('effect')}
    />
  );
};

const SideEffects = ({ form }: { form: EntryFormState }) => {
  const { t } = useTranslation('diary');
  const { field } = useController({ control: form.control, name: 'sideEffects' });
  const chosen: readonly string[] = field.value;
  const toggle = (value: string) => field.onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <RadioCards
      label={t('sideEffects')}
      isOptional
      name="sideEffects"
      columns={2}
      choices={sideEffects.map((value) => ({ value, label: t(`sideEffect.${value}`) }))}
      value={chosen}
      onChange={toggle}
    />
  );
};

interface Props {
  form: EntryFormState;
  options: readonly MedicineOption[];
  today: string;
  submitText: string;
  isBusy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Stands before the fields. */
  children?: ReactNode;
}

/** Day, medicine, dose, effect, side effects and note of one entry. */
export const EntryForm = ({ form, options, today, submitText, isBusy, onSubmit, children }: Props) => {
  const { t } = useTranslation('diary');
  return (
    <ScriptedForm onSubmit={onSubmit}>
      {children}
      <div className={styles.row}>
        <TextInput type="date" label={t('day')} max={today} {...form.register('on')} error={form.errorOf('on')} />
        <Select label={t('medicine')} options={[...options, { value: '', label: t('otherMedicine') }]} {...form.register('medicine')} />
      </div>
      <div className={styles.row}>
        <TextInput label={t('dose')} inputMode="decimal" autoComplete="off" {...form.register('amount')} error={form.errorOf('amount')} />
        <Select label={t('unitLabel')} options={diaryUnits.map((value) => ({ value, label: t(`unit.${value}`, { count: 2 }) }))} {...form.register('unit')} />
      </div>
      <Effect form={form} />
      <SideEffects form={form} />
      <Textarea label={t('note')} isOptional rows={2} maxLength={diaryLimits.note} {...form.register('note')} error={form.errorOf('note')} />
      <p>
        <Button type="submit" isBusy={isBusy} isWide>
          {submitText}
        </Button>
      </p>
    </ScriptedForm>
  );
};
