import { useTranslation } from 'react-i18next';
import { ConsentsCard } from '../features/profile/consents-card.tsx';
import { NewsletterCard } from '../features/newsletter/newsletter-card.tsx';
import { ProfileFrame } from '../features/profile/profile-frame.tsx';

export const handle = { ns: ['profile', 'newsletter'] };

/** What is done with this person's data; each section is a feature's own. */
const ProfilePrivacy = () => {
  const { t } = useTranslation('profile');
  return (
    <ProfileFrame section="privacy">
      <p>{t('privacyIntro')}</p>
      <ConsentsCard />
      <NewsletterCard />
    </ProfileFrame>
  );
};
export default ProfilePrivacy;
