import type { LinkPrescription } from '@blattwerk/contract/pharmacy-access/shapes';
import { returnReasons } from '@blattwerk/contract/prescriptions/states';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Button } from '../../components/ui/button.tsx';
import { RadioCards } from '../../components/ui/choices.tsx';
import { TextInput, Textarea } from '../../components/ui/inputs.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import styles from './pharmacy-link.module.css';

interface FrameProps {
  title: string;
  submit: string;
  isBusy: boolean;
  onSubmit: (event: FormEvent) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A question in the place of the buttons; the focus goes to it, and Escape goes back. */
const StepForm = ({ title, submit, isBusy, onSubmit, onClose, children }: FrameProps) => {
  const { t } = useTranslation('pharmacy-link');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <form onSubmit={(event) => void onSubmit(event)} onKeyDown={(event) => event.key === 'Escape' && onClose()} className={styles.form} noValidate>
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
  const shape = z.object({ until: z.string().refine((at) => new Date(at) > new Date(), { error: t('ready.past') }) });
  const form = useShapeForm(shape, { until: inAWeek() }, 'onSubmit');
  const submit = form.handleSubmit(({ until }) => onDone(new Date(until).toISOString()));
  return (
    <StepForm title={t('ready.title')} submit={t('ready.submit')} isBusy={isBusy} onClose={onClose} onSubmit={submit}>
      <TextInput type="datetime-local" label={t('ready.holdUntil')} help={t('ready.help')} {...form.register('until')} error={form.errorOf('until')} />
    </StepForm>
  );
};

export const PartForm = ({ prescription, isBusy, onClose, onDone }: Base & { prescription: LinkPrescription; onDone: (quantity: number) => void }) => {
  const { t } = useTranslation('pharmacy-link');
  const { number } = useFormat();
  const [line] = prescription.lines;
  const left = line?.dispensings.rest ?? 0;
  const unit = line ? t(`unit.${line.unit}`) : '';
  const quantity = z
    .string()
    .transform((text) => Number(text.replace(',', '.')))
    .refine((amount) => amount > 0 && amount <= left, { error: t('part.wrong', { amount: `${number(left)} ${unit}` }) });
  const form = useShapeForm(z.object({ quantity }), { quantity: '' }, 'onSubmit');
  const submit = form.handleSubmit((part) => onDone(part.quantity));
  return (
    <StepForm title={t('part.title')} submit={t('part.submit')} isBusy={isBusy} onClose={onClose} onSubmit={submit}>
      <TextInput
        label={t('part.quantity')}
        help={t('part.left', { amount: `${number(left)} ${unit}` })}
        inputMode="decimal"
        suffix={unit}
        {...form.register('quantity')}
        error={form.errorOf('quantity')}
      />
    </StepForm>
  );
};

interface ReasonProps extends Base {
  /** Which texts and which name of the answer. */
  kind: 'return' | 'question';
  isTextNeeded?: boolean;
  onDone: (given: { reason: (typeof returnReasons)[number]; text: string }) => void;
}

/** A reason from the list and a sentence: for a return, and for a question to the doctor. */
export const ReasonForm = ({ kind, isTextNeeded = false, isBusy, onClose, onDone }: ReasonProps) => {
  const { t } = useTranslation('pharmacy-link');
  const shape = z.object({
    reason: z.enum(returnReasons, { error: t(`${kind}.missing`) }),
    text: isTextNeeded
      ? z
          .string()
          .trim()
          .min(2, { error: t(`${kind}.textMissing`) })
      : z.string().trim(),
  });
  const form = useShapeForm(shape, { text: '' }, 'onSubmit');
  const { field: reason } = useController({ control: form.control, name: 'reason' });
  const submit = form.handleSubmit(onDone);
  return (
    <StepForm title={t(`${kind}.title`)} submit={t(`${kind}.submit`)} isBusy={isBusy} onClose={onClose} onSubmit={submit}>
      <p>{t(`${kind}.help`)}</p>
      <RadioCards
        label={t(`${kind}.reason`)}
        name="reason"
        choices={returnReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
        value={reason.value}
        error={form.errorOf('reason')}
        onChange={reason.onChange}
      />
      <Textarea label={t(`${kind}.text`)} isOptional={!isTextNeeded} rows={3} maxLength={500} {...form.register('text')} error={form.errorOf('text')} />
    </StepForm>
  );
};
