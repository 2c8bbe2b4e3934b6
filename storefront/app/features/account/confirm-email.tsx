import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useAction } from '../../lib/action/use-action.ts';
import { api } from '../../lib/api/api.ts';
import { accessToken } from '../../lib/api/session.ts';
import { useBrowserValue } from '../../lib/browser/use-browser-value.ts';
import { localePath } from '../../lib/i18n/locale.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import type { Session } from './enter.ts';
import { enter } from './enter.ts';
import { forgetSignUpEmail, rememberSignUpEmail, signUpEmail } from './sign-up-email.ts';
import styles from './account.module.css';

const resendAfterSeconds = 60;
const lookEveryMs = 2_000;
const onboarding = '/onboarding';

const useConfirm = () => {
  const locale = useLocale();
  const action = useAction();
  const confirm = (proof: { token: string } | { email: string; code: string }) =>
    action.run(async () => {
      const session = await api.publicPost<Session>('/iam/email-confirm', proof);
      forgetSignUpEmail();
      enter(session, locale, onboarding);
    });
  return { ...action, confirm };
};

/** Opening the link shows this page; only the button confirms, so that a mail scanner cannot. */
export const ConfirmByLink = ({ token }: { token: string }) => {
  const { t } = useTranslation('account');
  const { confirm, isPending, error } = useConfirm();
  return (
    <>
      <p>{t('confirm.linkText')}</p>
      <FailureNotice error={error} />
      {error ? (
        <LinkButton to="/auth/confirm-info/sign-up">{t('confirm.newMail')}</LinkButton>
      ) : (
        <Button isBusy={isPending} onClick={() => confirm({ token })}>
          {t('confirm.submit')}
        </Button>
      )}
    </>
  );
};

/** Another tab of this browser has confirmed: this one moves on by itself. */
const useFollowOtherTab = (): void => {
  const locale = useLocale();
  useEffect(() => {
    const timer = setInterval(() => {
      if (accessToken()) window.location.assign(localePath(locale, onboarding));
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [locale]);
};

const Resend = ({ email }: { email: string }) => {
  const { t } = useTranslation('account');
  const { run, isPending, error } = useAction();
  const [left, setLeft] = useState(resendAfterSeconds);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  const resend = () =>
    run(async () => {
      await api.publicPost('/iam/email-confirm/resend', { email });
      toast.success(t('signUp.sentAgain'));
      setLeft(resendAfterSeconds);
    });
  return (
    <>
      <FailureNotice error={error} />
      <Button kind="secondary" icon="mail" disabled={left > 0} isBusy={isPending} onClick={resend}>
        {left > 0 ? t('signUp.resendIn', { count: left }) : t('signUp.resend')}
      </Button>
    </>
  );
};

/** The code of the mail, typed; for those who opened the mail on another device. */
export const ConfirmByCode = () => {
  const { t } = useTranslation('account');
  const { confirm, isPending, error } = useConfirm();
  const known = useBrowserValue(signUpEmail, undefined);
  const [typed, setTyped] = useState('');
  const email = known ?? typed;
  const [code, setCode] = useState('');
  useFollowOtherTab();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rememberSignUpEmail(email);
    void confirm({ email, code: code.trim() });
  };
  return (
    <>
      <p>{known ? t('signUp.sentTo', { email }) : t('signUp.sent')}</p>
      <ScriptedForm onSubmit={submit} className={styles.form}>
        <FailureNotice error={error} />
        {!known && (
          <TextInput label={t('email')} type="email" autoComplete="username" required value={typed} onChange={(event) => setTyped(event.target.value)} />
        )}
        <div className={styles.code}>
          <TextInput
            label={t('signUp.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            minLength={6}
            maxLength={8}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </div>
        <Button type="submit" isBusy={isPending}>
          {t('confirm.submit')}
        </Button>
      </ScriptedForm>
      <div className={styles.divider} />
      <p>{t('signUp.nothing')}</p>
      {email && <Resend email={email} />}
    </>
  );
};
