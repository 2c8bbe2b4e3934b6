import { emailOnlyInput } from '@blattwerk/contract/accounts/shapes';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AppLink } from '../../components/ui/app-link.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { visitorApi } from '../../lib/api/client.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { usePath } from '../../lib/i18n/use-locale.ts';
import styles from './account.module.css';

export const ForgotForm = () => {
  const { t } = useTranslation('account');
  const path = usePath();
  const navigate = useNavigate();
  const form = useShapeForm(emailOnlyInput, {});
  const { run, isPending, error } = useAction();
  const submit = form.handleSubmit((input) =>
    run(async () => {
      await visitorApi.post('/clients/auth/reset/init', { body: input });
      await navigate(path('/auth/confirm-info/forgot'));
    }),
  );
  return (
    <ScriptedForm onSubmit={submit} className={styles.form}>
      <FailureNotice error={error} />
      <TextInput label={t('email')} type="email" inputMode="email" autoComplete="username" {...form.register('email')} error={form.errorOf('email')} />
      <Button type="submit" isWide isBusy={isPending}>
        {t('forgot.submit')}
      </Button>
      <p className={styles.aside}>
        <AppLink to="/auth/login">{t('forgot.back')}</AppLink>
      </p>
    </ScriptedForm>
  );
};
