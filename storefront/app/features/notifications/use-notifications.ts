import type { NotificationList } from '@blattwerk/contract/notifications/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { memberApi } from '../../lib/api/client.ts';
import { setUnread, useUnreadCount } from '../../lib/notifications/unread-count.ts';

const keyOf = (page: number) => ['notifications', page] as const;
export const pageSize = 20;

/** One page of the inbox; read again when the bell's number says that there is something new. */
export const useNotifications = (page: number) => {
  const count = useUnreadCount();
  const inbox = useQuery({
    queryKey: [...keyOf(page), count],
    queryFn: () => memberApi.get('/clients/notifications', { query: { page, pageSize } }),
    placeholderData: (before: NotificationList | undefined) => before,
  });
  const unread = inbox.data?.unread;
  useEffect(() => {
    if (unread !== undefined) setUnread(unread);
  }, [unread]);
  return inbox;
};

/** Marks as read; without ids all. */
export const useMarkRead = () => {
  const client = useQueryClient();
  return async (ids?: string[]): Promise<void> => {
    const { unread } = await memberApi.post('/clients/notifications/read', { body: ids === undefined ? {} : { ids } });
    setUnread(unread);
    await client.invalidateQueries({ queryKey: ['notifications'] });
  };
};
