import { useTranslation } from 'react-i18next';
import { ProfileIncomplete } from '../components/personal/profile-incomplete.tsx';
import { LinkButton } from '../components/ui/button.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';
import { Notice, Skeleton } from '../components/ui/feedback.tsx';
import { useProfile } from '../lib/profile/use-profile.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['person'] };

/** Which details are missing, with the way to the profile; or that none is. */
const ProfileIncompletePage = () => {
  const { t } = useTranslation('person');
  const profile = useProfile();
  return (
    <>
      <PageHead title={t('pageTitle')} isPrivate />
      <h1>{t('pageTitle')}</h1>
      {profile.isPending && <Skeleton lines={4} />}
      {profile.isError && <ErrorState error={profile.error} onRetry={() => void profile.refetch()} />}
      {profile.data && profile.data.missing.length > 0 && <ProfileIncomplete missing={profile.data.missing} />}
      {profile.data?.missing.length === 0 && (
        <>
          <Notice kind="ok" title={t('completeTitle')}>
            <p>{t('completeText')}</p>
          </Notice>
          <p>
            <LinkButton to="/dashboard">{t('toDashboard')}</LinkButton>
          </p>
        </>
      )}
    </>
  );
};
export default ProfileIncompletePage;
