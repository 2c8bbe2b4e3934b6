import { useTranslation } from 'react-i18next';
import { PreferencesCards } from '../features/notifications/preferences-card.tsx';
import { ProfileFrame } from '../features/profile/profile-frame.tsx';

export const handle = { ns: ['profile', 'notifications'] };

/** How the person wants to be told. */
const ProfileNotifications = () => {
  const { t } = useTranslation('notifications');
  return (
    <ProfileFrame section="notifications">
      <p>{t('preferences.intro')}</p>
      <PreferencesCards />
    </ProfileFrame>
  );
};
export default ProfileNotifications;
