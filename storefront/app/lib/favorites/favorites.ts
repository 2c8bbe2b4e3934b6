import { useEffect, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { rootRouteId } from '../seo/page-head.tsx';
import { dropKept, keep, readKept } from './kept.ts';

const changed = 'blattwerk:favorites';

/**
 * Whose favourites count: `unknown` until the account has answered, which is asked once a document; `browser` where there is no account,
 * or one that has none (doctors, pharmacies, a session that is over).
 */
type Owner = { kind: 'unknown' | 'browser' } | { kind: 'account'; ids: readonly string[] };
let owner: Owner = { kind: 'unknown' };
let asked: Promise<void> | undefined;

const tell = (): void => void window.dispatchEvent(new Event(changed));
const setOwner = (next: Owner): void => {
  owner = next;
  tell();
};

/** The API's client comes with the first use: a catalogue that is only read does not load it. */
const loadAccount = () => import('./account-favorites.ts');

const askOnce = (): void => {
  asked ??= (async () => {
    const { takeOver } = await loadAccount();
    const kept = readKept();
    const ids = await takeOver(kept);
    // What was handed over is dropped here only now that the account has it; handing it over again would change nothing.
    if (ids) dropKept(kept);
    setOwner(ids ? { kind: 'account', ids } : { kind: 'browser' });
  })();
};

const subscribe = (listener: () => void): (() => void) => {
  for (const event of [changed, 'storage']) window.addEventListener(event, listener);
  return () => {
    for (const event of [changed, 'storage']) window.removeEventListener(event, listener);
  };
};

export const useIsSignedIn = (): boolean => (useRouteLoaderData(rootRouteId) as { isSignedIn?: boolean } | undefined)?.isSignedIn === true;

const idsFor = (isSignedIn: boolean): readonly string[] | null => {
  if (!isSignedIn || owner.kind === 'browser') return readKept();
  return owner.kind === 'account' ? owner.ids : null;
};

/** The ids of all favourites: the account's, or this browser's. Null on the server, in the first paint, and until the account has answered. */
export const useFavoriteIds = (): readonly string[] | null => {
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (isSignedIn) askOnce();
  }, [isSignedIn]);
  return useSyncExternalStore(
    subscribe,
    () => idsFor(isSignedIn),
    () => null,
  );
};

/** Shown at once, and taken back when the account refuses it. @throws ApiError */
export const setFavorite = async (productId: string, isFavorite: boolean): Promise<void> => {
  if (owner.kind !== 'account') {
    keep(productId, isFavorite);
    tell();
    return;
  }
  const { ids } = owner;
  const others = ids.filter((id) => id !== productId);
  setOwner({ kind: 'account', ids: isFavorite ? [productId, ...others] : others });
  try {
    const { tellAccount } = await loadAccount();
    await tellAccount(productId, isFavorite);
  } catch (error) {
    setOwner({ kind: 'account', ids });
    throw error;
  }
};
