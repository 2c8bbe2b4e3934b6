import type { PendingSignIn } from '@blattwerk/contract/accounts/social-shapes';
import { email } from '@blattwerk/contract/validation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { CodeInput } from '../../components/ui/code-input.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useAction } from '../../lib/action/use-action.ts';
import { visitorApi } from '../../lib/api/client.ts';
import { codeForm } from '../../lib/forms/code-form.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { isTokenOver } from '../../lib/api/token-over.ts';
import styles from './social-sign-in.module.css';

interface Props {
  pending: PendingSignIn;
  onProven: (pending: PendingSignIn) => void;
  submitLabel: string;
}

interface CodeFormProps extends Pick<Props, 'pending' | 'onProven'> {
  sentTo: string;
  onSend: () => Promise<void>;
  onBack: () => void;
}

const CodeForm = ({ pending, sentTo, onSend, onProven, onBack }: CodeFormProps) => {
  const { t } = useTranslation(['social-sign-in', 'account']);
  const { run, isPending, error } = useAction();
  const form = useShapeForm(codeForm, { code: '' }, 'onSubmit');
  const isWrong = isTokenOver(error);
  const prove = form.handleSubmit((proof) => run(async () => onProven(await visitorApi.post('/clients/auth/pending/mail/prove', { body: proof }))));
  const sendAgain = () =>
    run(async () => {
      await onSend();
      form.reset();
      toast.success(t('prove.sentAgain'));
    });
  return (
    <ScriptedForm onSubmit={(event) => void prove(event)} className={styles.form}>
      <p role="status">{t('prove.sent', { email: sentTo })}</p>
      <CodeInput label={t('prove.code')} {...form.register('code')} error={form.errorOf('code') ?? (isWrong ? t('account:signUp.codeWrong') : undefined)} />
      <FailureNotice error={isWrong ? undefined : error} />
      <div className={styles.actions}>
        <Button type="submit" isBusy={isPending}>
          {t('prove.submit')}
        </Button>
        <Button kind="quiet" onClick={() => void sendAgain()}>
          {t('prove.again')}
        </Button>
        {!pending.email && (
          <Button kind="quiet" onClick={onBack}>
            {t('prove.otherAddress')}
          </Button>
        )}
      </div>
    </ScriptedForm>
  );
};

/** Our own mail proves the address: first it is asked for, then its code is typed. */
export const ProveStep = ({ pending, onProven, submitLabel }: Props) => {
  const { t } = useTranslation('social-sign-in');
  const { run, isPending, error } = useAction();
  const form = useShapeForm(z.object({ email }), { email: pending.email ?? '' }, 'onSubmit');
  const [sentTo, setSentTo] = useState<string>();
  const send = async () => {
    const address = form.getValues('email');
    await visitorApi.post('/clients/auth/pending/mail', { body: pending.email ? {} : { email: address } });
    setSentTo(address);
  };
  const ask = form.handleSubmit(() => run(send));
  if (sentTo) return <CodeForm pending={pending} sentTo={sentTo} onSend={send} onProven={onProven} onBack={() => setSentTo(undefined)} />;
  return (
    <ScriptedForm onSubmit={(event) => void ask(event)} className={styles.form}>
      {!pending.email && (
        <TextInput label={t('prove.email')} type="email" inputMode="email" autoComplete="email" {...form.register('email')} error={form.errorOf('email')} />
      )}
      <FailureNotice error={error} />
      <Button type="submit" kind="secondary" icon="mail" isBusy={isPending}>
        {submitLabel}
      </Button>
    </ScriptedForm>
  );
};

/** Opening the mail's link shows this page; only the button proves, so that a mail scanner cannot. */
export const ProveByLink = ({ token, onProven }: { token: string; onProven: (pending: PendingSignIn) => void }) => {
  const { t } = useTranslation('social-sign-in');
  const { run, isPending, error } = useAction();
  return (
    <>
      {!isTokenOver(error) && <p>{t('prove.link')}</p>}
      <FailureNotice error={error} />
      {isTokenOver(error) ? (
        <LinkButton to="/auth/continue">{t('prove.newMail')}</LinkButton>
      ) : (
        <Button
          isBusy={isPending}
          onClick={() => void run(async () => onProven(await visitorApi.post('/clients/auth/pending/mail/prove', { body: { token } })))}
        >
          {t('prove.submit')}
        </Button>
      )}
    </>
  );
};
