import type { Notification } from '@blattwerk/contract/notifications/shapes';
import { useNotification } from '@refinedev/core';
import { Button, Pagination } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Page } from '../components/page.tsx';
import { EmptyState, ErrorState, PageSkeleton } from '../components/states.tsx';
import { DateTime, EnumText } from '../components/values.tsx';
import { errorText } from '../providers/error-text.ts';
import { useMarkRead, useNotifications } from '../providers/use-notifications.ts';
import './notifications.css';

const pageSize = 25;

/** Addresses of the back office are followed within it, others as they are. */
const EntryLink = ({ item, onOpen }: { item: Notification; onOpen: () => void }) => {
  const { t } = useTranslation();
  const words = (
    <>
      {item.readAt === null ? <span className="sr-only">{t('notifications.isUnread')}: </span> : null}
      {item.title}
    </>
  );
  const within = /^\/admin(\/.*)?$/.exec(item.href);
  return within === null ? (
    <a href={item.href} onClick={onOpen}>
      {words}
    </a>
  ) : (
    <Link to={within[1] ?? '/'} onClick={onOpen}>
      {words}
    </Link>
  );
};

const Entry = ({ item, onOpen }: { item: Notification; onOpen: () => void }) => (
  <li className={item.readAt === null ? 'notice notice-unread' : 'notice'}>
    <h2>
      <EntryLink item={item} onOpen={onOpen} />
    </h2>
    <p>{item.text}</p>
    <p className="quiet">
      <EnumText type="notificationEvent" value={item.event} /> · <DateTime value={item.createdAt} />
    </p>
  </li>
);

/** What this account was told, newest first; an entry leads to its object and is then read on every device. */
export const Notifications = () => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1);
  const { query, result } = useNotifications(page, pageSize);
  const markRead = useMarkRead();
  const [isMarking, setMarking] = useState(false);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <PageSkeleton />;
  const { items, total, unread } = result.data;
  const mark = (ids?: string[]) => markRead(ids).catch((error: unknown) => open?.({ type: 'error', message: errorText(error) }));
  const markAll = async () => {
    setMarking(true);
    await mark();
    setMarking(false);
  };
  const readAll = (
    <Button loading={isMarking} disabled={unread === 0} onClick={() => void markAll()}>
      {t('notifications.readAll')}
    </Button>
  );
  return (
    <Page title={t('notifications.title')} aside={<span role="status">{t('notifications.unread', { count: unread })}</span>} actions={readAll}>
      {total === 0 ? <EmptyState title={t('notifications.empty')} /> : null}
      <ul className="notices">
        {items.map((item) => (
          <Entry key={item.id} item={item} onOpen={() => (item.readAt === null ? void mark([item.id]) : undefined)} />
        ))}
      </ul>
      {total > pageSize ? (
        <Pagination
          current={page}
          pageSize={pageSize}
          total={total}
          showSizeChanger={false}
          onChange={(to) => setParams(to === 1 ? {} : { page: String(to) })}
        />
      ) : null}
    </Page>
  );
};
