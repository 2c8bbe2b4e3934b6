import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { bareOf } from '../../lib/i18n/locale.ts';
import { useUnreadCount } from '../../lib/notifications/unread-count.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './notification-bell.module.css';

const most = 99;

/** Leads to the inbox, and says how much there is unread. */
export const NotificationBell = () => {
  const { t } = useTranslation();
  const unread = useUnreadCount();
  const isHere = bareOf(useLocation().pathname) === '/notifications';
  return (
    <AppLink to="/notifications" className={styles.bell} current={isHere}>
      <Icon name="bell" />
      <span className="visually-hidden">{t('frame.notifications')}</span>
      {unread > 0 && (
        <>
          <span className={styles.count} aria-hidden="true">
            {unread > most ? `${most}+` : unread}
          </span>
          <span className="visually-hidden">{t('frame.unread', { count: unread })}</span>
        </>
      )}
    </AppLink>
  );
};
