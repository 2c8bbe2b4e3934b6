import { useTranslation } from 'react-i18next';
import { ProfileFrame } from '../features/profile/profile-frame.tsx';

export const handle = { ns: ['profile', 'security'] };

/** How this person gets in; each section is a feature's own. */
const ProfileSecurity = () => {
  const { t } = useTranslation('security');
  return (
    <ProfileFrame section="security">
      <p>{t('intro')}</p>
    </ProfileFrame>
  );
};
export default ProfileSecurity;
