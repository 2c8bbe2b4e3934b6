import { useEffect, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { rootRouteId } from '../seo/page-head.tsx';
import { notifyFavorites, readStored, removeStored, store, subscribeToFavorites } from './stored-favorites.ts';

/**
 * Whose favourites count: `unknown` until the account has answered, which is asked once a document; `browser` where there is no account,
 * or one that has none (doctors, pharmacies, a session that is over).
 */
type Owner = { kind: 'unknown' | 'browser' } | { kind: 'account'; ids: readonly string[] };
let owner: Owner = { kind: 'unknown' };
let asked: Promise<void> | undefined;

const setOwner = (next: Owner): void => {
  owner = next;
  notifyFavorites();
};

/** The API's client comes with the first use: a catalogue that is only read does not load it. */
const loadAccount = () => import('./account-favorites.ts');

const askOnce = (): void => {
  asked ??= (async () => {
    const { mergeIntoAccount } = await loadAccount();
    const stored = readStored();
    const ids = await mergeIntoAccount(stored);
    // Removed here only after the account has stored them; merging them again would change nothing.
    if (ids) removeStored(stored);
    setOwner(ids ? { kind: 'account', ids } : { kind: 'browser' });
  })();
};

export const useIsSignedIn = (): boolean => (useRouteLoaderData(rootRouteId) as { isSignedIn?: boolean } | undefined)?.isSignedIn === true;

const idsFor = (isSignedIn: boolean): readonly string[] | null => {
  if (!isSignedIn || owner.kind === 'browser') return readStored();
  return owner.kind === 'account' ? owner.ids : null;
};

/** The ids of all favourites: the account's, or this browser's. Null on the server, in the first paint, and until the account has answered. */
export const useFavoriteIds = (): readonly string[] | null => {
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (isSignedIn) askOnce();
  }, [isSignedIn]);
  return useSyncExternalStore(
    subscribeToFavorites,
    () => idsFor(isSignedIn),
    () => null,
  );
};

/** Shown at once, and taken back when the account refuses it. @throws ApiError */
export const setFavorite = async (productId: string, isFavorite: boolean): Promise<void> => {
  if (owner.kind !== 'account') {
    store(productId, isFavorite);
    return;
  }
  const { ids } = owner;
  const others = ids.filter((id) => id !== productId);
  setOwner({ kind: 'account', ids: isFavorite ? [productId, ...others] : others });
  try {
    const { saveToAccount } = await loadAccount();
    await saveToAccount(productId, isFavorite);
  } catch (error) {
    setOwner({ kind: 'account', ids });
    throw error;
  }
};
