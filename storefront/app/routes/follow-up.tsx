import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ErrorState } from '../components/ui/error-state.tsx';
import { Skeleton } from '../components/ui/feedback.tsx';
import { HealthDataConsent } from '../features/questionnaire/health-data-consent.tsx';
import { FollowUpScreen } from '../features/questionnaire/follow-up/follow-up-screen.tsx';
import { viewOf } from '../features/questionnaire/follow-up/pages.ts';
import { useFollowUp } from '../features/questionnaire/follow-up/use-follow-up.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['follow-up', 'questionnaire', 'selection', 'payment', 'consents'] };

/** The change of the health state: one question, and what follows from its answer. */
const FollowUpRoute = () => {
  const { t } = useTranslation('follow-up');
  const [params] = useSearchParams();
  const basis = useFollowUp();
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      {basis.isPending && <Skeleton lines={8} />}
      {basis.isError && <ErrorState error={basis.error} onRetry={() => void basis.refetch()} />}
      {basis.isSuccess && (
        <HealthDataConsent way="follow-up">
          <FollowUpScreen basis={basis.data} view={viewOf(params.get('step'))} />
        </HealthDataConsent>
      )}
    </>
  );
};
export default FollowUpRoute;
