import { emailChangeInput } from '@blattwerk/contract/accounts/access-shapes';
import type { Profile } from '@blattwerk/contract/accounts/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { CodeInput } from '../../components/ui/code-input.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { meKey } from '../../lib/auth/use-me.ts';
import { codeForm } from '../../lib/forms/code-form.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { profileKey } from '../../lib/profile/use-profile.ts';
import { AccountName } from './password-section.tsx';
import styles from './security.module.css';

const AskForm = ({ email, onAsked }: { email: string; onAsked: (address: string) => void }) => {
  const { t } = useTranslation('security');
  const form = useShapeForm(emailChangeInput, { email: '', password: '' });
  const { run, isPending, error } = useAction();
  const submit = form.handleSubmit((input) =>
    run(async () => {
      try {
        await memberApi.post('/clients/iam/email-change', { body: input });
      } catch (failure) {
        if (form.showServerErrors(failure, { 'auth.invalidPassword': 'password' })) return;
        throw failure;
      }
      onAsked(input.email);
    }),
  );
  return (
    <ScriptedForm onSubmit={(event) => void submit(event)} className={styles.form}>
      <AccountName email={email} />
      <TextInput label={t('email.new')} type="email" inputMode="email" autoComplete="email" {...form.register('email')} error={form.errorOf('email')} />
      <PasswordInput label={t('email.password')} autoComplete="current-password" {...form.register('password')} error={form.errorOf('password')} />
      <FailureNotice error={error} />
      <Button type="submit" kind="secondary" isBusy={isPending}>
        {t('email.submit')}
      </Button>
    </ScriptedForm>
  );
};

const CodeForm = ({ address, onDone, onBack }: { address: string; onDone: () => void; onBack: () => void }) => {
  const { t } = useTranslation('security');
  const client = useQueryClient();
  const form = useShapeForm(codeForm, { code: '' }, 'onSubmit');
  const { run, isPending, error } = useAction();
  const submit = form.handleSubmit((proof) =>
    run(async () => {
      try {
        await memberApi.post('/clients/iam/email-change/confirm', { body: proof });
      } catch (failure) {
        if (form.showServerErrors(failure, { 'auth.mailCodeInvalid': 'code' })) return;
        throw failure;
      }
      await Promise.all([client.invalidateQueries({ queryKey: profileKey }), client.invalidateQueries({ queryKey: meKey })]);
      toast.success(t('email.changed'));
      onDone();
    }),
  );
  return (
    <>
      <Notice kind="info" title={t('email.sentTitle')} isAlert>
        <p>{t('email.sentText', { address })}</p>
      </Notice>
      <ScriptedForm onSubmit={(event) => void submit(event)} className={styles.form}>
        <CodeInput label={t('email.code')} {...form.register('code')} error={form.errorOf('code')} />
        <FailureNotice error={error} />
        <Button type="submit" isBusy={isPending}>
          {t('email.confirm')}
        </Button>{' '}
        <Button kind="quiet" onClick={onBack}>
          {t('email.other')}
        </Button>
      </ScriptedForm>
    </>
  );
};

/** The address changes only when the new mailbox is proven; until then everything stays as it is. */
export const EmailSection = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('security');
  const [asked, setAsked] = useState<string>();
  return (
    <Card>
      <h2>{t('email.title')}</h2>
      <p>{t('email.text', { email: profile.email })}</p>
      {!profile.hasPassword && <p>{t('email.needsPassword')}</p>}
      {profile.hasPassword && !asked && <AskForm email={profile.email} onAsked={setAsked} />}
      {asked && <CodeForm address={asked} onDone={() => setAsked(undefined)} onBack={() => setAsked(undefined)} />}
    </Card>
  );
};
