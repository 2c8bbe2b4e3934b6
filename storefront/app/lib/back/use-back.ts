import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useBrowserValue } from '../browser/use-browser-value.ts';

/** Where a link of ours was followed: `AppLink` says so in the history's state. */
const fromOf = (state: unknown): string | undefined => {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined;
};

const keyOf = (pathname: string): string => `blattwerk.back:${pathname}`;

/**
 * The address, with its search, that the reader came to this page from, also after the page's own address has changed by filters;
 * the given one on the server, in the first paint, and for who came from elsewhere.
 */
export const useBack = (otherwise: string): { to: string; isKnown: boolean } => {
  const { pathname, state } = useLocation();
  const from = fromOf(state);
  const isOther = from !== undefined && from.split('?')[0] !== pathname;
  useEffect(() => {
    if (isOther) sessionStorage.setItem(keyOf(pathname), from);
  }, [isOther, from, pathname]);
  const known = useBrowserValue(() => (isOther ? from : (sessionStorage.getItem(keyOf(pathname)) ?? undefined)), undefined);
  return { to: known ?? otherwise, isKnown: known !== undefined };
};
