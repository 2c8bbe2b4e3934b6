import { email } from '@blattwerk/contract/validation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Button } from '../../components/ui/button.tsx';
import { CodeInput } from '../../components/ui/code-input.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { codeForm } from '../../lib/forms/code-form.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import type { PharmacyLinkPage } from './use-pharmacy-link.ts';
import styles from './pharmacy-link.module.css';

type Step = { name: 'address' } | { name: 'code'; sentTo: string } | { name: 'done'; invited: string };

/** What was asked for last, and why it failed: the prescriptions above go on as they are. */
const useClaim = (page: PharmacyLinkPage) => {
  const [step, setStep] = useState<Step>({ name: 'address' });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const run = async (work: () => Promise<Step>): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      setStep(await work());
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  };
  return {
    step,
    isBusy,
    error,
    start: (email: string) => void run(async () => ({ name: 'code', sentTo: (await page.startClaim(email)).sentTo })),
    confirm: (code: string) => void run(async () => ({ name: 'done', invited: (await page.confirmClaim(code)).invited })),
    again: () => setStep({ name: 'address' }),
  };
};

const addressForm = z.object({ email });

/** The offer of an account: a code goes to the pharmacy's listed address, an invitation to the one that is typed here. */
export const ClaimOffer = ({ page }: { page: PharmacyLinkPage }) => {
  const { t } = useTranslation('pharmacy-link');
  const { step, isBusy, error, start, confirm, again } = useClaim(page);
  const address = useShapeForm(addressForm, { email: '' }, 'onSubmit');
  const proof = useShapeForm(codeForm, { code: '' }, 'onSubmit');
  return (
    <Disclosure summary={t('claim.summary')}>
      {step.name === 'address' && (
        <form className={styles.form} onSubmit={(event) => void address.handleSubmit((typed) => start(typed.email))(event)} noValidate>
          <p>{t('claim.text')}</p>
          <FailureNotice error={error} />
          <TextInput
            label={t('claim.email')}
            help={t('claim.emailHelp')}
            type="email"
            autoComplete="email"
            {...address.register('email')}
            error={address.errorOf('email')}
          />
          <Button type="submit" kind="secondary" isBusy={isBusy}>
            {t('claim.send')}
          </Button>
        </form>
      )}
      {step.name === 'code' && (
        <form className={styles.form} onSubmit={(event) => void proof.handleSubmit(({ code }) => confirm(code))(event)} noValidate>
          <p role="status">{t('claim.sent', { address: step.sentTo })}</p>
          <FailureNotice error={error} />
          <CodeInput label={t('claim.code')} {...proof.register('code')} error={proof.errorOf('code')} />
          <div className={styles.buttons}>
            <Button type="submit" kind="secondary" isBusy={isBusy}>
              {t('claim.confirm')}
            </Button>
            <Button kind="quiet" onClick={again}>
              {t('claim.again')}
            </Button>
          </div>
        </form>
      )}
      {step.name === 'done' && (
        <Notice kind="ok" title={t('claim.done.title')} isAlert>
          <p>{t('claim.done.text', { address: step.invited })}</p>
        </Notice>
      )}
    </Disclosure>
  );
};
