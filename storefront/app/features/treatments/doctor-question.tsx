import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Button } from '../../components/ui/button.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Textarea } from '../../components/ui/inputs.tsx';
import { toast } from '../../components/ui/toast.ts';
import { DateTime } from '../../components/ui/values.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import styles from './treatments.module.css';

const AnswerForm = ({ treatment }: { treatment: PatientTreatment }) => {
  const { t } = useTranslation('treatments');
  const client = useQueryClient();
  const { run, isPending, error } = useAction();
  const form = useShapeForm(
    z.object({
      text: z
        .string()
        .trim()
        .min(1, { error: t('question.empty') }),
    }),
    { text: '' },
    'onSubmit',
  );
  const submit = form.handleSubmit((answer) =>
    run(async () => {
      await memberApi.post('/clients/treatment/:id/answer', { params: { id: treatment.id }, body: answer });
      toast.success(t('question.sent'));
      await client.invalidateQueries();
    }),
  );
  return (
    <ScriptedForm onSubmit={(event) => void submit(event)}>
      <FailureNotice error={error} />
      <Textarea label={t('question.label')} maxLength={1000} {...form.register('text')} error={form.errorOf('text')} />
      <Button type="submit" isBusy={isPending}>
        {t('question.send')}
      </Button>
    </ScriptedForm>
  );
};

/** The conversation about one request; an open question waits for its answer here. */
export const DoctorQuestion = ({ treatment }: { treatment: PatientTreatment }) => {
  const { t } = useTranslation('treatments');
  const messages = treatment.messages.filter(({ kind }) => kind !== 'note');
  if (messages.length === 0) return null;
  return (
    <section className={styles.messages} aria-label={t('question.title')}>
      <h3>{t('question.title')}</h3>
      <ol>
        {messages.map((message) => (
          <li key={message.id} data-kind={message.kind}>
            <p className={styles.meta}>
              {message.authorName} · <DateTime value={message.createdAt} />
            </p>
            <p>{message.text}</p>
          </li>
        ))}
      </ol>
      {treatment.abilities.includes('answer') && <AnswerForm treatment={treatment} />}
    </section>
  );
};
