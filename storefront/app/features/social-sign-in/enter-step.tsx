import type { Session } from '@blattwerk/contract/accounts/shapes';
import type { PendingSignIn } from '@blattwerk/contract/accounts/social-shapes';
import type { PasskeyRequest, SecondFactorDue } from '@blattwerk/contract/second-factors/shapes';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { finish } from './finish.ts';
import styles from './social-sign-in.module.css';

type Methods = SecondFactorDue['methods'];

const methodsOf = (error: unknown): Methods | undefined =>
  error instanceof ApiError && error.code.startsWith('auth.totp') ? (error.details as SecondFactorDue | undefined)?.methods : undefined;

/** The browser's own dialogue, loaded when it is needed. */
const askPasskey = async (): Promise<object> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await api.publicPost<PasskeyRequest>('/auth/passkey/options');
  return startAuthentication({ optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'] });
};

/** The last step of a sign-in: the account's password where it links one, and the second factor where there is one. */
export const EnterStep = ({ pending, asksPassword = false }: { pending: PendingSignIn; asksPassword?: boolean }) => {
  const { t } = useTranslation(['social-sign-in', 'account']);
  const locale = useLocale();
  const { run, isPending, error } = useAction();
  const [methods, setMethods] = useState<Methods>();
  const [password, setPassword] = useState('');
  const [totp, setTotp] = useState('');
  const enter = (proof: object) =>
    run(async () => {
      try {
        const path = asksPassword ? '/auth/pending/link' : '/auth/pending/enter';
        finish(await api.publicPost<Session>(path, { ...(asksPassword ? { password } : {}), ...proof }), locale, pending.returnTo);
      } catch (failure) {
        setMethods((known) => methodsOf(failure) ?? known);
        throw failure;
      }
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter(totp ? { totp } : {});
  };
  const takesCode = methods?.some((method) => method !== 'passkey');
  return (
    <ScriptedForm onSubmit={submit} className={styles.form}>
      {asksPassword && (
        <PasswordInput label={t('account:password')} autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
      )}
      {takesCode && (
        <TextInput
          label={t('account:login.totp')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          value={totp}
          onChange={(event) => setTotp(event.target.value)}
        />
      )}
      <FailureNotice error={error} />
      <Button type="submit" isWide isBusy={isPending}>
        {t(asksPassword ? 'link.submit' : 'enter.submit')}
      </Button>
      {methods?.includes('passkey') && (
        <Button kind="secondary" isWide isBusy={isPending} onClick={() => void run(async () => void (await enter({ passkey: await askPasskey() })))}>
          {t('enter.passkey')}
        </Button>
      )}
    </ScriptedForm>
  );
};
