import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { ErrorState } from '../components/ui/error-state.tsx';
import { Skeleton } from '../components/ui/feedback.tsx';
import { IdentityScreen } from '../features/identity/identity-screen.tsx';
import { useIdentity } from '../features/identity/use-identity.ts';
import { useStatuses } from '../lib/auth/use-me.ts';
import { usePath } from '../lib/i18n/use-locale.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['identity'] };

/** So long is the provider's word waited for after coming back; a user who left its page without doing anything can then go on. */
const patienceMs = 15_000;
/** So long is the good news shown before the way goes on by itself. */
const readMs = 2_500;

/** Runs once, the given milliseconds after `isOn` has become true. */
const useAfter = (isOn: boolean, ms: number): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [isOn, ms]);
  return isOver;
};

/** Explanation, consent, start and return. What the address says about the result is never believed; the server knows. */
const StripeIdentify = () => {
  const { t } = useTranslation('identity');
  const path = usePath();
  const [params] = useSearchParams();
  const isBack = params.get('result') === 'back';
  const isImpatient = useAfter(isBack, patienceMs);
  const isWaitingForWord = isBack && !isImpatient;
  const identity = useIdentity(isWaitingForWord);
  const outcome = identity.data?.outcome;
  const statuses = useStatuses();
  const { refetch } = statuses;
  useEffect(() => {
    if (outcome !== undefined && outcome !== 'open') void refetch();
  }, [outcome, refetch]);
  const hasRead = useAfter(isBack && outcome === 'verified', readMs);
  const wanted = statuses.data?.next ?? '/dashboard';
  const next = wanted === '/stripe-identify' ? '/dashboard' : wanted;
  if (outcome === 'underage') return <Navigate to={path('/auth/confirm-info/non-adult')} replace />;
  if (hasRead) return <Navigate to={path(next)} replace />;
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      {identity.isPending && <Skeleton lines={6} />}
      {identity.isError && <ErrorState error={identity.error} onRetry={() => void identity.refetch()} />}
      {identity.data && <IdentityScreen identity={identity.data} isWaitingForWord={isWaitingForWord} next={next} />}
    </>
  );
};
export default StripeIdentify;
