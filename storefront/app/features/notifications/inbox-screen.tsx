import type { Notification } from '@blattwerk/contract/notifications/shapes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { EmptyState, Skeleton } from '../../components/ui/feedback.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { pageSize, useMarkRead, useNotifications } from './use-notifications.ts';
import styles from './inbox.module.css';

const Entry = ({ item, onOpen }: { item: Notification; onOpen: (id: string) => void }) => {
  const { t } = useTranslation('notifications');
  const { id, title, text, href, createdAt, readAt } = item;
  return (
    <li className={readAt === null ? `${styles.entry} ${styles.unread}` : styles.entry}>
      <h2 className={styles.title}>
        <Link to={href} onClick={() => onOpen(id)}>
          {readAt === null && <span className="visually-hidden">{t('unreadMark')}: </span>}
          {title}
        </Link>
      </h2>
      <p className={styles.text}>{text}</p>
      <p className={styles.time}>
        {t(`event.${item.event}`)} · <DateTime value={createdAt} />
      </p>
    </li>
  );
};

/** Everything the person was told: opening an entry leads to its object and marks it as read on every device. */
export const InboxScreen = ({ page }: { page: number }) => {
  const { t } = useTranslation('notifications');
  const inbox = useNotifications(page);
  const markRead = useMarkRead();
  const { run, error, isPending } = useAction();
  if (inbox.isError) return <ErrorState error={inbox.error} onRetry={() => void inbox.refetch()} />;
  if (!inbox.data) return <Skeleton kind="cards" />;
  const { items, total, unread } = inbox.data;
  if (total === 0) return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>;
  const opened = (id: string) =>
    void markRead([id]).catch(() => {
      // The entry stays unread and can be opened again: the person is on the way to its object.
    });
  return (
    <>
      <div className={styles.head}>
        <p aria-live="polite">{t('unread', { count: unread })}</p>
        {unread > 0 && (
          <Button kind="secondary" isBusy={isPending} onClick={() => void run(() => markRead())}>
            {t('readAll')}
          </Button>
        )}
      </div>
      <FailureNotice error={error} />
      <ul className={styles.list}>
        {items.map((item) => (
          <Entry key={item.id} item={item} onOpen={opened} />
        ))}
      </ul>
      {total > pageSize && <Pagination page={page} pageSize={pageSize} total={total} />}
    </>
  );
};
