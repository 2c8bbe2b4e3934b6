import { useQueryClient } from '@tanstack/react-query';
import { api } from './http.ts';
import { useAnswer } from './use-answer.ts';
import { useEvents } from './use-events.ts';

const place = '/backoffice/notifications' as const;

/** Asked this often too, for the time in which the stream of events is broken. */
const refreshEveryMs = 60_000;

/** One page of what this account was told; read again as soon as there is something new. */
export const useNotifications = (page: number, pageSize: number) => {
  const { query, result } = useAnswer(place, { query: { page, pageSize } }, { refreshEveryMs, keepsPrevious: true });
  useEvents('notifications', () => void query.refetch());
  return { query, result };
};

/** Marks as read, on all devices; without ids all of them. */
export const useMarkRead = () => {
  const client = useQueryClient();
  return async (ids?: string[]): Promise<void> => {
    await api.post('/backoffice/notifications/read', { body: ids === undefined ? {} : { ids } });
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.some((part) => typeof part === 'string' && part.includes(place)) });
  };
};
