import { ApiError } from '../api/api-error.ts';
import { api } from '../api/api.ts';
import { hasSession } from '../auth/has-session.ts';

/** Hands what the browser kept to the account, and answers all that it remembers; null where there is no account that remembers anything. */
export const takeOver = async (kept: readonly string[]): Promise<readonly string[] | null> => {
  if (!(await hasSession())) return null;
  try {
    const answer = await (kept.length > 0
      ? api.publicPost<{ productIds: string[] }>('/favorite-products', { productIds: kept })
      : api.publicGet<{ productIds: string[] }>('/favorite-products/ids'));
    return answer.productIds;
  } catch (error) {
    // A doctor's or a pharmacy's account, a server that is away: the browser's own list goes on.
    if (error instanceof ApiError) return null;
    throw error;
  }
};

export const tellAccount = (productId: string, isFavorite: boolean): Promise<unknown> => api.post('/products/toggle-favorite', { productId, isFavorite });
