import { erasureWords, type ErasurePreview, eraseInput } from '@blattwerk/contract/erasures/shapes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice, Skeleton } from '../../components/ui/feedback.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { forgetSession } from '../../lib/api/session.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocale, usePath } from '../../lib/i18n/use-locale.ts';
import styles from './privacy.module.css';
import { ProofFields, proofRefusals } from './proof-fields.tsx';

/** Exactly what goes and what stays for this person, with the date. */
const Consequences = ({ preview }: { preview: ErasurePreview }) => {
  const { t } = useTranslation('privacy');
  const { date } = useFormat();
  return (
    <>
      <div className={styles.columns}>
        <section>
          <h3>{t('erase.goes')}</h3>
          <ul>
            {preview.erased.map((key) => (
              <li key={key}>{t(`erase.erased.${key}`)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h3>{t('erase.stays')}</h3>
          <ul>
            {preview.kept.map((key) => (
              <li key={key}>{t(`erase.kept.${key}`)}</li>
            ))}
          </ul>
        </section>
      </div>
      <p>{preview.keepUntil ? t('erase.until', { date: date(preview.keepUntil) }) : t('erase.nothing')}</p>
      <Notice kind="warn" title={t('erase.final')}>
        <p>{t('erase.before')}</p>
      </Notice>
    </>
  );
};

const EraseForm = ({ preview, onDone, onCancel }: { preview: ErasurePreview; onDone: () => void; onCancel: () => void }) => {
  const { t } = useTranslation('privacy');
  const word = erasureWords[useLocale()];
  const form = useShapeForm(eraseInput, { confirmation: '', [preview.proof]: '' });
  const { run, isPending, error } = useAction();
  const submit = form.handleSubmit((input) =>
    run(async () => {
      try {
        await memberApi.post('/clients/iam/erase', { body: input });
      } catch (failure) {
        if (form.showServerErrors(failure, proofRefusals)) return;
        throw failure;
      }
      forgetSession();
      onDone();
    }),
  );
  return (
    <form className={styles.stack} onSubmit={(event) => void submit(event)} noValidate>
      <Consequences preview={preview} />
      <TextInput
        label={t('erase.word', { word })}
        autoComplete="off"
        autoCapitalize="characters"
        {...form.register('confirmation')}
        error={form.errorOf('confirmation')}
      />
      <ProofFields kind={preview.proof} {...form.register(preview.proof)} error={form.errorOf(preview.proof)} />
      <FailureNotice error={error} />
      <div className={styles.actions}>
        <Button type="submit" kind="danger" isBusy={isPending}>
          {t('erase.confirm')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('erase.cancel')}
        </Button>
      </div>
    </form>
  );
};

/** The form that had the focus is gone: what became of it is read out. */
const Done = () => {
  const { t } = useTranslation('privacy');
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <div className={styles.stack}>
      <p ref={said} tabIndex={-1}>
        {t('erase.doneText')}
      </p>
      <LinkButton to="/" isDocument>
        {t('erase.home')}
      </LinkButton>
    </div>
  );
};

const Explained = ({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) => {
  const preview = useQuery({ queryKey: ['iam', 'erase'], queryFn: () => memberApi.get('/clients/iam/erase'), gcTime: 0 });
  if (preview.isPending) return <Skeleton lines={6} />;
  if (preview.isError) return <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />;
  return <EraseForm preview={preview.data} onDone={onDone} onCancel={onCancel} />;
};

/** The way out: first what it means, then the word and the password. */
export const EraseCard = () => {
  const { t } = useTranslation('privacy');
  const [stage, setStage] = useState<'closed' | 'explained' | 'done'>('closed');
  const path = usePath();
  const leave = (): void => window.location.assign(path('/'));
  const close = (): void => setStage('closed');
  const isDone = stage === 'done';
  return (
    <Card>
      <h2>{t('erase.title')}</h2>
      <div className={styles.stack}>
        <p>{t('erase.text')}</p>
        <Button kind="secondary" opensDialog onClick={() => setStage('explained')}>
          {t('erase.open')}
        </Button>
      </div>
      <Dialog isOpen={stage !== 'closed'} onClose={isDone ? leave : close} title={t(isDone ? 'erase.doneTitle' : 'erase.title')}>
        {isDone ? <Done /> : <Explained onDone={() => setStage('done')} onCancel={close} />}
      </Dialog>
    </Card>
  );
};
