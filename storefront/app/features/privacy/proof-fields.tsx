import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { api } from '../../lib/api/api.ts';
import styles from './privacy.module.css';

export type ProofKind = 'password' | 'code';

interface Props {
  kind: ProofKind;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

const CodeField = ({ value, onChange, error }: Omit<Props, 'kind'>) => {
  const { t } = useTranslation('privacy');
  const [isSent, setSent] = useState(false);
  const { run, isPending, error: failure } = useAction();
  const send = () =>
    run(async () => {
      await api.post('/iam/owner-code');
      setSent(true);
    });
  return (
    <div className={styles.stack}>
      <p>{t(isSent ? 'proof.sent' : 'proof.codeHelp')}</p>
      <Button kind="secondary" isBusy={isPending} onClick={() => void send()}>
        {t('proof.send')}
      </Button>
      <FailureNotice error={failure} />
      <TextInput
        label={t('proof.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
};

/** That it is the owner who asks: the password, or for an account without one a code by mail. */
export const ProofFields = ({ kind, value, onChange, error }: Props) => {
  const { t } = useTranslation('privacy');
  if (kind === 'code') return <CodeField value={value} onChange={onChange} error={error} />;
  return (
    <PasswordInput label={t('proof.password')} autoComplete="current-password" value={value} error={error} onChange={(event) => onChange(event.target.value)} />
  );
};
