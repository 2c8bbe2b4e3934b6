import type { PendingSignIn } from '@blattwerk/contract/accounts/social-shapes';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Skeleton } from '../../components/ui/feedback.tsx';
import { visitorApi } from '../../lib/api/client.ts';
import { PageHead } from '../../lib/seo/page-head.tsx';
import { EnterStep, LinkStep } from './enter-step.tsx';
import { ProveByLink, ProveStep } from './prove-step.tsx';
import { RegisterStep } from './register-step.tsx';
import styles from './social-sign-in.module.css';

interface StepProps {
  pending: PendingSignIn;
  token: string | null;
  onProven: (pending: PendingSignIn) => void;
}

const Step = ({ pending, token, onProven }: StepProps) => {
  const { t } = useTranslation('social-sign-in');
  const provider = t(`name.${pending.provider}`);
  const waitsForMail = pending.step === 'prove' || pending.step === 'link';
  if (token && waitsForMail) return <ProveByLink token={token} onProven={onProven} />;
  if (pending.step === 'register') return <RegisterStep pending={pending} />;
  if (pending.step === 'prove')
    return (
      <>
        <p>{t(pending.email ? 'prove.intro' : 'prove.introWithout', { provider, email: pending.email })}</p>
        <ProveStep pending={pending} onProven={onProven} submitLabel={t('prove.ask')} />
      </>
    );
  if (pending.step === 'enter') return <EnterStep pending={pending} before={<p>{t('enter.intro', { email: pending.email })}</p>} />;
  return (
    <LinkStep
      pending={pending}
      before={<p>{t('link.intro', { provider, email: pending.email })}</p>}
      after={
        <div className={styles.other}>
          <h2>{t('link.otherTitle')}</h2>
          <p>{t('link.otherText')}</p>
          <ProveStep pending={pending} onProven={onProven} submitLabel={t('prove.ask')} />
        </div>
      }
    />
  );
};

/** What a sign-in with Google or Apple still needs. Only the browser can ask: the cookie is not for pages. */
export const ContinueSignIn = ({ token }: { token: string | null }) => {
  const { t } = useTranslation('social-sign-in');
  const [pending, setPending] = useState<PendingSignIn>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    visitorApi.get('/clients/auth/pending').then(setPending, setError);
  }, []);
  const title = t(`title.${pending?.step ?? 'loading'}`, { provider: pending ? t(`name.${pending.provider}`) : '' });
  return (
    <>
      <PageHead title={title} isPrivate />
      <h1>{title}</h1>
      {error !== undefined && (
        <>
          <FailureNotice error={error} />
          <LinkButton to="/auth/login">{t('toLogin')}</LinkButton>
        </>
      )}
      {!pending && error === undefined && <Skeleton lines={6} />}
      {pending && <Step pending={pending} token={token} onProven={setPending} />}
    </>
  );
};
