import { loginInput } from '@blattwerk/contract/accounts/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { withWayBack } from '../../lib/api/session.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import type { Session } from './enter.ts';
import { enter } from './enter.ts';
import { rememberSignUp } from './sign-up.ts';
import styles from './account.module.css';

const codeOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.code : undefined);

interface Props {
  /** Where to go after signing in. */
  returnTo: string;
  /** The same as it came, to hand on to the registration. */
  next?: string | null;
  registerRoute?: string;
}

/** E-mail and password; the code of the second factor is asked for when the account has one. */
export const LoginForm = ({ returnTo, next, registerRoute = '/auth/register' }: Props) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const form = useShapeForm(loginInput, {});
  const { run, isPending, error } = useAction();
  const [needsCode, setNeedsCode] = useState(false);
  const submit = form.handleSubmit((input) =>
    run(async () => {
      try {
        enter(await api.publicPost<Session>('/auth/login', input), locale, returnTo);
      } catch (failure) {
        if (codeOf(failure) === 'auth.totpRequired') setNeedsCode(true);
        if (codeOf(failure) === 'auth.mailNotConfirmed') rememberSignUp({ email: input.email, ...(next ? { next } : {}) });
        throw failure;
      }
    }),
  );
  return (
    <ScriptedForm onSubmit={submit} className={styles.form}>
      <FailureNotice error={error} />
      {codeOf(error) === 'auth.mailNotConfirmed' && (
        <p>
          <AppLink to="/auth/confirm-info/sign-up">{t('login.confirmNow')}</AppLink>
        </p>
      )}
      <TextInput label={t('email')} type="email" autoComplete="username" inputMode="email" {...form.register('email')} error={form.errorOf('email')} />
      <PasswordInput label={t('password')} autoComplete="current-password" {...form.register('password')} error={form.errorOf('password')} />
      {needsCode && (
        <TextInput label={t('login.totp')} inputMode="numeric" autoComplete="one-time-code" autoFocus {...form.register('totp')} error={form.errorOf('totp')} />
      )}
      <Button type="submit" isWide isBusy={isPending}>
        {t('login.submit')}
      </Button>
      <p className={styles.aside}>
        <AppLink to="/auth/password-forgot">{t('login.forgot')}</AppLink>
      </p>
      <p className={styles.aside}>
        {t('login.noAccount')} <AppLink to={withWayBack(registerRoute, next)}>{t('login.register')}</AppLink>
      </p>
    </ScriptedForm>
  );
};
