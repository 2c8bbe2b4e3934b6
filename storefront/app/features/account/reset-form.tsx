import { resetFinishInput } from '@blattwerk/contract/accounts/shapes';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { visitorApi } from '../../lib/api/client.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { isTokenOver } from '../../lib/api/token-over.ts';
import styles from './account.module.css';

/** The new password, with the token of the mail. All sessions end with it, so a login follows. */
export const ResetForm = ({ token }: { token: string }) => {
  const { t } = useTranslation('account');
  const form = useShapeForm(resetFinishInput, { token });
  const password = useWatch({ control: form.control, name: 'password' });
  const { run, isPending, error } = useAction();
  const [isDone, setDone] = useState(false);
  const submit = form.handleSubmit((input) =>
    run(async () => {
      try {
        await visitorApi.post('/clients/auth/reset/finish', { body: input });
      } catch (failure) {
        if (form.showServerErrors(failure)) return;
        throw failure;
      }
      setDone(true);
    }),
  );
  if (isDone) {
    return (
      <>
        <Notice kind="ok" isAlert>
          <p>{t('reset.done')}</p>
        </Notice>
        <LinkButton to="/auth/login">{t('login.submit')}</LinkButton>
      </>
    );
  }
  if (isTokenOver(error)) {
    return (
      <>
        <FailureNotice error={error} />
        <LinkButton to="/auth/password-forgot">{t('reset.newLink')}</LinkButton>
      </>
    );
  }
  return (
    <>
      <p>{t('reset.intro')}</p>
      <ScriptedForm onSubmit={submit} className={styles.form}>
        <FailureNotice error={error} />
        <PasswordInput
          label={t('reset.password')}
          autoComplete="new-password"
          {...form.register('password')}
          error={form.errorOf('password')}
          rulesFor={password ?? ''}
        />
        <PasswordInput label={t('passwordConfirm')} autoComplete="new-password" {...form.register('passwordConfirm')} error={form.errorOf('passwordConfirm')} />
        <Button type="submit" isWide isBusy={isPending}>
          {t('reset.submit')}
        </Button>
      </ScriptedForm>
    </>
  );
};
