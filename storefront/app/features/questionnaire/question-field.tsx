import type { QuestionKind, Words } from '@blattwerk/contract/health-states/definition';
import { answerAt } from '@blattwerk/contract/health-states/definition';
import { missingAnswers } from '@blattwerk/contract/health-states/shapes';
import type { ComponentType } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField, RadioCards, ScaleInput } from '../../components/ui/choices.tsx';
import { FieldGroup } from '../../components/ui/field.tsx';
import { Textarea, TextInput } from '../../components/ui/inputs.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { AmountField } from './amount-field.tsx';
import type { Answers } from './answers.ts';
import { toWire } from './answers.ts';
import { MedicineList } from './medicine-list.tsx';
import { PhysicianField } from './physician-field.tsx';
import { ProductsField } from './products-field.tsx';
import type { QuestionProps } from './step-props.ts';
import { TherapyList } from './therapy-list.tsx';
import { WhyWeAsk } from './why-we-ask.tsx';
import { YesNo } from './yes-no.tsx';
import styles from './questions.module.css';

const nothingGiven = undefined as never;

/** The words of a question in the page's language, its answer, what is wrong with it, and how it is changed. */
const useQuestion = ({ question, answers, set, errorOf }: QuestionProps) => {
  const locale = useLocale();
  const { key } = question;
  const words = (text: Words | undefined): string | undefined => text?.[locale];
  return {
    locale,
    label: question.text[locale],
    help: words(question.help),
    value: answerAt(answers, key),
    error: errorOf(key as FieldPath<Answers>),
    isOptional: !missingAnswers(toWire({ ...answers, [key]: nothingGiven })).includes(key),
    change: (value: unknown) => set({ [key]: value }),
    choices: (question.options ?? []).map(({ value, text, hint }) => ({ value, label: text[locale], ...(hint ? { hint: hint[locale] } : {}) })),
  };
};

const YesNoField = (props: QuestionProps) => {
  const { label, help, value, error, change } = useQuestion(props);
  return <YesNo label={label} help={help} name={props.question.key} value={typeof value === 'boolean' ? value : undefined} onChange={change} error={error} />;
};

const ChoiceField = (props: QuestionProps) => {
  const { label, help, value, error, change, choices } = useQuestion(props);
  const isMultiple = props.question.kind === 'choices';
  const chosen = isMultiple ? ((value ?? []) as string[]) : (value as string | undefined);
  const toggle = (one: string): void =>
    change(Array.isArray(chosen) ? (chosen.includes(one) ? chosen.filter((entry) => entry !== one) : [...chosen, one]) : one);
  return (
    <RadioCards
      label={label}
      help={help}
      name={props.question.key}
      columns={choices.length % 3 === 0 ? 3 : 2}
      value={chosen}
      onChange={toggle}
      error={error}
      choices={choices}
    />
  );
};

const ScaleField = (props: QuestionProps) => {
  const { label, help, value, error, change, locale } = useQuestion(props);
  const { key, ends } = props.question;
  return (
    <ScaleInput
      label={label}
      help={help}
      name={key}
      low={ends?.low[locale] ?? ''}
      high={ends?.high[locale] ?? ''}
      value={value as number | undefined}
      onChange={change}
      error={error}
    />
  );
};

const NumberField = (props: QuestionProps) => {
  const { label, help, value, error, change, isOptional } = useQuestion(props);
  const { min, max, unit } = props.question;
  return (
    <TextInput
      label={label}
      help={help}
      isOptional={isOptional}
      type="number"
      inputMode="decimal"
      min={min}
      max={max}
      step="any"
      {...(unit ? { suffix: unit } : {})}
      defaultValue={(value as number | null | undefined) ?? ''}
      onChange={(event) => {
        const typed = event.target.value === '' ? null : Number(event.target.value);
        // Half a number is no answer yet.
        if (typed === null || (typed >= (min ?? -Infinity) && typed <= (max ?? Infinity))) change(typed);
      }}
      error={error}
    />
  );
};

const WordsField = (props: QuestionProps) => {
  const { label, help, value, error, change, isOptional } = useQuestion(props);
  return (
    <Textarea
      label={label}
      help={help}
      isOptional={isOptional}
      maxLength={1000}
      value={(value as string | undefined) ?? ''}
      onChange={(event) => change(event.target.value)}
      error={error}
    />
  );
};

/** What was prescribed here is counted, so that the patient need not remember it. */
const usePrescribed = ({ question, prescribed }: QuestionProps): string | undefined => {
  const { t } = useTranslation('questionnaire');
  const { number } = useFormat();
  if (question.key !== 'criteriaConfirm.recentAmount') return undefined;
  const amounts = (['g', 'ml', 'piece'] as const).filter((unit) => prescribed[unit] > 0);
  if (amounts.length === 0) return t('prescribed.none');
  return t('prescribed.some', { amounts: amounts.map((unit) => `${number(prescribed[unit])} ${t(`unit.${unit}`, { ns: 'common' })}`).join(', ') });
};

/** One explicit answer for each criterion; there is no "tick all". */
const CriterionField = (props: QuestionProps) => {
  const { t } = useTranslation('questionnaire');
  const { label, help, value, error } = useQuestion(props);
  const prescribed = usePrescribed(props);
  const criterion = props.question.key.split('.')[1] ?? '';
  return (
    <RadioCards
      label={label}
      help={[help, prescribed].filter(Boolean).join(' ')}
      name={criterion}
      columns={2}
      value={value === undefined ? undefined : value ? 'not' : 'applies'}
      onChange={(choice) => props.set({ criteriaConfirm: { ...props.answers.criteriaConfirm, [criterion]: choice === 'not' } })}
      error={error}
      choices={[
        { value: 'not', label: t('exclusion.not') },
        { value: 'applies', label: t('exclusion.applies') },
      ]}
    />
  );
};

const MedicinesField = (props: QuestionProps) => {
  const { label, help, error, change } = useQuestion(props);
  return (
    <FieldGroup label={label} help={help} error={error}>
      <MedicineList medicines={props.answers.medications ?? []} onChange={change} />
    </FieldGroup>
  );
};

const TherapiesField = (props: QuestionProps) => {
  const { label, help, error, change } = useQuestion(props);
  return (
    <FieldGroup label={label} help={help} error={error} isOptional>
      <TherapyList question={props.question} therapies={props.answers.earlierTherapies ?? []} onChange={change} />
    </FieldGroup>
  );
};

const AgreementField = (props: QuestionProps) => {
  const { label, value, error, change } = useQuestion(props);
  return <CheckboxField checked={value === true} onChange={(event) => change(event.target.checked)} label={label} error={error} />;
};

const fields: Record<QuestionKind, ComponentType<QuestionProps>> = {
  'yes-no': YesNoField,
  choice: ChoiceField,
  choices: ChoiceField,
  scale: ScaleField,
  number: NumberField,
  text: WordsField,
  criterion: CriterionField,
  medicines: MedicinesField,
  therapies: TherapiesField,
  products: ProductsField,
  amount: AmountField,
  agreement: AgreementField,
  physician: PhysicianField,
};

/** One question with the field that its kind asks for, and why it is asked. */
export const QuestionField = (props: QuestionProps) => {
  const locale = useLocale();
  const { kind, why } = props.question;
  const Field = fields[kind];
  return (
    <div className={styles.question}>
      <Field {...props} />
      {why && <WhyWeAsk text={why[locale]} />}
    </div>
  );
};
