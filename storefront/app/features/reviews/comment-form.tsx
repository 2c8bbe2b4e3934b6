import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Textarea } from '../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useAction } from '../../lib/action/use-action.ts';
import { api } from '../../lib/api/api.ts';

interface Props {
  reviewId: string;
  /** An own comment that is changed. */
  comment?: { id: string; text: string; version: number };
  onDone?: () => void;
}

/** A comment on a review; a moderator reads it before it shows. */
export const CommentForm = ({ reviewId, comment, onDone }: Props) => {
  const { t } = useTranslation('reviews');
  const [text, setText] = useState(comment?.text ?? '');
  const [isTried, setTried] = useState(false);
  const { run, isPending, error } = useAction();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const written = text.trim();
    setTried(written === '');
    if (written === '') return;
    void run(async () => {
      if (comment) await api.patch(`/reviews/comment/${comment.id}`, { text: written, version: comment.version });
      else await api.post('/reviews/comment', { reviewId, text: written });
      setText('');
      toast.success(t('comment.sent'));
      onDone?.();
    });
  };
  return (
    <ScriptedForm onSubmit={send}>
      <FailureNotice error={error} />
      <Textarea
        label={t('comment.label')}
        help={t('comment.help')}
        rows={2}
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isTried && text.trim() === '' ? t('comment.empty') : undefined}
      />
      <Button type="submit" kind="secondary" size="small" isBusy={isPending}>
        {t('comment.send')}
      </Button>
    </ScriptedForm>
  );
};
