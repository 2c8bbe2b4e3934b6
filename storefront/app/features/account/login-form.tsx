import { refusedWith } from '@blattwerk/contract/client/refused-with';
import type { Posts } from '@blattwerk/contract/client/types';
import { loginInput } from '@blattwerk/contract/accounts/shapes';
import type { SecondFactorMethod } from '@blattwerk/contract/second-factors/shapes';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasskeyButton } from '../../components/sign-in/passkey-button.tsx';
import { dueOf, SecondStep } from '../../components/sign-in/second-step.tsx';
import { AppLink } from '../../components/ui/app-link.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { visitorApi } from '../../lib/api/client.ts';
import { withWayBack } from '../../lib/api/session.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import type { Session } from './enter.ts';
import { enter } from './enter.ts';
import { ReuseNotice } from './reuse-notice.tsx';
import { rememberSignUp } from './sign-up.ts';
import { usePasskeyEntry } from './use-passkey-entry.ts';
import styles from './account.module.css';

const isUnconfirmed = (error: unknown): boolean => refusedWith<Posts['/clients/auth/login']>(error, 'auth.mailNotConfirmed');

interface Props {
  /** Where to go after signing in. */
  returnTo: string;
  /** The same as it came, to hand on to the registration. */
  next?: string | null;
  registerRoute?: string;
  /** What stands above and below the first step, and not beside a second one. */
  before?: ReactNode;
  after?: ReactNode;
}

/** The way on for who has not proven their mailbox yet. */
const ConfirmFirst = () => {
  const { t } = useTranslation('account');
  return (
    <p className={styles.nextToDo}>
      <LinkButton to="/auth/confirm-info/sign-up" kind="secondary" isWide icon="mail">
        {t('login.confirmNow')}
      </LinkButton>
    </p>
  );
};

/** For who has no password at hand, or no account yet. */
const OtherWays = ({ register }: { register: string }) => {
  const { t } = useTranslation('account');
  return (
    <>
      <p className={styles.aside}>
        <AppLink to="/auth/password-forgot">{t('login.forgot')}</AppLink>
      </p>
      <p className={styles.aside}>
        {t('login.noAccount')} <AppLink to={register}>{t('login.register')}</AppLink>
      </p>
    </>
  );
};

/** E-mail and password, then the second factor when the account has one; or a passkey alone. */
export const LoginForm = ({ returnTo, next, registerRoute = '/auth/register', before, after }: Props) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const form = useShapeForm(loginInput, {});
  const { run, isPending, error } = useAction();
  const [due, setDue] = useState<{ methods: readonly SecondFactorMethod[]; credentials: { email: string; password: string } }>();
  const [told, setTold] = useState<{ session: Session; endedAt: string }>();
  const onEnter = (session: Session) => {
    if (session.reuseEndedAt) setTold({ session, endedAt: session.reuseEndedAt });
    else enter(session, locale, returnTo);
  };
  const passkey = usePasskeyEntry(!due && !told, onEnter);
  const submit = form.handleSubmit(({ email, password }) =>
    run(async () => {
      try {
        onEnter(await visitorApi.post('/clients/auth/login', { body: { email, password } }));
      } catch (failure) {
        const methods = dueOf(failure);
        if (methods) return setDue({ methods, credentials: { email, password } });
        if (isUnconfirmed(failure)) rememberSignUp({ email, ...(next ? { next } : {}) });
        throw failure;
      }
    }),
  );
  if (told) return <ReuseNotice {...told} returnTo={returnTo} />;
  if (due) {
    const prove = async (proof: object) => onEnter(await visitorApi.post('/clients/auth/login', { body: { ...due.credentials, ...proof } }));
    return <SecondStep methods={due.methods} known={t('login.passwordRight')} onProof={prove} onBack={() => setDue(undefined)} />;
  }
  return (
    <>
      {before}
      <ScriptedForm onSubmit={submit} className={styles.form}>
        <FailureNotice error={error ?? passkey.error} />
        {isUnconfirmed(error) && <ConfirmFirst />}
        <TextInput
          label={t('email')}
          type="email"
          autoComplete="username webauthn"
          inputMode="email"
          {...form.register('email')}
          error={form.errorOf('email')}
        />
        <PasswordInput label={t('password')} autoComplete="current-password" {...form.register('password')} error={form.errorOf('password')} />
        <Button type="submit" isWide isBusy={isPending}>
          {t('login.submit')}
        </Button>
        <div className={styles.aside}>
          <PasskeyButton label={t('login.withPasskey')} run={passkey.run} isPending={passkey.isPending} onAnswer={passkey.enter} />
        </div>
        <OtherWays register={withWayBack(registerRoute, next)} />
      </ScriptedForm>
      {after}
    </>
  );
};
