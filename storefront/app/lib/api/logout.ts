import { browserCookie } from '../cookies/cookies.ts';
import { endSession } from './session.ts';

export const logout = async (): Promise<void> =>
  endSession(() =>
    fetch('/api/v1/clients/auth/logout', { method: 'POST', credentials: 'include', headers: { 'x-xsrf-token': browserCookie('XSRF-TOKEN') ?? '' } }),
  );
