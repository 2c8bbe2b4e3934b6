import { BellOutlined } from '@ant-design/icons';
import { Badge } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNotifications } from '../providers/use-notifications.ts';

/** Leads to what this account was told, and says how much of it is unread. */
export const NotificationBell = () => {
  const { t } = useTranslation();
  const { query, result } = useNotifications(1, 1);
  const unread = query.data === undefined ? 0 : result.data.unread;
  const label = unread === 0 ? t('notifications.title') : `${t('notifications.title')}: ${t('notifications.unread', { count: unread })}`;
  return (
    <Link to="/notifications" className="shell-bell" aria-label={label} title={label}>
      <Badge count={unread} size="small" overflowCount={99} aria-hidden="true">
        <BellOutlined aria-hidden="true" />
      </Badge>
    </Link>
  );
};
