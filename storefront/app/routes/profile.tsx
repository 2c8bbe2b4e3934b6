import { useTranslation } from 'react-i18next';
import { ErrorState } from '../components/ui/error-state.tsx';
import { Skeleton } from '../components/ui/feedback.tsx';
import { IdentityCard } from '../features/identity/identity-card.tsx';
import { InviteDoctorCard } from '../features/invitations/invite-doctor-card.tsx';
import { ProfileFrame } from '../features/profile/profile-frame.tsx';
import { ProfileScreen } from '../features/profile/profile-screen.tsx';
import { Documents } from '../features/treatments/documents.tsx';
import { memberApi } from '../lib/api/client.ts';
import { useProfile } from '../lib/profile/use-profile.ts';

export const handle = { ns: ['profile', 'person', 'treatments', 'identity', 'invitations'] };

const ProfileRoute = () => {
  const { t } = useTranslation('profile');
  const profile = useProfile();
  const documents = (['information', 'contract'] as const).map((key) => ({
    key,
    label: t(`document.${key}`),
    fetch: () => memberApi.file('/clients/iam/download/docs/:document', { params: { document: key } }),
  }));
  return (
    <ProfileFrame section="personal">
      {profile.isPending && <Skeleton lines={8} />}
      {profile.isError && <ErrorState error={profile.error} onRetry={() => void profile.refetch()} />}
      {profile.data && (
        <ProfileScreen profile={profile.data} documents={<Documents documents={documents} />} identity={<IdentityCard />} invitations={<InviteDoctorCard />} />
      )}
    </ProfileFrame>
  );
};
export default ProfileRoute;
