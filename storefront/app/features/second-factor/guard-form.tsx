import { guardedInput } from '@blattwerk/contract/second-factors/shapes';
import type { SecondFactors } from '@blattwerk/contract/second-factors/shapes';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { MailCodeField } from '../../components/personal/mail-code-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import styles from './second-factor.module.css';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';

export type Guard = z.output<typeof guardedInput>;

interface Props {
  factors: SecondFactors;
  /** Changes that take something away need a code as well while an app is on. */
  needsCode?: boolean;
  submitLabel: string;
  isDanger?: boolean;
  onSubmit: (guard: Guard) => Promise<void>;
  onCancel: () => void;
  children?: ReactNode;
}

/** Password or mailed code, and the app's code where one is due, before something that protects the account changes. */
export const GuardForm = ({ factors, needsCode = false, submitLabel, isDanger = false, onSubmit, onCancel, children }: Props) => {
  const { t } = useTranslation('second-factor');
  const asksCode = needsCode && factors.totp.isOn;
  const form = useShapeForm(guardedInput, { ...(factors.hasPassword ? { password: '' } : { mailCode: '' }), ...(asksCode ? { code: '' } : {}) });
  const { run, isPending, error } = useAction();
  const submit = form.handleSubmit((guard) =>
    run(async () => {
      try {
        await onSubmit(guard);
      } catch (failure) {
        if (!form.showServerErrors(failure, { 'auth.invalidPassword': 'password', 'auth.mailCodeInvalid': 'mailCode', 'auth.codeInvalid': 'code' }))
          throw failure;
      }
    }),
  );
  return (
    <ScriptedForm onSubmit={(event) => void submit(event)} className={styles.form}>
      {children}
      {factors.hasPassword ? (
        <PasswordInput label={t('guard.password')} autoComplete="current-password" autoFocus {...form.register('password')} error={form.errorOf('password')} />
      ) : (
        <MailCodeField {...form.register('mailCode')} error={form.errorOf('mailCode')} />
      )}
      {asksCode && (
        <TextInput label={t('guard.code')} help={t('guard.codeHelp')} autoComplete="one-time-code" {...form.register('code')} error={form.errorOf('code')} />
      )}
      <FailureNotice error={error} />
      <div className={styles.row}>
        <Button type="submit" kind={isDanger ? 'danger' : 'primary'} isBusy={isPending}>
          {submitLabel}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('guard.cancel')}
        </Button>
      </div>
    </ScriptedForm>
  );
};
