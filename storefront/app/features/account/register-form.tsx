import { refusedWith } from '@blattwerk/contract/client/refused-with';
import type { Posts } from '@blattwerk/contract/client/types';
import { registerInput } from '@blattwerk/contract/accounts/shapes';
import type { FormEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AppLink } from '../../components/ui/app-link.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CheckboxField } from '../../components/ui/choices.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Select, TextInput } from '../../components/ui/inputs.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { FormDateInput, FormPhoneInput } from '../../components/ui/form-inputs.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { visitorApi } from '../../lib/api/client.ts';
import { pageOf, withWayBack } from '../../lib/api/session.ts';
import { carriedSelection } from '../../lib/request-list/carried-selection.ts';
import { leftEmail } from '../../lib/request-list/left-email.ts';
import type { FormOf } from '../../lib/forms/use-shape-form.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { useLocale, usePath } from '../../lib/i18n/use-locale.ts';
import { newClaim, rememberSignUp } from './sign-up.ts';
import styles from './account.module.css';

type RegisterForm = FormOf<typeof registerInput>;

const Person = ({ form, isShort }: { form: RegisterForm; isShort: boolean }) => {
  const { t } = useTranslation('account');
  return (
    <>
      {!isShort && (
        <div className={styles.title}>
          <Select
            label={t('title')}
            isOptional
            {...form.register('title')}
            options={[
              { value: '', label: t('titleNone') },
              { value: 'Dr.', label: 'Dr.' },
              { value: 'Prof. Dr.', label: 'Prof. Dr.' },
            ]}
          />
        </div>
      )}
      <div className={styles.pair}>
        <TextInput label={t('firstName')} autoComplete="given-name" {...form.register('firstName')} error={form.errorOf('firstName')} />
        <TextInput label={t('lastName')} autoComplete="family-name" {...form.register('lastName')} error={form.errorOf('lastName')} />
      </div>
      <FormDateInput label={t('dob')} help={t('register.dobHelp')} control={form.control} name="dob" error={form.errorOf('dob')} />
    </>
  );
};

const Phone = ({ form }: { form: RegisterForm }) => {
  const { t } = useTranslation('account');
  return (
    <FormPhoneInput
      label={t('phone')}
      help={t('register.phoneHelp')}
      isOptional
      emptyIsNone
      control={form.control}
      name="phone"
      error={form.errorOf('phone')}
    />
  );
};

/** Its own component, so that the fields register in the order in which they are seen. */
const Access = ({ form, isShort }: { form: RegisterForm; isShort: boolean }) => {
  const { t } = useTranslation('account');
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <>
      <TextInput
        label={t('email')}
        help={t('register.emailHelp')}
        type="email"
        inputMode="email"
        autoComplete="username"
        {...form.register('email')}
        error={form.errorOf('email')}
      />
      <PasswordInput
        label={t('password')}
        autoComplete="new-password"
        {...form.register('password')}
        error={form.errorOf('password')}
        rulesFor={password ?? ''}
      />
      {!isShort && (
        <PasswordInput label={t('passwordConfirm')} autoComplete="new-password" {...form.register('passwordConfirm')} error={form.errorOf('passwordConfirm')} />
      )}
    </>
  );
};

const Consents = ({ form }: { form: RegisterForm }) => {
  const { t } = useTranslation('account');
  return (
    <>
      <CheckboxField
        {...form.register('privacyAccepted')}
        error={form.errorOf('privacyAccepted')}
        label={
          <>
            {t('register.privacyBefore')} <AppLink to="/datenschutz">{t('register.privacy')}</AppLink> {t('register.privacyAfter')}
          </>
        }
      />
      <CheckboxField
        {...form.register('termsAccepted')}
        error={form.errorOf('termsAccepted')}
        label={
          <>
            {t('register.termsBefore')} <AppLink to="/agb">{t('register.terms')}</AppLink> {t('register.termsAfter')}
          </>
        }
      />
    </>
  );
};

/** The answer is the same for a known and an unknown address; the mail tells its owner which it is. */
export const RegisterForm = ({ next, isShort = false }: { next: string | null; isShort?: boolean }) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const form = useShapeForm(registerInput, { locale, email: leftEmail() });
  const { run, isPending, error } = useAction();
  const send = form.handleSubmit((input) =>
    run(async () => {
      const claim = newClaim();
      try {
        await visitorApi.post('/clients/iam/register', {
          body: {
            ...input,
            title: input.title || undefined,
            locale,
            claim,
            nextPage: pageOf(next),
            selection: carriedSelection(),
          },
        });
      } catch (failure) {
        if (refusedWith<Posts['/clients/iam/register']>(failure, 'user.nonAdult')) return navigate(path('/auth/confirm-info/non-adult'));
        if (form.showServerErrors(failure, { 'invalid.phone': 'phone' })) return;
        throw failure;
      }
      rememberSignUp({ email: input.email, claim, ...(next ? { next } : {}) });
      await navigate(path('/auth/confirm-info/sign-up'));
    }),
  );
  /** The short form has one password field, with a button that shows what was typed. */
  const submit = (event: FormEvent) => {
    if (isShort) form.setValue('passwordConfirm', form.getValues('password'));
    void send(event);
  };
  return (
    <ScriptedForm onSubmit={submit} className={styles.form}>
      {isShort ? <Access form={form} isShort /> : null}
      <Person form={form} isShort={isShort} />
      {isShort ? null : <Phone form={form} />}
      {isShort ? null : <Access form={form} isShort={false} />}
      <Consents form={form} />
      <FailureNotice error={error} />
      <Button type="submit" isWide isBusy={isPending}>
        {t('register.submit')}
      </Button>
      <p className={styles.aside}>
        {t('register.hasAccount')} <AppLink to={withWayBack(isShort ? '/auth/login-simple' : '/auth/login', next)}>{t('register.login')}</AppLink>
      </p>
    </ScriptedForm>
  );
};
