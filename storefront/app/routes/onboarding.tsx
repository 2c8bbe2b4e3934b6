import { useTranslation } from 'react-i18next';
import { Skeleton } from '../components/ui/feedback.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';
import { OnboardingScreen } from '../features/onboarding/onboarding-screen.tsx';
import { Checklist, minutesLeft } from '../features/way/checklist.tsx';
import { useMe, useStatuses } from '../lib/auth/use-me.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['onboarding', 'way'] };

const Onboarding = () => {
  const { t } = useTranslation('onboarding');
  const me = useMe();
  const statuses = useStatuses();
  if (me.isError || statuses.isError)
    return <ErrorState error={me.error ?? statuses.error} onRetry={() => void Promise.all([me.refetch(), statuses.refetch()])} />;
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      {me.data && statuses.data ? (
        <OnboardingScreen
          name={me.data.firstName}
          next={statuses.data.next ?? '/dashboard'}
          checklist={
            <>
              <h2>{t('checklist', { count: minutesLeft(statuses.data.steps) })}</h2>
              <Checklist steps={statuses.data.steps} />
            </>
          }
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </>
  );
};
export default Onboarding;
