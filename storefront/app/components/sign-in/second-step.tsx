import { refusedWith } from '@blattwerk/contract/client/refused-with';
import type { Posts } from '@blattwerk/contract/client/types';
import type { SecondFactorDue, SecondFactorMethod } from '@blattwerk/contract/second-factors/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { TextInput } from '../ui/inputs.tsx';
import { ScriptedForm } from '../ui/scripted-form.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { codeForm } from '../../lib/forms/code-form.ts';
import type { FormOf } from '../../lib/forms/use-shape-form.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { PasskeyButton } from './passkey-button.tsx';
import styles from './sign-in.module.css';

/** Which second factors this login can go on with; undefined where it failed for another reason. */
export const dueOf = (error: unknown): readonly SecondFactorMethod[] | undefined =>
  refusedWith<Posts['/clients/auth/login']>(error, 'auth.totpRequired')
    ? ((error.details as Partial<SecondFactorDue> | undefined)?.methods ?? ['totp'])
    : undefined;

interface Props {
  methods: readonly SecondFactorMethod[];
  /** What is proven already, in words. */
  known: string;
  /** Sends the proof beside what is known already. */
  onProof: (proof: object) => Promise<void>;
  onBack: () => void;
}

const recoveryTyping = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false };
const appTyping = { autoComplete: 'one-time-code', inputMode: 'numeric' } as const;

interface CodeFieldProps {
  form: FormOf<typeof codeForm>;
  isRecovery: boolean;
  refused: string | undefined;
}

const CodeField = ({ form, isRecovery, refused }: CodeFieldProps) => {
  const { t } = useTranslation('account');
  return (
    <TextInput
      label={t(isRecovery ? 'login.recoveryCode' : 'login.totp')}
      {...form.register('code')}
      autoFocus
      maxLength={16}
      error={form.errorOf('code') ?? refused}
      {...(isRecovery ? recoveryTyping : appTyping)}
    />
  );
};

/** The second step of a login, whatever the first one was: the app's code in one field, or a recovery code, or a passkey. What is proven is not asked for again. */
export const SecondStep = ({ methods, known, onProof, onBack }: Props) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const hasApp = methods.includes('totp');
  const [isRecovery, setRecovery] = useState(!hasApp && !methods.includes('passkey'));
  const form = useShapeForm(codeForm, { code: '' }, 'onSubmit');
  /** A field of its own for each try, so that typing goes on at once; only the kind of code that was refused has something wrong in it. */
  const [last, setLast] = useState({ tries: 0, isRecovery });
  const { run, isPending, error } = useAction();
  const submit = form.handleSubmit(async ({ code }) => {
    const isDone = await run(() => onProof({ totp: code }));
    if (isDone) return;
    form.reset();
    setLast({ tries: last.tries + 1, isRecovery });
  });
  const isWrong = refusedWith<Posts['/clients/auth/login']>(error, 'auth.totpInvalid');
  /** The other kind of code, where there is one. */
  const other = isRecovery ? !hasApp : methods.includes('recovery-code');
  return (
    <ScriptedForm onSubmit={(event) => void submit(event)} className={styles.form}>
      <p>
        {!isRecovery && `${known} `}
        {t(isRecovery ? 'login.recoveryIntro' : hasApp ? 'login.totpIntro' : 'login.passkeyIntro')}
      </p>
      <FailureNotice error={isWrong ? undefined : error} />
      {(hasApp || isRecovery) && (
        <>
          <CodeField
            key={`${isRecovery} ${last.tries}`}
            form={form}
            isRecovery={isRecovery}
            refused={isWrong && last.isRecovery === isRecovery ? failureText(error, locale) : undefined}
          />
          <Button type="submit" isWide isBusy={isPending}>
            {t('login.submit')}
          </Button>
        </>
      )}
      {methods.includes('passkey') && (
        <div className={styles.aside}>
          <PasskeyButton label={t('login.usePasskey')} run={run} isPending={isPending} onAnswer={(passkey) => onProof({ passkey })} />
        </div>
      )}
      <p className={styles.choices}>
        {isRecovery !== other && (
          <Button kind="quiet" size="small" onClick={() => setRecovery(other)}>
            {t(other ? 'login.useRecovery' : 'login.useApp')}
          </Button>
        )}
        <Button kind="quiet" size="small" onClick={onBack}>
          {t('login.otherAccount')}
        </Button>
      </p>
    </ScriptedForm>
  );
};
