import { useTranslation } from 'react-i18next';
import { ConsentsCard } from '../features/profile/consents-card.tsx';
import { NewsletterPending } from '../features/newsletter/newsletter-pending.tsx';
import { AccessCard } from '../features/privacy/access-card.tsx';
import { EraseCard } from '../features/privacy/erase-card.tsx';
import { ExportCard } from '../features/privacy/export-card.tsx';
import { ProfileFrame } from '../features/profile/profile-frame.tsx';

export const handle = { ns: ['profile', 'newsletter', 'privacy', 'consents'] };

/** What is done with this person's data; each section is a feature's own. */
const ProfilePrivacy = () => {
  const { t } = useTranslation('profile');
  return (
    <ProfileFrame section="privacy">
      <p>{t('privacyIntro')}</p>
      <AccessCard />
      <ExportCard />
      <ConsentsCard note={<NewsletterPending />} />
      <EraseCard />
    </ProfileFrame>
  );
};
export default ProfilePrivacy;
