import { browserCookie } from '../cookies/cookies.ts';
import { session } from './session.ts';

export const logout = async (): Promise<void> =>
  session.end(() =>
    fetch('/api/v1/clients/auth/logout', { method: 'POST', credentials: 'include', headers: { 'x-xsrf-token': browserCookie('XSRF-TOKEN') ?? '' } }),
  );
