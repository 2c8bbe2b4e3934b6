import { accessToken, refreshSession } from '../api/session.ts';

/** A page that anybody may see never sends its reader to the login: a session that cannot be renewed is none. */
export const hasSession = async (): Promise<boolean> => {
  if (accessToken()) return true;
  try {
    return await refreshSession('/api/v1/clients', undefined);
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
};
