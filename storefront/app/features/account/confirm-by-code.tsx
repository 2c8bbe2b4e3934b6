import { email } from '@blattwerk/contract/validation';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CodeInput } from '../../components/ui/code-input.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useAction } from '../../lib/action/use-action.ts';
import { visitorApi } from '../../lib/api/client.ts';
import { safeReturnTo } from '../../lib/api/session.ts';
import { useBrowserValue } from '../../lib/browser/use-browser-value.ts';
import { code } from '../../lib/forms/code-form.ts';
import type { FormOf } from '../../lib/forms/use-shape-form.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { localePath } from '../../lib/i18n/locale.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { enter } from './enter.ts';
import type { SignUp } from './sign-up.ts';
import { isTokenOver } from '../../lib/api/token-over.ts';
import { readSignUp, signUpText } from './sign-up.ts';
import { onboarding, useConfirm } from './use-confirm.ts';
import { useMoveOn } from './waiting-tab.ts';
import styles from './account.module.css';

const resendAfterSeconds = 60;

interface ResendProps extends SignUp {
  /** An email has just gone out from this tab: the next one has to wait. */
  isJustSent: boolean;
}

/** The countdown tells why the button rests; the button itself keeps its place. */
const Resend = ({ email, claim, isJustSent }: ResendProps) => {
  const { t } = useTranslation('account');
  const { run, isPending, error } = useAction();
  const [left, setLeft] = useState(isJustSent ? resendAfterSeconds : 0);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  const resend = () =>
    run(async () => {
      await visitorApi.post('/clients/iam/email-confirm/resend', { body: { email, ...(claim ? { claim } : {}) } });
      toast.success(t('signUp.sentAgain'));
      setLeft(resendAfterSeconds);
    });
  return (
    <>
      <FailureNotice error={error} />
      <Button kind="secondary" icon="mail" disabled={left > 0} isBusy={isPending} onClick={() => void resend()}>
        {left > 0 ? t('signUp.resendIn', { count: left }) : t('signUp.resend')}
      </Button>
    </>
  );
};

/** The address is asked for where this browser does not know it. */
const proofForm = z.object({ email, code });

interface CodeFormProps {
  known: SignUp | undefined;
  goOnTo: string;
  form: FormOf<typeof proofForm>;
}

const CodeForm = ({ known, goOnTo, form }: CodeFormProps) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { confirm, isPending, error } = useConfirm();
  const isWrong = isTokenOver(error);
  const submit = form.handleSubmit((proof) =>
    confirm({ ...proof, claim: known?.claim }, (session) => enter(session, locale, known?.next ? goOnTo : safeReturnTo(session.nextPage, goOnTo))),
  );
  return (
    <ScriptedForm onSubmit={(event) => void submit(event)} className={styles.form}>
      <FailureNotice error={isWrong ? undefined : error} />
      {!known && (
        <TextInput label={t('email')} type="email" inputMode="email" autoComplete="username" {...form.register('email')} error={form.errorOf('email')} />
      )}
      <CodeInput label={t('signUp.code')} {...form.register('code')} error={form.errorOf('code') ?? (isWrong ? t('signUp.codeWrong') : undefined)} />
      <Button type="submit" isBusy={isPending}>
        {t('confirm.submit')}
      </Button>
    </ScriptedForm>
  );
};

/** Waits for the link, wherever it is opened; takes the code meanwhile. */
export const ConfirmByCode = () => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const text = useBrowserValue(signUpText, undefined);
  const known = useMemo(() => readSignUp(text), [text]);
  const form = useShapeForm(proofForm, { email: '', code: '' }, 'onSubmit');
  const { setValue } = form;
  const typed = useWatch({ control: form.control, name: 'email' });
  useEffect(() => {
    if (known) setValue('email', known.email);
  }, [known, setValue]);
  const goOnTo = safeReturnTo(known?.next ?? null, onboarding);
  const goOn = useCallback(() => window.location.assign(localePath(locale, goOnTo)), [locale, goOnTo]);
  useMoveOn(known, goOn);
  const resendTo: SignUp | undefined = known ?? (typed.includes('@') ? { email: typed } : undefined);
  return (
    <>
      <p>{known ? t('signUp.sentTo', { email: known.email }) : t('signUp.unknown')}</p>
      {known && (
        <p className={styles.waiting} role="status">
          <span className={styles.pulse} aria-hidden="true" />
          {t('signUp.waiting')}
        </p>
      )}
      <CodeForm known={known} goOnTo={goOnTo} form={form} />
      <div className={styles.divider} />
      <p>{t('signUp.nothing')}</p>
      {resendTo && <Resend {...resendTo} isJustSent={resendTo.claim !== undefined} />}
      <p className={styles.aside}>
        {t('signUp.wrongAddress')} <AppLink to="/auth/register">{t('signUp.registerAgain')}</AppLink>
      </p>
    </>
  );
};
