import { messageLimits } from '@blattwerk/contract/treatments/message-shapes';
import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Textarea } from '../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { attachNothing, type Attach, type Attached } from './attach.ts';
import styles from './messages.module.css';

interface OpenedProps {
  treatment: PatientTreatment;
  attached: Attached;
  onDone: () => void;
}

const Opened = ({ treatment, attached, onDone }: OpenedProps) => {
  const { t } = useTranslation('treatments');
  const client = useQueryClient();
  const { run, isPending, error } = useAction();
  const shape = z.object({
    text: z
      .string()
      .trim()
      .min(1, { error: t('messages.empty') }),
  });
  const form = useShapeForm(shape, { text: '' }, 'onSubmit');
  const submit = form.handleSubmit(({ text }) => {
    if (attached.isBusy) return undefined;
    return run(async () => {
      const uploadIds = [...attached.uploadIds];
      await memberApi.post('/clients/treatment/:id/messages', {
        params: { id: treatment.id },
        body: { text, ...(uploadIds.length > 0 ? { uploadIds } : {}) },
      });
      toast.success(t('messages.sent'));
      await client.invalidateQueries();
      onDone();
    });
  });
  return (
    <ScriptedForm onSubmit={(event) => void submit(event)}>
      <div className={styles.form}>
        <Textarea label={t('messages.label')} autoFocus maxLength={messageLimits.textLength} {...form.register('text')} error={form.errorOf('text')} />
        {attached.field}
        <FailureNotice error={error} />
        <div className={styles.actions}>
          <Button type="submit" isBusy={isPending} disabled={attached.isBusy}>
            {t('messages.send')}
          </Button>
          <Button kind="quiet" onClick={onDone}>
            {t('messages.close')}
          </Button>
        </div>
      </div>
    </ScriptedForm>
  );
};

/** A message beside the doctor's questions: opened by a button, so that a list of requests stays calm. */
export const MessageForm = ({ treatment, attach = attachNothing }: { treatment: PatientTreatment; attach?: Attach | undefined }) => {
  const { t } = useTranslation('treatments');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <p>
        <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
          {t('messages.write')}
        </Button>
      </p>
    );
  return attach(treatment.id, (attached) => <Opened treatment={treatment} attached={attached} onDone={() => setOpen(false)} />);
};
