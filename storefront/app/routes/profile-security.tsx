import { useTranslation } from 'react-i18next';
import { ErrorState } from '../components/ui/error-state.tsx';
import { Skeleton } from '../components/ui/feedback.tsx';
import { ProfileFrame } from '../features/profile/profile-frame.tsx';
import { SecondFactorSection } from '../features/second-factor/second-factor-section.tsx';
import { LinkedSignInsSection, LinkOutcome } from '../features/linked-sign-ins/linked-sign-ins-section.tsx';
import { DevicesSection } from '../features/security/devices-section.tsx';
import { EmailSection } from '../features/security/email-section.tsx';
import { PasswordSection } from '../features/security/password-section.tsx';
import { useProfile } from '../lib/profile/use-profile.ts';

export const handle = { ns: ['profile', 'security', 'second-factor', 'social-sign-in'] };

/** How this person gets in; each section is a feature's own. */
const ProfileSecurity = () => {
  const { t } = useTranslation('security');
  const profile = useProfile();
  return (
    <ProfileFrame section="security">
      <LinkOutcome />
      <p>{t('intro')}</p>
      {profile.isPending && <Skeleton lines={8} />}
      {profile.isError && <ErrorState error={profile.error} onRetry={() => void profile.refetch()} />}
      {profile.data && <PasswordSection profile={profile.data} />}
      {profile.data && <EmailSection profile={profile.data} />}
      <SecondFactorSection />
      <LinkedSignInsSection />
      <DevicesSection />
    </ProfileFrame>
  );
};
export default ProfileSecurity;
