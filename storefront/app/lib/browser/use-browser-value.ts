import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Something that only the browser knows and that does not change while the page is open: the fallback on the server and in the first paint. */
export const useBrowserValue = <T extends string | number | boolean | undefined>(read: () => T, fallback: T): T =>
  useSyncExternalStore(never, read, () => fallback);

const hasStarted = (): boolean => true;

/** Whether the page's script runs: until then a press on a button would be lost. */
export const useHasStarted = (): boolean => useBrowserValue(hasStarted, false);

const minuteMs = 60_000;
const onMinute = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, minuteMs);
  return () => clearInterval(timer);
};

/** The minute that it is for the reader; null on the server and until the page has come alive. */
export const useMinute = (): Date | null => {
  const minute = useSyncExternalStore(
    onMinute,
    () => Math.floor(Date.now() / minuteMs),
    () => null,
  );
  return minute === null ? null : new Date(minute * minuteMs);
};

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
