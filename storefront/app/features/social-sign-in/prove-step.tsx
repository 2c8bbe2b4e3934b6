import type { PendingSignIn } from '@blattwerk/contract/accounts/social-shapes';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { CodeInput } from '../../components/ui/code-input.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useAction } from '../../lib/action/use-action.ts';
import { api } from '../../lib/api/api.ts';
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
  const [code, setCode] = useState('');
  const isWrong = isTokenOver(error);
  const prove = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => onProven(await api.publicPost<PendingSignIn>('/auth/pending/mail/prove', { code })));
  };
  const sendAgain = () =>
    run(async () => {
      await onSend();
      setCode('');
      toast.success(t('prove.sentAgain'));
    });
  return (
    <ScriptedForm onSubmit={prove} className={styles.form}>
      <p role="status">{t('prove.sent', { email: sentTo })}</p>
      <CodeInput label={t('prove.code')} value={code} onChange={setCode} error={isWrong ? t('account:signUp.codeWrong') : undefined} />
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
  const [typed, setTyped] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const email = pending.email ?? typed;
  const send = async () => {
    await api.publicPost('/auth/pending/mail', pending.email ? {} : { email });
    setSentTo(email);
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    void run(send);
  };
  if (sentTo) return <CodeForm pending={pending} sentTo={sentTo} onSend={send} onProven={onProven} onBack={() => setSentTo(undefined)} />;
  return (
    <ScriptedForm onSubmit={ask} className={styles.form}>
      {!pending.email && (
        <TextInput
          label={t('prove.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
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
        <Button isBusy={isPending} onClick={() => void run(async () => onProven(await api.publicPost<PendingSignIn>('/auth/pending/mail/prove', { token })))}>
          {t('prove.submit')}
        </Button>
      )}
    </>
  );
};
