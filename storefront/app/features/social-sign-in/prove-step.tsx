import type { PendingSignIn } from '@blattwerk/contract/accounts/social-shapes';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { CodeInput } from '../../components/ui/code-input.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { api } from '../../lib/api/api.ts';
import styles from './social-sign-in.module.css';

interface Props {
  pending: PendingSignIn;
  onProven: (pending: PendingSignIn) => void;
  submitLabel: string;
}

/** Our own mail proves the address: first it is asked for, then its code is typed. */
export const ProveStep = ({ pending, onProven, submitLabel }: Props) => {
  const { t } = useTranslation('social-sign-in');
  const { run, isPending, error } = useAction();
  const [typed, setTyped] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const [code, setCode] = useState('');
  const email = pending.email ?? typed;
  const ask = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await api.publicPost('/auth/pending/mail', pending.email ? {} : { email });
      setSentTo(email);
    });
  };
  const prove = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => onProven(await api.publicPost<PendingSignIn>('/auth/pending/mail/prove', { code })));
  };
  if (!sentTo)
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
  return (
    <ScriptedForm onSubmit={prove} className={styles.form}>
      <p role="status">{t('prove.sent', { email: sentTo })}</p>
      <CodeInput label={t('prove.code')} value={code} onChange={setCode} />
      <FailureNotice error={error} />
      <Button type="submit" isBusy={isPending}>
        {t('prove.submit')}
      </Button>
      <Button kind="quiet" onClick={() => setSentTo(undefined)}>
        {t('prove.again')}
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
      <p>{t('prove.link')}</p>
      <FailureNotice error={error} />
      <Button isBusy={isPending} onClick={() => void run(async () => onProven(await api.publicPost<PendingSignIn>('/auth/pending/mail/prove', { token })))}>
        {t('prove.submit')}
      </Button>
    </>
  );
};
