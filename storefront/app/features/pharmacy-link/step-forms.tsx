import type { LinkPrescription } from '@blattwerk/contract/pharmacy-access/shapes';
import { returnReasons } from '@blattwerk/contract/prescriptions/states';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { RadioCards } from '../../components/ui/choices.tsx';
import { TextInput, Textarea } from '../../components/ui/inputs.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './pharmacy-link.module.css';

interface FrameProps {
  title: string;
  submit: string;
  isBusy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A question in the place of the buttons; the focus goes to it, and Escape goes back. */
const StepForm = ({ title, submit, isBusy, onSubmit, onClose, children }: FrameProps) => {
  const { t } = useTranslation('pharmacy-link');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={send} onKeyDown={(event) => event.key === 'Escape' && onClose()} className={styles.form}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {submit}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('step.back')}
        </Button>
      </div>
    </form>
  );
};

interface Base {
  isBusy: boolean;
  onClose: () => void;
}

/** In the pharmacy's own time: `YYYY-MM-DDTHH:mm`, a week from now in the evening. */
const inAWeek = (): string => {
  const day = new Date(Date.now() + 7 * 86_400_000);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T18:00`;
};

export const ReadyForm = ({ isBusy, onClose, onDone }: Base & { onDone: (holdUntil: string) => void }) => {
  const { t } = useTranslation('pharmacy-link');
  const [until, setUntil] = useState(inAWeek);
  const [isWrong, setWrong] = useState(false);
  const submit = (): void => {
    const at = new Date(until);
    if (Number.isNaN(at.getTime()) || at <= new Date()) return setWrong(true);
    onDone(at.toISOString());
  };
  return (
    <StepForm title={t('ready.title')} submit={t('ready.submit')} isBusy={isBusy} onClose={onClose} onSubmit={submit}>
      <TextInput
        type="datetime-local"
        label={t('ready.holdUntil')}
        help={t('ready.help')}
        value={until}
        error={isWrong ? t('ready.past') : undefined}
        onChange={(event) => {
          setWrong(false);
          setUntil(event.target.value);
        }}
      />
    </StepForm>
  );
};

export const PartForm = ({ prescription, isBusy, onClose, onDone }: Base & { prescription: LinkPrescription; onDone: (quantity: number) => void }) => {
  const { t } = useTranslation('pharmacy-link');
  const { number } = useFormat();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [line] = prescription.lines;
  const left = line ? Math.round((line.quantity - line.dispensedQuantity) * 100) / 100 : 0;
  const submit = (): void => {
    const quantity = Number(typed.replace(',', '.'));
    if (!(quantity > 0 && quantity <= left)) return setWrong(true);
    onDone(quantity);
  };
  const unit = line ? t(`unit.${line.unit}`) : '';
  return (
    <StepForm title={t('part.title')} submit={t('part.submit')} isBusy={isBusy} onClose={onClose} onSubmit={submit}>
      <TextInput
        label={t('part.quantity')}
        help={t('part.left', { amount: `${number(left)} ${unit}` })}
        inputMode="decimal"
        suffix={unit}
        value={typed}
        error={isWrong ? t('part.wrong', { amount: `${number(left)} ${unit}` }) : undefined}
        onChange={(event) => {
          setWrong(false);
          setTyped(event.target.value);
        }}
      />
    </StepForm>
  );
};

interface ReasonProps extends Base {
  /** Which texts and which name of the answer. */
  kind: 'return' | 'question';
  isTextNeeded?: boolean;
  onDone: (given: { reason: string; text: string }) => void;
}

/** A reason from the list and a sentence: for a return, and for a question to the doctor. */
export const ReasonForm = ({ kind, isTextNeeded = false, isBusy, onClose, onDone }: ReasonProps) => {
  const { t } = useTranslation('pharmacy-link');
  const [reason, setReason] = useState<string>();
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isTextMissing = isTextNeeded && text.trim().length < 2;
  const submit = (): void => (reason && !isTextMissing ? onDone({ reason, text: text.trim() }) : setChecked(true));
  return (
    <StepForm title={t(`${kind}.title`)} submit={t(`${kind}.submit`)} isBusy={isBusy} onClose={onClose} onSubmit={submit}>
      <p>{t(`${kind}.help`)}</p>
      <RadioCards
        label={t(`${kind}.reason`)}
        name="reason"
        choices={returnReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
        value={reason}
        error={isChecked && !reason ? t(`${kind}.missing`) : undefined}
        onChange={setReason}
      />
      <Textarea
        label={t(`${kind}.text`)}
        isOptional={!isTextNeeded}
        rows={3}
        maxLength={500}
        value={text}
        error={isChecked && isTextMissing ? t(`${kind}.textMissing`) : undefined}
        onChange={(event) => setText(event.target.value)}
      />
    </StepForm>
  );
};
