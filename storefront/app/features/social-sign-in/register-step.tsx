import { refusedWith } from '@blattwerk/contract/client/refused-with';
import type { Posts } from '@blattwerk/contract/client/types';
import { finishRegistrationInput } from '@blattwerk/contract/accounts/social-shapes';
import type { PendingSignIn } from '@blattwerk/contract/accounts/social-shapes';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Facts } from '../../components/ui/card.tsx';
import { CheckboxField } from '../../components/ui/choices.tsx';
import { FormDateInput } from '../../components/ui/form-inputs.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { visitorApi } from '../../lib/api/client.ts';
import type { FormOf } from '../../lib/forms/use-shape-form.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { useLocale, usePath } from '../../lib/i18n/use-locale.ts';
import { finish } from './finish.ts';
import styles from './social-sign-in.module.css';

type Form = FormOf<typeof finishRegistrationInput>;

const Fields = ({ form }: { form: Form }) => {
  const { t } = useTranslation('account');
  const consent = (name: 'privacy' | 'terms', to: string) => (
    <CheckboxField
      {...form.register(`${name}Accepted`)}
      error={form.errorOf(`${name}Accepted`)}
      label={
        <>
          {t(`register.${name}Before`)} <AppLink to={to}>{t(`register.${name}`)}</AppLink> {t(`register.${name}After`)}
        </>
      }
    />
  );
  return (
    <>
      <div className={styles.pair}>
        <TextInput label={t('firstName')} autoComplete="given-name" {...form.register('firstName')} error={form.errorOf('firstName')} />
        <TextInput label={t('lastName')} autoComplete="family-name" {...form.register('lastName')} error={form.errorOf('lastName')} />
      </div>
      <FormDateInput label={t('dob')} help={t('register.dobHelp')} control={form.control} name="dob" error={form.errorOf('dob')} />
      {consent('privacy', '/datenschutz')}
      {consent('terms', '/agb')}
    </>
  );
};

/** What the provider does not know: date of birth and consents. */
export const RegisterStep = ({ pending }: { pending: PendingSignIn }) => {
  const { t } = useTranslation(['social-sign-in', 'account']);
  const locale = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const form = useShapeForm(finishRegistrationInput, { firstName: pending.firstName ?? '', lastName: pending.lastName ?? '' });
  const { run, isPending, error } = useAction();
  const submit = form.handleSubmit((input) =>
    run(async () => {
      try {
        const session = await visitorApi.post('/clients/auth/pending/register', { body: input });
        finish(session, locale, pending.returnTo === '/dashboard' ? '/onboarding' : pending.returnTo);
      } catch (failure) {
        if (refusedWith<Posts['/clients/auth/pending/register']>(failure, 'user.nonAdult')) return navigate(path('/auth/confirm-info/non-adult'));
        form.showServerErrors(failure);
        throw failure;
      }
    }),
  );
  return (
    <>
      <p>{t('register.intro', { provider: t(`name.${pending.provider}`) })}</p>
      <Facts items={[{ term: t('account:email'), value: pending.email }]} />
      <ScriptedForm onSubmit={(event) => void submit(event)} className={styles.form}>
        <Fields form={form} />
        <FailureNotice error={error} />
        <Button type="submit" isWide isBusy={isPending}>
          {t('account:register.submit')}
        </Button>
      </ScriptedForm>
    </>
  );
};
