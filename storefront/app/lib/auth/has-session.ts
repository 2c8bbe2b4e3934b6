import { ApiError } from '../api/api-error.ts';
import { accessToken, session } from '../api/session.ts';

/** A public page never sends its reader to the login: a session that cannot be renewed is none. */
export const hasSession = async (): Promise<boolean> => {
  if (accessToken()) return true;
  try {
    return await session.refresh(undefined);
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) return false;
    throw error;
  }
};
