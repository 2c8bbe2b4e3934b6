import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AppLink } from '../components/ui/app-link.tsx';
import { InboxScreen } from '../features/notifications/inbox-screen.tsx';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['notifications'] };

const Notifications = () => {
  const { t } = useTranslation('notifications');
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1);
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      <h1>{t('title')}</h1>
      <p>
        {t('intro')} <AppLink to="/profile/notifications">{t('toPreferences')}</AppLink>
      </p>
      <InboxScreen page={page} />
    </>
  );
};
export default Notifications;
