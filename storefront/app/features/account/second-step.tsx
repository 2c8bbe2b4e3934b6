import type { SecondFactorMethod } from '@blattwerk/contract/second-factors/shapes';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import type { Session } from './enter.ts';
import { PasskeyButton } from './passkey-button.tsx';
import styles from './account.module.css';

interface Props {
  methods: readonly SecondFactorMethod[];
  credentials: { email: string; password: string };
  onEnter: (session: Session) => void;
  onBack: () => void;
}

const recoveryTyping = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false };
const appTyping = { autoComplete: 'one-time-code', inputMode: 'numeric' } as const;

interface CodeFieldProps {
  isRecovery: boolean;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

const CodeField = ({ isRecovery, value, onChange, error }: CodeFieldProps) => {
  const { t } = useTranslation('account');
  return (
    <div className={styles.code}>
      <TextInput
        label={t(isRecovery ? 'login.recoveryCode' : 'login.totp')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoFocus
        maxLength={16}
        error={error}
        {...(isRecovery ? recoveryTyping : appTyping)}
      />
    </div>
  );
};

/** The second step of a login: the app's code in one field, or a recovery code, or a passkey. The password is not asked for again. */
export const SecondStep = ({ methods, credentials, onEnter, onBack }: Props) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const hasApp = methods.includes('totp');
  const [isRecovery, setRecovery] = useState(!hasApp && !methods.includes('passkey'));
  const [code, setCode] = useState('');
  /** A field of its own for each try, so that typing goes on at once; only the kind of code that was refused has something wrong in it. */
  const [last, setLast] = useState({ tries: 0, isRecovery });
  const { run, isPending, error } = useAction();
  const prove = async (proof: object) => onEnter(await api.publicPost<Session>('/auth/login', { ...credentials, ...proof }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => prove({ totp: code.trim() })).then((isDone) => {
      if (isDone) return;
      setCode('');
      setLast({ tries: last.tries + 1, isRecovery });
    });
  };
  const isWrong = error instanceof ApiError && error.code === 'auth.totpInvalid';
  /** The other kind of code, where there is one. */
  const other = isRecovery ? !hasApp : methods.includes('recovery-code');
  return (
    <ScriptedForm onSubmit={submit} className={styles.form}>
      <p>{t(isRecovery ? 'login.recoveryIntro' : hasApp ? 'login.totpIntro' : 'login.passkeyIntro')}</p>
      <FailureNotice error={isWrong ? undefined : error} />
      {(hasApp || isRecovery) && (
        <>
          <CodeField
            key={`${isRecovery} ${last.tries}`}
            isRecovery={isRecovery}
            value={code}
            onChange={setCode}
            error={isWrong && last.isRecovery === isRecovery ? failureText(error, locale) : undefined}
          />
          <Button type="submit" isWide isBusy={isPending}>
            {t('login.submit')}
          </Button>
        </>
      )}
      {methods.includes('passkey') && (
        <div className={styles.aside}>
          <PasskeyButton label={t('login.usePasskey')} run={run} isPending={isPending} onAnswer={(passkey) => prove({ passkey })} />
        </div>
      )}
      <p className={styles.choices}>
        {isRecovery !== other && (
          <Button kind="quiet" size="small" onClick={() => setRecovery(other)}>
            {t(other ? 'login.useRecovery' : 'login.useApp')}
          </Button>
        )}
        <Button kind="quiet" size="small" onClick={onBack}>
          {t('login.otherAccount')}
        </Button>
      </p>
    </ScriptedForm>
  );
};
