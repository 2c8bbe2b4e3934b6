import { linkByPasswordInput, enterPendingInput } from '@blattwerk/contract/accounts/social-shapes';
import type { Session } from '@blattwerk/contract/accounts/shapes';
import type { PendingSignIn } from '@blattwerk/contract/accounts/social-shapes';
import type { SecondFactorMethod } from '@blattwerk/contract/second-factors/shapes';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dueOf, SecondStep } from '../../components/sign-in/second-step.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { visitorApi } from '../../lib/api/client.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { finish } from './finish.ts';
import styles from './social-sign-in.module.css';

interface Props {
  pending: PendingSignIn;
  /** What stands above and below the first step, and not beside a second one. */
  before: ReactNode;
  after?: ReactNode;
}

interface Step<Proven> {
  methods: readonly SecondFactorMethod[];
  /** What the first step proved: goes along with the second. */
  proven: Proven;
}

/** Sends what is proven; where a second factor is due, that is the next step and no failure. */
const useEntering = <Proven extends object>(pending: PendingSignIn, send: (proven: Proven, proof: object) => Promise<Session>) => {
  const locale = useLocale();
  const [step, setStep] = useState<Step<Proven>>();
  const enter = async (proven: Proven, proof: object) => finish(await send(proven, proof), locale, pending.returnTo);
  const begin = async (proven: Proven) => {
    try {
      await enter(proven, {});
    } catch (failure) {
      const methods = dueOf(failure);
      if (!methods) throw failure;
      setStep({ methods, proven });
    }
  };
  const prove = async (proof: object) => step && enter(step.proven, proof);
  return { step, begin, prove, back: () => setStep(undefined) };
};

/** The account's password, once, so that it can be entered this way from now on. */
export const LinkStep = ({ pending, before, after }: Props) => {
  const { t } = useTranslation(['social-sign-in', 'account']);
  const form = useShapeForm(linkByPasswordInput, { password: '' });
  const { run, isPending, error } = useAction();
  const { step, begin, prove, back } = useEntering(pending, (proven: { password: string }, proof) =>
    visitorApi.post('/clients/auth/pending/link', { body: { ...proven, ...proof } }),
  );
  const submit = form.handleSubmit((input) =>
    run(async () => {
      try {
        await begin(input);
      } catch (failure) {
        if (!form.showServerErrors(failure, { 'auth.invalidCredentials': 'password', 'auth.invalidPassword': 'password' })) throw failure;
      }
    }),
  );
  if (step) return <SecondStep methods={step.methods} known={t('account:login.passwordRight')} onProof={prove} onBack={back} />;
  return (
    <>
      {before}
      <ScriptedForm onSubmit={(event) => void submit(event)} className={styles.form}>
        <PasswordInput label={t('account:password')} autoComplete="current-password" {...form.register('password')} error={form.errorOf('password')} />
        <FailureNotice error={error} />
        <Button type="submit" isWide isBusy={isPending}>
          {t('link.submit')}
        </Button>
      </ScriptedForm>
      {after}
    </>
  );
};

/** The last step of a sign-in whose owner is known: one press, and the second factor where there is one. */
export const EnterStep = ({ pending, before }: Props) => {
  const { t } = useTranslation('social-sign-in');
  const form = useShapeForm(enterPendingInput, {});
  const { run, isPending, error } = useAction();
  const { step, begin, prove, back } = useEntering(pending, (proven: object, proof) =>
    visitorApi.post('/clients/auth/pending/enter', { body: { ...proven, ...proof } }),
  );
  const submit = form.handleSubmit((input) => run(() => begin(input)));
  if (step) return <SecondStep methods={step.methods} known={t('enter.known', { email: pending.email })} onProof={prove} onBack={back} />;
  return (
    <>
      {before}
      <ScriptedForm onSubmit={(event) => void submit(event)} className={styles.form}>
        <FailureNotice error={error} />
        <Button type="submit" isWide isBusy={isPending}>
          {t('enter.submit')}
        </Button>
      </ScriptedForm>
    </>
  );
};
