import { useSyncExternalStore } from 'react';
import { memberApi } from '../api/client.ts';
import { accessToken } from '../api/session.ts';

/** How often it is asked while the page is seen. */
const everyMs = 30_000;

let unread = 0;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** What an answer said of it is known without asking. */
export const setUnread = (count: number): void => {
  if (count === unread) return;
  unread = count;
  for (const tell of listeners) tell();
};

/** Asks only while the page is seen and the access token is still good: an open tab alone keeps no session alive. */
const ask = async (): Promise<void> => {
  if (document.hidden || !accessToken()) return;
  try {
    setUnread((await memberApi.get('/clients/notifications', { query: { pageSize: 1 } })).unread);
  } catch {
    // The number stays as it was; the next time tells.
  }
};
const askAgain = (): void => void ask();

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  if (listeners.size === 1) {
    askAgain();
    timer = setInterval(askAgain, everyMs);
    document.addEventListener('visibilitychange', askAgain);
  }
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', askAgain);
  };
};

/** How many notifications are unread; 0 until it is known. */
export const useUnreadCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );
