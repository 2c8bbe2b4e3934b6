import { passwordChangeInput } from '@blattwerk/contract/accounts/access-shapes';
import type { Profile } from '@blattwerk/contract/accounts/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { devicesKey } from './devices-key.ts';
import styles from './security.module.css';

/** Password managers need to know whose password it is that changes. */
export const AccountName = ({ email }: { email: string }) => <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;

const emptyForm = { currentPassword: '', password: '', passwordConfirm: '' };

const PasswordForm = ({ email }: { email: string }) => {
  const { t } = useTranslation('security');
  const client = useQueryClient();
  const form = useShapeForm(passwordChangeInput, emptyForm);
  const password = useWatch({ control: form.control, name: 'password' });
  const { run, isPending, error } = useAction();
  const submit = form.handleSubmit((input) =>
    run(async () => {
      try {
        await memberApi.post('/clients/iam/password', { body: input });
      } catch (failure) {
        if (form.showServerErrors(failure, { 'auth.invalidPassword': 'currentPassword' })) return;
        throw failure;
      }
      form.reset(emptyForm);
      toast.success(t('password.changed'));
      await client.invalidateQueries({ queryKey: devicesKey });
    }),
  );
  return (
    <ScriptedForm onSubmit={(event) => void submit(event)} className={styles.form}>
      <AccountName email={email} />
      <PasswordInput
        label={t('password.current')}
        autoComplete="current-password"
        {...form.register('currentPassword')}
        error={form.errorOf('currentPassword')}
      />
      <PasswordInput
        label={t('password.new')}
        autoComplete="new-password"
        {...form.register('password')}
        error={form.errorOf('password')}
        rulesFor={password}
      />
      <PasswordInput label={t('password.again')} autoComplete="new-password" {...form.register('passwordConfirm')} error={form.errorOf('passwordConfirm')} />
      <FailureNotice error={error} />
      <Button type="submit" isBusy={isPending}>
        {t('password.submit')}
      </Button>
      <p className={styles.aside}>
        <AppLink to="/auth/password-forgot">{t('password.forgot')}</AppLink>
      </p>
    </ScriptedForm>
  );
};

/** The current password is asked for, and every other device is signed out. Who has none yet gets one by the way of a reset. */
export const PasswordSection = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('security');
  return (
    <Card>
      <h2>{t('password.title')}</h2>
      <p>{t(profile.hasPassword ? 'password.text' : 'password.none')}</p>
      {profile.hasPassword ? (
        <PasswordForm email={profile.email} />
      ) : (
        <LinkButton to="/auth/password-forgot" kind="secondary">
          {t('password.set')}
        </LinkButton>
      )}
    </Card>
  );
};
