import { ApiError } from '../api/api-error.ts';
import { memberApi, visitorApi } from '../api/client.ts';
import { hasSession } from '../auth/has-session.ts';

/** Merges the browser's favourites into the account's and returns all of them; null where there is no account, or one without favourites. */
export const mergeIntoAccount = async (stored: readonly string[]): Promise<readonly string[] | null> => {
  if (!(await hasSession())) return null;
  try {
    const answer = await (stored.length > 0
      ? visitorApi.post('/clients/favorite-products', { body: { productIds: [...stored] } })
      : visitorApi.get('/clients/favorite-products/ids'));
    return answer.productIds;
  } catch (error) {
    // A doctor's or a pharmacy's account, a server that is away: the browser's own list goes on.
    if (error instanceof ApiError) return null;
    throw error;
  }
};

export const saveToAccount = (productId: string, isFavorite: boolean): Promise<unknown> =>
  memberApi.post('/clients/products/toggle-favorite', { body: { productId, isFavorite } });
