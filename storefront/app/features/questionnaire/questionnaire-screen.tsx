import type { QuestionnaireDefinition } from '@blattwerk/contract/health-states/definition';
import type { HealthState, QuestionnaireStep } from '@blattwerk/contract/health-states/shapes';
import { applyingCriteria } from '@blattwerk/contract/health-states/shapes';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { Steps } from '../../components/ui/steps.tsx';
import { useLocale, usePath } from '../../lib/i18n/use-locale.ts';
import type { Answers } from './answers.ts';
import { missingOf, toWire } from './answers.ts';
import { ExclusionStop } from './exclusion-stop.tsx';
import { PersonalStep } from './personal-step.tsx';
import { QuestionStep } from './question-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { addressOf, minutesFrom, reviewAddress, stepAfter, stepBefore, stepIn, stepKeys } from './steps.ts';
import { useTakeSelected } from './take-selected.ts';
import type { Questionnaire } from './use-questionnaire.ts';
import { useQuestionnaire } from './use-questionnaire.ts';
import { WishStock } from './wish-stock.tsx';
import styles from './questionnaire.module.css';

interface Asked {
  stored: HealthState;
  definition: QuestionnaireDefinition;
}

const Rail = ({ step, definition, answers }: Pick<Asked, 'definition'> & { step: QuestionnaireStep; answers: Answers }) => {
  const { t } = useTranslation('questionnaire');
  const locale = useLocale();
  const at = stepKeys.indexOf(step);
  const steps = stepKeys.map((key, index) => ({
    key,
    label: stepIn(definition, key).title[locale],
    state: key === step ? ('current' as const) : index < at && missingOf(key, answers).length === 0 ? ('done' as const) : ('todo' as const),
    ...(index < at ? { to: addressOf(key) } : {}),
  }));
  return (
    <div className={styles.rail}>
      <Steps steps={steps} minutesLeft={minutesFrom(step)} label={t('steps')} />
    </div>
  );
};

interface AnswerStepProps extends Asked {
  step: Exclude<QuestionnaireStep, 'personal'>;
  questionnaire: Questionnaire;
  /** The field for findings and letters, on the last step. */
  uploads: ReactNode;
  onDone: () => void;
}

/** One medical step: checks what is missing only when a user wants to go on. */
const AnswerStep = ({ step, stored, definition, questionnaire, uploads, onDone }: AnswerStepProps) => {
  const { t } = useTranslation('questionnaire');
  const locale = useLocale();
  const { form, answers, set, flush, save } = questionnaire;
  const [isSaving, setSaving] = useState(false);
  const isIncomplete = Object.keys(form.formState.errors).length > 0;
  const before = stepBefore(step);
  const after = stepAfter(step);
  const asked = stepIn(definition, step);
  const goOn = form.handleSubmit(async () => {
    setSaving(true);
    const isSaved = await flush();
    setSaving(false);
    if (isSaved) onDone();
  });
  return (
    <StepFrame
      step={asked}
      save={save}
      isBusy={isSaving}
      backTo={before && addressOf(before)}
      nextLabel={after ? t('continueTo', { step: stepIn(definition, after).title[locale] }) : t('toReview')}
      onContinue={(event) => void goOn(event)}
    >
      {isIncomplete && (
        <Notice kind="bad" isAlert>
          <p>{t('incomplete')}</p>
        </Notice>
      )}
      {save.kind === 'failed' && <FailureNotice error={save.error} />}
      <QuestionStep step={asked} answers={answers} set={set} errorOf={form.errorOf} prescribed={stored.prescribedLast30Days} />
      {step === 'physician' && uploads}
    </StepFrame>
  );
};

/** Moves the eye and the keyboard to the top when the step changes. */
const useTopOnChange = (step: string): void => {
  useEffect(() => {
    window.scrollTo({ top: 0 });
    document.getElementById('page')?.focus({ preventScroll: true });
  }, [step]);
};

/** The questionnaire: seven named steps, each answer saved, ended kindly where a criterion applies. */
export const QuestionnaireScreen = ({ stored, definition, step, uploads }: Asked & { step: QuestionnaireStep; uploads: ReactNode }) => {
  const { t } = useTranslation('questionnaire');
  const locale = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const questionnaire = useQuestionnaire(stored, step);
  const { answers } = questionnaire;
  const takenOver = useTakeSelected(questionnaire);
  const [isStopped, setStopped] = useState(false);
  useTopOnChange(isStopped ? 'stop' : step);
  const applies = applyingCriteria(toWire(answers));
  if (isStopped && applies.length > 0) return <ExclusionStop definition={definition} applies={applies} onCorrect={() => setStopped(false)} />;
  const after = stepAfter(step);
  const goOn = () => {
    if (step === 'exclusion' && applies.length > 0) setStopped(true);
    else void navigate(path(after ? addressOf(after) : reviewAddress));
  };
  return (
    <div className={styles.layout}>
      <Rail step={step} definition={definition} answers={answers} />
      <div>
        {takenOver.added > 0 && (
          <Notice kind="ok">
            <p role="status">
              {t('taken', { ns: 'selection', count: takenOver.added })} {takenOver.rest > 0 && t('takenRest', { ns: 'selection', count: takenOver.rest })}
            </p>
          </Notice>
        )}
        {step !== 'request' && (
          <WishStock list={answers.requestedProducts ?? []} onChange={(requestedProducts) => questionnaire.set({ requestedProducts })} shows="sold-out" />
        )}
        {step === 'personal' ? (
          <PersonalStep
            step={stepIn(definition, step)}
            backTo={addressOf('request')}
            nextLabel={t('continueTo', { step: stepIn(definition, 'physician').title[locale] })}
            onDone={goOn}
          />
        ) : (
          <AnswerStep key={step} step={step} stored={stored} definition={definition} questionnaire={questionnaire} uploads={uploads} onDone={goOn} />
        )}
      </div>
    </div>
  );
};
