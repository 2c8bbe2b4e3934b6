import type { FollowUpBasis } from '@blattwerk/contract/follow-ups/shapes';
import type { QuestionnaireDefinition } from '@blattwerk/contract/health-states/definition';
import { applyingCriteria, type HealthState } from '@blattwerk/contract/health-states/shapes';
import { sideEffects } from '@blattwerk/contract/products/enums';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { CheckboxField, RadioCards, ScaleInput } from '../../../components/ui/choices.tsx';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { Notice } from '../../../components/ui/feedback.tsx';
import { TextInput } from '../../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../../components/ui/scripted-form.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useShapeForm, type FormOf } from '../../../lib/forms/use-shape-form.ts';
import { ExclusionStop } from '../exclusion-stop.tsx';
import { QuestionStep } from '../question-step.tsx';
import { SavedNote } from '../saved-note.tsx';
import { stepIn } from '../steps.ts';
import { LastAnswers } from './last-answers.tsx';
import { orderForm, orderFrom, type OrderForm } from './order-form.ts';
import { OrderSummary } from './order-summary.tsx';
import { pageOf } from './pages.ts';
import { SameProducts } from './same-products.tsx';
import { useEntries } from './use-entries.ts';
import { useOrderFollowUp } from './use-order-follow-up.ts';
import styles from './follow-up.module.css';

type Form = FormOf<ReturnType<typeof orderForm>>;

interface SafetyProps {
  form: Form;
  answers: OrderForm;
  definition: QuestionnaireDefinition;
  prescribed: HealthState['prescribedLast30Days'];
}

const Safety = ({ form, answers, definition, prescribed }: SafetyProps) => {
  const { t } = useTranslation('follow-up');
  return (
    <Card label={t('safety.title')}>
      <h2>{t('safety.title')}</h2>
      <p>{t('safety.text')}</p>
      <QuestionStep
        step={stepIn(definition, 'exclusion')}
        prescribed={prescribed}
        answers={{ criteriaConfirm: answers.criteriaConfirm }}
        set={({ criteriaConfirm = {} }) => form.setValue('criteriaConfirm', criteriaConfirm, { shouldValidate: form.formState.isSubmitted })}
        errorOf={(path) => form.errorOf(path as 'criteriaConfirm')}
      />
    </Card>
  );
};

const Effect = ({ form, answers, unit }: { form: Form; answers: OrderForm; unit: 'g' | 'ml' }) => {
  const { t } = useTranslation('follow-up');
  const shouldValidate = form.formState.isSubmitted;
  const toggle = (value: string): void => {
    const known = sideEffects.find((one) => one === value);
    const chosen = answers.sideEffects;
    if (known) form.setValue('sideEffects', chosen.includes(known) ? chosen.filter((one) => one !== known) : [...chosen, known]);
  };
  return (
    <Card label={t('effect.title')}>
      <h2>{t('effect.title')}</h2>
      <ScaleInput
        label={t('effect.label')}
        name="effect"
        low={t('effect.low')}
        high={t('effect.high')}
        value={answers.effect}
        onChange={(effect) => form.setValue('effect', effect, { shouldValidate })}
        error={form.errorOf('effect')}
      />
      <RadioCards
        label={t('effect.sideEffects')}
        help={t('effect.sideEffectsHelp')}
        isOptional
        name="sideEffects"
        columns={3}
        value={answers.sideEffects}
        onChange={toggle}
        choices={sideEffects.map((value) => ({ value, label: t(`sideEffect.${value}`) }))}
      />
      <TextInput
        label={t('effect.remaining')}
        isOptional
        inputMode="decimal"
        maxLength={7}
        suffix={unit}
        {...form.register('remaining')}
        error={form.errorOf('remaining')}
      />
    </Card>
  );
};

interface Props {
  /** The questions as they are asked now. */
  definition: QuestionnaireDefinition;
  basis: FollowUpBasis & { last: NonNullable<FollowUpBasis['last']> };
  /** The answers were changed in the list; else the last ones count again. */
  isChanged: boolean;
}

/** The short page: safety and agreement afresh, how it worked, the same products as of today, and the order. */
export const FollowUpOrder = ({ definition, basis: { last, draft, entries }, isChanged }: Props) => {
  const { t } = useTranslation('follow-up');
  const { date } = useFormat();
  const locale = useLocale();
  const state = (isChanged ? draft : null) ?? last;
  const form = useShapeForm(
    orderForm((need) => t(`needs.${need}`)),
    orderFrom(entries, locale),
    'onSubmit',
  );
  const answers = useWatch({ control: form.control }) as OrderForm;
  const { products, setProducts, flush, save } = useEntries(entries, last.requestedProducts, answers);
  const [isStopped, setStopped] = useState(false);
  const { order, end, isPending, error } = useOrderFollowUp(isChanged);
  const applies = applyingCriteria(answers);
  const submit = form.handleSubmit(async (given) => {
    if (applyingCriteria(given).length === 0) {
      await flush();
      await order(given, products);
    } else if (await end(given)) setStopped(true);
  });
  if (isStopped && applies.length > 0) return <ExclusionStop definition={definition} applies={applies} onCorrect={() => setStopped(false)} />;
  const hasErrors = Object.keys(form.formState.errors).length > 0;
  return (
    <ScriptedForm onSubmit={(event) => void submit(event)}>
      <h1>{t('title')}</h1>
      <p className={styles.intro}>{t(isChanged ? 'order.introChanged' : 'order.intro', { date: date(last.savedAt) })}</p>
      <Disclosure summary={t(isChanged ? 'newAnswers' : 'lastAnswers', { date: date(state.savedAt) })}>
        <LastAnswers state={state} />
        <LinkButton to={pageOf(isChanged ? 'answers' : 'question')} kind="secondary" size="small">
          {t('order.change')}
        </LinkButton>
      </Disclosure>
      <div className={styles.list}>
        <Safety form={form} answers={answers} definition={definition} prescribed={state.prescribedLast30Days} />
        <Effect form={form} answers={answers} unit={state.usageType === 'oral' ? 'ml' : 'g'} />
        <Card label={t('products.title')}>
          <h2>{t('products.title')}</h2>
          <p>{t('products.text')}</p>
          <SameProducts list={products} usageType={state.usageType ?? undefined} onChange={setProducts} />
        </Card>
        <Card tone="next" label={t('order.title')}>
          <h2>{t('order.title')}</h2>
          <CheckboxField label={t('order.agreement')} {...form.register('agreement')} error={form.errorOf('agreement')} />
          {hasErrors && (
            <Notice kind="bad" isAlert>
              <p>{t('order.incomplete')}</p>
            </Notice>
          )}
          <FailureNotice error={error} />
          <SavedNote save={save} />
          <OrderSummary isBusy={isPending} />
        </Card>
      </div>
    </ScriptedForm>
  );
};
