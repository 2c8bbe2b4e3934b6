import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let started = 0;

/** Says that there is a new export: the tray looks again. */
export const noteExport = (): void => {
  started += 1;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** How many exports were started on this page. */
export const useStartedExports = (): number => useSyncExternalStore(subscribe, () => started);
