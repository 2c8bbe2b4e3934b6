import { browserCookie } from '../cookies/cookies.ts';
import { forgetSession } from './session.ts';

/** Ends the session on the server and here. The cookies go even when the server cannot be reached. */
export const logout = async (): Promise<void> => {
  try {
    await fetch('/api/v1/clients/auth/logout', { method: 'POST', credentials: 'include', headers: { 'x-xsrf-token': browserCookie('XSRF-TOKEN') ?? '' } });
  } finally {
    forgetSession();
  }
};
