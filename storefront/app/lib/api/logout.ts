import { browserCookie } from '../cookies/cookies.ts';
import { diaryQueueKey } from '../diary/keys.ts';
import { session } from './session.ts';

/** Diary entries that wait for a connection go with the session that is ended by hand; one that merely ran out leaves them to their owner. */
export const logout = async (): Promise<void> => {
  localStorage.removeItem(diaryQueueKey);
  await session.end(() =>
    fetch('/api/v1/clients/auth/logout', { method: 'POST', credentials: 'include', headers: { 'x-xsrf-token': browserCookie('XSRF-TOKEN') ?? '' } }),
  );
};
