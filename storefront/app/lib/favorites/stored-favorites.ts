import { storedValue } from '../browser/stored-value.ts';

/** The limit without an account; the oldest go. */
const maxStored = 50;
const idPattern = /^[0-9a-f-]{36}$/;

/** Favourites of a visitor: ids in this browser, latest first. */
const stored = storedValue<readonly string[]>({
  key: 'blattwerk.favorites',
  changed: 'blattwerk:favorites',
  empty: [],
  check: (list) => (Array.isArray(list) ? list.filter((id): id is string => typeof id === 'string' && idPattern.test(id)).slice(0, maxStored) : undefined),
});
export const { read: readStored, subscribe: subscribeToFavorites, notify: notifyFavorites } = stored;

export const store = (productId: string, isFavorite: boolean): void => {
  const others = stored.read().filter((id) => id !== productId);
  const ids = (isFavorite ? [productId, ...others] : others).slice(0, maxStored);
  stored.write(ids.length === 0 ? undefined : ids);
};

/** Removes what the account has stored; what was added meanwhile stays. */
export const removeStored = (productIds: readonly string[]): void => {
  for (const id of productIds) store(id, false);
};
