import { messageLimits, type QuestionForm } from '@blattwerk/contract/treatments/message-shapes';
import { readForm } from '@blattwerk/contract/treatments/question-form';
import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Textarea } from '../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import type { Attached } from './attach.ts';
import { valuesOf, type FormEntries } from './form-entries.ts';
import { FormFields } from './form-fields.tsx';
import styles from './messages.module.css';

/** The questions that wait: those after the last answer. The newest form counts; words are needed where a question has no form. */
const openOf = ({ messages }: PatientTreatment): { form: QuestionForm; needsText: boolean } => {
  const thread = messages.filter(({ kind }) => kind === 'question' || kind === 'answer');
  const questions = thread.slice(thread.findLastIndex(({ kind }) => kind === 'answer') + 1);
  return { form: questions.findLast(({ form }) => form !== null)?.form ?? [], needsText: questions.some(({ form }) => form === null) };
};

type Errors = Readonly<Record<string, string>>;

/** What is entered, and what is wrong with it: said when the answer is sent, and gone where it is changed. */
const useEntries = (form: QuestionForm, needsText: boolean) => {
  const { t } = useTranslation('treatments');
  const [entries, setEntries] = useState<FormEntries>({});
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const forget = (id: string): void => setErrors(Object.fromEntries(Object.entries(errors).filter(([at]) => at !== id)));
  const check = (): boolean => {
    const { missing, invalid } = readForm(form, valuesOf(form, entries));
    const wrong: Errors = Object.fromEntries([
      ...missing.map((id) => [id, t('form.missing')]),
      ...invalid.map((id) => [id, t('form.invalid')]),
      ...(needsText && text.trim() === '' ? [['text', t('question.empty')]] : []),
    ]);
    setErrors(wrong);
    return Object.keys(wrong).length === 0;
  };
  return {
    ...{ entries, text, errors, check },
    enter: (id: string, value: string): void => {
      setEntries({ ...entries, [id]: value });
      forget(id);
    },
    write: (value: string): void => {
      setText(value);
      forget('text');
    },
  };
};

/** The answer to the doctor's open question: its form, words, files. */
export const AnswerForm = ({ treatment, attached }: { treatment: PatientTreatment; attached: Attached }) => {
  const { t } = useTranslation('treatments');
  const client = useQueryClient();
  const { run, isPending, error } = useAction();
  const frame = useRef<HTMLDivElement>(null);
  const { form, needsText } = openOf(treatment);
  const { entries, text, errors, check, enter, write } = useEntries(form, needsText);
  const send = async (): Promise<void> => {
    const body = {
      ...(text.trim() === '' ? {} : { text: text.trim() }),
      ...(form.length === 0 ? {} : { answers: valuesOf(form, entries) }),
      ...(attached.uploadIds.length === 0 ? {} : { uploadIds: [...attached.uploadIds] }),
    };
    await memberApi.post('/clients/treatment/:id/answer', { params: { id: treatment.id }, body });
    toast.success(t('question.sent'));
    await client.invalidateQueries();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!check()) requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[data-invalid] :is(input, textarea)')?.focus());
    else if (!attached.isBusy) void run(send);
  };
  return (
    <ScriptedForm onSubmit={submit}>
      <div ref={frame} className={styles.form}>
        <FormFields form={form} entries={entries} errors={errors} onChange={enter} />
        <Textarea
          label={t(form.length > 0 && !needsText ? 'question.more' : 'question.label')}
          isOptional={!needsText}
          rows={form.length > 0 ? 2 : 4}
          maxLength={messageLimits.textLength}
          value={text}
          onChange={(event) => write(event.target.value)}
          error={errors['text']}
        />
        {attached.field}
        <FailureNotice error={error} />
        <Button type="submit" isBusy={isPending} disabled={attached.isBusy}>
          {t('question.send')}
        </Button>
      </div>
    </ScriptedForm>
  );
};
