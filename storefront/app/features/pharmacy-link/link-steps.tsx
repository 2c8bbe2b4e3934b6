import type { LinkPrescription } from '@blattwerk/contract/pharmacy-access/shapes';
import { isRepeatNext } from '@blattwerk/contract/prescriptions/repeats';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import type { LinkStep } from './link-session.ts';
import { PartForm, ReadyForm, ReasonForm } from './step-forms.tsx';
import styles from './pharmacy-link.module.css';

interface Props {
  prescription: LinkPrescription;
  isBusy: boolean;
  onStep: (step: LinkStep) => Promise<boolean>;
}
type Form = 'ready' | 'part' | 'return' | 'question';

/** In the order of the work: the first that is possible is the one to press. */
const order = ['accept', 'ready', 'dispense'] as const;

/** What is said when nothing is left to press. */
const Done = ({ status }: Pick<LinkPrescription, 'status'>) => {
  const { t } = useTranslation('pharmacy-link');
  if (status !== 'dispensed' && status !== 'returned') return null;
  return (
    <Notice kind={status === 'dispensed' ? 'ok' : 'info'} title={t(`done.${status}.title`)} isAlert>
      <p>{t(`done.${status}.text`)}</p>
    </Notice>
  );
};

/** In place of the button for a repeat that cannot be dispensed yet. */
const NextDispensing = ({ from }: { from: string }) => {
  const { t } = useTranslation('pharmacy-link');
  return (
    <Notice kind="info">
      <p>
        {t('sheet.nextDispensing')} <DateTime value={from} kind="date" />
      </p>
    </Notice>
  );
};

interface StepFormProps extends Pick<Props, 'prescription' | 'isBusy'> {
  form: Form;
  onClose: () => void;
  onTake: (step: LinkStep) => void;
}

/** What a step needs to know. */
const StepForm = ({ form, prescription, isBusy, onClose, onTake }: StepFormProps) => {
  const own = { prescriptionId: prescription.id };
  const forms: Record<Form, ReactNode> = {
    ready: <ReadyForm isBusy={isBusy} onClose={onClose} onDone={(holdUntil) => onTake({ name: 'ready', body: { ...own, holdUntil } })} />,
    part: (
      <PartForm
        prescription={prescription}
        isBusy={isBusy}
        onClose={onClose}
        onDone={(quantity) => onTake({ name: 'dispense', body: { ...own, lines: [{ quantity }] } })}
      />
    ),
    return: (
      <ReasonForm
        kind="return"
        isBusy={isBusy}
        onClose={onClose}
        onDone={({ reason, text }) => onTake({ name: 'return', body: { ...own, reason, ...(text ? { text } : {}) } })}
      />
    ),
    question: (
      <ReasonForm
        kind="question"
        isTextNeeded
        isBusy={isBusy}
        onClose={onClose}
        onDone={({ reason, text }) => onTake({ name: 'question', body: { ...own, type: reason, text } })}
      />
    ),
  };
  return forms[form];
};

interface StepButtonsProps extends Pick<Props, 'prescription' | 'isBusy'> {
  mayAsk: boolean;
  onForm: (form: Form) => void;
  onTake: (step: LinkStep) => void;
}

/** What can be pressed now, the next step first. */
const StepButtons = ({ prescription, isBusy, mayAsk, onForm, onTake }: StepButtonsProps) => {
  const { t } = useTranslation('pharmacy-link');
  const { id, abilities, status, lines } = prescription;
  const isRepeat = lines.some(({ dispensings, quantity }) => isRepeatNext(dispensings, quantity));
  const next = order.find((name) => abilities.includes(name));
  const own = { prescriptionId: id };
  return (
    <div className={styles.buttons}>
      {next === 'accept' && (
        <Button isBusy={isBusy} icon="check" onClick={() => onTake({ name: 'accept', body: own })}>
          {t('step.accept')}
        </Button>
      )}
      {abilities.includes('confirm-original') && (
        <Button kind={next === 'accept' ? 'secondary' : 'primary'} isBusy={isBusy} icon="check" onClick={() => onTake({ name: 'confirm-original', body: own })}>
          {t('step.confirmOriginal')}
        </Button>
      )}
      {next === 'ready' && <Button onClick={() => onForm('ready')}>{t('step.ready')}</Button>}
      {next === 'dispense' && (
        <Button isBusy={isBusy} icon="check" onClick={() => onTake({ name: 'dispense', body: own })}>
          {t(status === 'partly-dispensed' && !isRepeat ? 'step.dispenseRest' : 'step.dispense')}
        </Button>
      )}
      {abilities.includes('prepare') && (
        <Button kind="secondary" isBusy={isBusy} onClick={() => onTake({ name: 'prepare', body: own })}>
          {t('step.prepare')}
        </Button>
      )}
      {abilities.includes('dispense-part') && (
        <Button kind="secondary" onClick={() => onForm('part')}>
          {t('step.part')}
        </Button>
      )}
      {mayAsk && (
        <Button kind="quiet" onClick={() => onForm('question')}>
          {t('step.question')}
        </Button>
      )}
      {abilities.includes('return') && (
        <Button kind="quiet" onClick={() => onForm('return')}>
          {t('step.return')}
        </Button>
      )}
    </div>
  );
};

/** The steps of one prescription; what a step needs to know is asked in its place, not in front of the prescription. */
export const LinkSteps = ({ prescription, isBusy, onStep }: Props) => {
  const { t } = useTranslation('pharmacy-link');
  const [form, setForm] = useState<Form>();
  const { abilities, status } = prescription;
  const nextFrom = prescription.lines.find(({ dispensings }) => dispensings.nextFrom !== null)?.dispensings.nextFrom;
  const mayAsk = (abilities.length > 0 || nextFrom !== undefined) && !prescription.questions.some((question) => question.status === 'open');
  const take = async (step: LinkStep): Promise<void> => {
    if (await onStep(step)) setForm(undefined);
  };
  if (form)
    return (
      <div className={styles.steps}>
        <StepForm form={form} prescription={prescription} isBusy={isBusy} onClose={() => setForm(undefined)} onTake={(step) => void take(step)} />
      </div>
    );
  return (
    <div className={styles.steps}>
      <Done status={status} />
      {nextFrom && <NextDispensing from={nextFrom} />}
      {abilities.includes('confirm-original') && (
        <Notice kind="info">
          <p>{t('sheet.originalFirst')}</p>
        </Notice>
      )}
      <StepButtons prescription={prescription} isBusy={isBusy} mayAsk={mayAsk} onForm={setForm} onTake={(step) => void take(step)} />
    </div>
  );
};
