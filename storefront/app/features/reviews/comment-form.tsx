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

interface Props {
  reviewId: string;
  /** An own comment that is changed. */
  comment?: { id: string; text: string; version: number };
  onDone?: () => void;
}

/** A comment on a review; a moderator reads it before it shows. */
export const CommentForm = ({ reviewId, comment, onDone }: Props) => {
  const { t } = useTranslation('reviews');
  const shape = z.object({
    text: z
      .string()
      .trim()
      .min(1, { error: t('comment.empty') }),
  });
  const form = useShapeForm(shape, { text: comment?.text ?? '' }, 'onSubmit');
  const { run, isPending, error } = useAction();
  const send = form.handleSubmit(({ text }) =>
    run(async () => {
      if (comment) await memberApi.patch('/clients/reviews/comment/:id', { params: { id: comment.id }, body: { text, version: comment.version } });
      else await memberApi.post('/clients/reviews/comment', { body: { reviewId, text } });
      form.reset({ text: '' });
      toast.success(t('comment.sent'));
      onDone?.();
    }),
  );
  return (
    <ScriptedForm onSubmit={(event) => void send(event)}>
      <FailureNotice error={error} />
      <Textarea label={t('comment.label')} help={t('comment.help')} rows={2} maxLength={500} {...form.register('text')} error={form.errorOf('text')} />
      <Button type="submit" kind="secondary" size="small" isBusy={isPending}>
        {t('comment.send')}
      </Button>
    </ScriptedForm>
  );
};
