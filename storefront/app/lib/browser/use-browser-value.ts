import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Something that only the browser knows and that does not change while the page is open: the fallback on the server and in the first paint. */
export const useBrowserValue = <T extends string | number | boolean | undefined>(read: () => T, fallback: T): T =>
  useSyncExternalStore(never, read, () => fallback);

const darkScheme = '(prefers-color-scheme: dark)';
const onScheme = (listener: () => void): (() => void) => {
  const query = window.matchMedia(darkScheme);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const usePrefersDark = (): boolean =>
  useSyncExternalStore(
    onScheme,
    () => window.matchMedia(darkScheme).matches,
    () => false,
  );
